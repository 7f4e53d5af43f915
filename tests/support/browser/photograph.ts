import type { Page } from '@playwright/test';
import type { Point } from '../../../src/engine/index.ts';
import { homography, projected, type Quad, rectangle } from '../../../src/workshop/editor/homography.ts';

/** Where the corners of the table are in the photograph, as shares of its width and height: seen from one side and above. */
export const CORNERS: Quad = [
  [0.2, 0.25],
  [0.8, 0.2],
  [0.95, 0.9],
  [0.05, 0.85],
];
const [WIDTH, HEIGHT] = [1600, 1200];

/** A photograph of a green table of 24u with one red house from 6u to 12u both ways, as a camera has it. */
export async function photograph(page: Page, type: 'image/png' | 'image/jpeg' = 'image/jpeg'): Promise<Buffer> {
  const taken = homography(rectangle(24, 24), CORNERS);
  if (!taken) throw new Error('no camera sees that');
  const seen = (places: readonly Point[]): Point[] =>
    places.map((at) => {
      const [x, y] = projected(taken, at);
      return [x * WIDTH, y * HEIGHT];
    });
  const house = seen(rectangle(6, 6).map(([x, y]): Point => [x + 6, y + 6]));
  const letters = await page.evaluate(
    ([size, kind, ...shapes]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: size[0], height: size[1] });
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('there is no canvas');
      brush.fillStyle = '#20242c';
      brush.fillRect(0, 0, size[0], size[1]);
      for (const [n, corners] of shapes.entries()) {
        brush.fillStyle = n === 0 ? '#2f9a3c' : '#d02020';
        brush.beginPath();
        for (const [x, y] of corners) brush.lineTo(x, y);
        brush.fill();
      }
      return canvas.toDataURL(kind).replace(/^.*,/, '');
    },
    [[WIDTH, HEIGHT] as const, type, seen(rectangle(24, 24)), house] as const,
  );
  return Buffer.from(letters, 'base64');
}

/** Where a corner is on a table of 24u as the whole photograph is first laid there. */
export const laidAtFirst = ([x, y]: Point): Point => [24 * x, 3 + 18 * y];

/** Drops a file on the page, or pastes it there. */
export const bring = (page: Page, how: 'paste' | 'drop', name: string, type: string, bytes: Buffer): Promise<void> =>
  page.evaluate(
    ([how, name, type, letters]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type }));
      const of = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...of, clipboardData: data })
          : new DragEvent('drop', { ...of, dataTransfer: data }),
      );
    },
    [how, name, type, bytes.toString('base64')] as const,
  );

/** The red, green and blue of the ground at a place of the table. */
export async function groundAt(page: Page, [x, y]: readonly [number, number]): Promise<readonly number[]> {
  return page
    .getByRole('application')
    .locator('canvas')
    .first()
    .evaluate(
      (canvas: HTMLCanvasElement, at) => {
        const box = canvas.getBoundingClientRect();
        const ratio = canvas.width / box.width;
        const ink = canvas.getContext('2d');
        return [...(ink?.getImageData((at[0] - box.x) * ratio, (at[1] - box.y) * ratio, 1, 1).data ?? [])].slice(0, 3);
      },
      [x, y] as const,
    );
}
