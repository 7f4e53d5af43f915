import { type Read, refused } from '../files/fault.ts';

/**
 * A picture with a game inside it: a PNG (w3.org/TR/png-3) whose first chunk of text has a link in it, which viewers pass over. Some chats
 * and every clipboard make another picture of it, without.
 */

const KEYWORD = 'Take Cover';
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Of a chunk: four bytes say how long it is, four which it is; four after it are its check sum. */
const LENGTH = 4;
const NAME = 4;
const SUM = 4;
/** The chunk that has to be the first: 13 bytes. */
const HEADER = SIGNATURE.length + LENGTH + NAME + 13 + SUM;

/** The same picture with the link in it. */
export function withLink(png: Uint8Array, link: string): Uint8Array<ArrayBuffer> {
  const text = latin(`tEXt${KEYWORD}\0${link}`);
  const all = new Uint8Array(png.length + LENGTH + text.length + SUM);
  const view = new DataView(all.buffer);
  all.set(png.subarray(0, HEADER));
  view.setUint32(HEADER, text.length - NAME);
  all.set(text, HEADER + LENGTH);
  view.setUint32(HEADER + LENGTH + text.length, checkSum(text));
  all.set(png.subarray(HEADER), HEADER + LENGTH + text.length + SUM);
  return all;
}

/** The link in a picture; nothing of it has been checked. */
export function linkInside(png: Uint8Array): Read<string> {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  const begin = latin(`tEXt${KEYWORD}\0`);
  for (let at = SIGNATURE.length; at + LENGTH + NAME <= png.length; ) {
    const length = view.getUint32(at);
    const chunk = png.subarray(at + LENGTH, at + LENGTH + NAME + length);
    if (begin.every((byte, i) => chunk[i] === byte)) {
      return { ok: true, value: new TextDecoder('latin1').decode(chunk.subarray(begin.length)) };
    }
    at += LENGTH + NAME + length + SUM;
  }
  return refused([], 'no-game-inside');
}

const latin = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** CRC-32 as PNG has it. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
