import { MOST_BYTES, type PictureFault, pictureHead } from '../play/pictures/pictureHead.ts';

/** A picture unpacked and upright, or why there is none of it. Nobody else has it: `close` gives its memory back. */
export type ReadPicture =
  | { readonly ok: true; readonly value: ImageBitmap }
  | { readonly ok: false; readonly fault: PictureFault | 'unread' };

/** Unpacks a PNG or a JPEG of unknown origin. Its size is asked first, then what it says of itself, then it is unpacked. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size > MOST_BYTES) return { ok: false, fault: 'too-big' };
  const bytes = await file.arrayBuffer().catch(() => null); // no longer there, or not for this page to read
  if (!bytes) return { ok: false, fault: 'unread' };
  const head = pictureHead(new Uint8Array(bytes));
  if (!head.ok) return head;
  try {
    return { ok: true, value: await createImageBitmap(new Blob([bytes], { type: head.value.type })) };
  } catch {
    return { ok: false, fault: 'broken' };
  }
}

/** How small a picture is to be: no side longer than so many pixels, no more bytes. */
interface Shrinking {
  readonly side: number;
  readonly bytes: number;
  /** There is nothing to be seen through: a JPEG at once. */
  readonly opaque?: boolean;
}

/**
 * A picture as a file that small: as a PNG, which may be seen through, where that fits without making it smaller, else as a JPEG
 * on white, coarser and then smaller until it fits.
 */
export async function shrunk(picture: ImageBitmap, { side, bytes, opaque = false }: Shrinking): Promise<Blob> {
  let share = Math.min(1, side / Math.max(picture.width, picture.height));
  const png = opaque ? null : await packed(picture, share, 'image/png');
  if (png && png.size <= bytes) return png;
  for (; ; share *= 0.8) {
    for (const quality of [0.85, 0.7, 0.55]) {
      const jpeg = await packed(picture, share, 'image/jpeg', quality);
      if (jpeg.size <= bytes || Math.max(picture.width, picture.height) * share < SMALLEST) return jpeg;
    }
  }
}

/** Below so many pixels nothing is gained any more. */
const SMALLEST = 16;

async function packed(picture: ImageBitmap, share: number, type: string, quality?: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('there is no canvas');
  if (type === 'image/jpeg') {
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  if (!blob) throw new Error('no picture came of it');
  return blob;
}
