/** Why a file is not taken for a picture. The words for each are `ui.pictures.faults.…`. */
export type PictureFault = 'too-big' | 'other-type' | 'too-many-pixels' | 'moving' | 'broken';

/** What the first bytes of a picture say it is; width and height in pixels, before it is turned upright. */
export interface PictureHead {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

export type ReadHead =
  | { readonly ok: true; readonly value: PictureHead }
  | { readonly ok: false; readonly fault: PictureFault };

/** A picture may be so many bytes. */
export const MOST_BYTES = 20e6;
/** A picture may have so many pixels: a few kB can claim to be more than any memory holds. Telephones take up to 50 million. */
export const MOST_PIXELS = 64e6;

const refused = (fault: PictureFault): ReadHead => ({ ok: false, fault });

/**
 * A PNG (w3.org/TR/png-3) or a JPEG (ITU-T T.81) by what is in it, whatever it is called; whole from its beginning to its end, and not
 * larger than can be unpacked. Whether its pixels can be read only unpacking it tells.
 */
export function pictureHead(bytes: Uint8Array): ReadHead {
  if (bytes.length > MOST_BYTES) return refused('too-big');
  const begins = (sign: readonly number[]): boolean => sign.every((byte, i) => bytes[i] === byte);
  const head = begins(PNG) ? pngHead(bytes) : begins(JPEG) ? jpegHead(bytes) : 'other-type';
  if (typeof head === 'string') return refused(head);
  const pixels = head.width * head.height;
  return pixels === 0
    ? refused('broken')
    : pixels > MOST_PIXELS
      ? refused('too-many-pixels')
      : { ok: true, value: head };
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Chunk after chunk: length, name, data, check sum. The first is the header, the last the end. */
function pngHead(bytes: Uint8Array): PictureHead | 'moving' | 'broken' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let head: PictureHead | null = null;
  for (let at = PNG.length; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = view.getUint32(at + 4);
    if (!head) {
      if (name !== IHDR || at + 16 > bytes.length) return 'broken';
      head = { type: 'image/png', width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    } else if (name === ACTL) return 'moving';
    else if (name === IEND) return head;
  }
  return 'broken';
}

const IHDR = 0x49484452;
/** What a PNG of several pictures has before the first. */
const ACTL = 0x6163544c;
const IEND = 0x49454e44;

/** Segment after segment, each with its length, until the scan begins, which ends with the picture. */
function jpegHead(bytes: Uint8Array): PictureHead | 'broken' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let head: PictureHead | null = null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return 'broken';
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // any number of these may fill up
      continue;
    }
    if (isFrame(marker) && at + 9 <= bytes.length)
      head = { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === START_OF_SCAN) return head && endsAfter(bytes, at) ? head : 'broken';
    at += 2 + view.getUint16(at + 2);
  }
  return 'broken';
}

const START_OF_SCAN = 0xda;
/** Start of frame: C0 to CF but for those of tables and arithmetic coding. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function endsAfter(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (bytes[at + 1] === 0xd9) return true;
  return false;
}
