import type { Made } from '../../play/library.ts';
import { fetched } from '../../store/fetched.ts';

/** Of each line below the table, in pixels of a picture that is 1,200 wide. */
const LINE = 40;
const LETTERS = 20;
const PAD = 14;

/** What a board has painted, one layer over the other, with lines of words below and the file inside. Throws where it is not painted. */
export async function pictureOf(
  board: HTMLElement | null,
  captions: readonly string[],
  file: Made['file'],
): Promise<Blob> {
  const layers = [...(board?.querySelectorAll('canvas') ?? [])];
  const [first] = layers;
  if (!first) throw new Error('nothing is painted');
  const unit = first.width / 1200;
  const canvas = document.createElement('canvas');
  canvas.width = first.width;
  canvas.height = first.height + captions.length * LINE * unit;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('there is no canvas');
  const colours = getComputedStyle(document.documentElement);
  brush.fillStyle = colours.getPropertyValue('--frame');
  brush.fillRect(0, 0, canvas.width, canvas.height);
  for (const layer of layers) brush.drawImage(layer, 0, 0, first.width, first.height);
  brush.fillStyle = colours.getPropertyValue('--on-frame');
  brush.font = `${LETTERS * unit}px "Public Sans Variable", sans-serif`;
  brush.textBaseline = 'middle';
  for (const [i, caption] of captions.entries())
    brush.fillText(caption, PAD * unit, first.height + (i + 0.5) * LINE * unit, canvas.width - 2 * PAD * unit);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture came of it');
  const [{ toLink }, { withLink }] = await Promise.all([
    fetched(() => import('../../play/share/link.ts')),
    fetched(() => import('../../play/share/picture.ts')),
  ]);
  const png = new Uint8Array(await blob.arrayBuffer());
  return new Blob([withLink(png, await toLink(file, true, Infinity))], { type: 'image/png' });
}
