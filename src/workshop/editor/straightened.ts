import { type Homography, inverse } from './homography.ts';

/** Of a table, in u. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** So many pixels a photograph is laid out with, and no more than so many for each u. */
const PIXELS = 1.6e6;
const FINEST = 64;

/**
 * A photograph as it lies on the table: the table as large as it is, each of its pixels taken from where the way back of `lies` finds it in
 * the picture, between four pixels of that. `lies` takes the unit square of the picture to u.
 */
export function straightened(picture: ImageBitmap, lies: Homography, { width, height }: Size): HTMLCanvasElement {
  const perU = Math.min(FINEST, Math.sqrt(PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * perU);
  canvas.height = Math.round(height * perU);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('there is no canvas');
  const from = pixelsOf(picture);
  const to = brush.createImageData(canvas.width, canvas.height);
  const [a, b, c, d, e, f, g, h, i] = inverse(lies);
  const facing = Math.sign(g * (width / 2) + h * (height / 2) + i);
  for (let row = 0; row < to.height; row++) {
    const y = ((row + 0.5) / to.height) * height;
    for (let column = 0; column < to.width; column++) {
      const x = ((column + 0.5) / to.width) * width;
      const w = g * x + h * y + i;
      if (w * facing <= 0) continue; // behind the camera
      const u = ((a * x + b * y + c) / w) * from.width - 0.5;
      const v = ((d * x + e * y + f) / w) * from.height - 0.5;
      if (u < -0.5 || v < -0.5 || u > from.width - 0.5 || v > from.height - 0.5) continue;
      copyBetween(from, u, v, to.data, 4 * (row * to.width + column));
    }
  }
  brush.putImageData(to, 0, 0);
  return canvas;
}

/** Bilinear: the mean of the four pixels round it, each the more the nearer. */
function copyBetween(
  { data, width, height }: ImageData,
  u: number,
  v: number,
  to: Uint8ClampedArray,
  at: number,
): void {
  const [left, top] = [Math.max(0, Math.floor(u)), Math.max(0, Math.floor(v))];
  const [right, low] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
  const [dx, dy] = [Math.max(0, u - left), Math.max(0, v - top)];
  const corners = [
    4 * (top * width + left),
    4 * (top * width + right),
    4 * (low * width + left),
    4 * (low * width + right),
  ];
  const [p = 0, q = 0, r = 0, s = 0] = corners;
  for (let n = 0; n < 4; n++) {
    const above = (data[p + n] ?? 0) * (1 - dx) + (data[q + n] ?? 0) * dx;
    const below = (data[r + n] ?? 0) * (1 - dx) + (data[s + n] ?? 0) * dx;
    to[at + n] = above * (1 - dy) + below * dy;
  }
}

const read = new WeakMap<ImageBitmap, ImageData>();

function pixelsOf(picture: ImageBitmap): ImageData {
  const known = read.get(picture);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('there is no canvas');
  brush.drawImage(picture, 0, 0);
  const pixels = brush.getImageData(0, 0, picture.width, picture.height);
  read.set(picture, pixels);
  return pixels;
}
