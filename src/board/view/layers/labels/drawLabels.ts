import type { Point } from '../../../../engine/index.ts';
import { FONT, INK, type Palette } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import { tag, tagSize } from '../overlay/strokes.ts';
import type { Caption } from './captions.ts';
import { chipSize, drawChip, drawStruckEye, EYE, isChip } from './drawChip.ts';
import { type Box, type Label, layOut } from './layOut.ts';

/** How the view lies over the table: a place of the view is `origin` + `scale` × the place of the table. */
export interface Placing {
  readonly origin: Point;
  /** Pixels per u; negative while the board is turned. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

const HOPELESS = '#5a1414';

/** Lays the captions out about their bases and draws those there is room for, upright for whoever looks. Gives their boxes. */
export function drawLabels(
  ink: Ink,
  captions: readonly Caption[],
  room: Omit<Parameters<typeof layOut>[1], 'view'>,
  view: Placing,
  { palette, enlarged }: { readonly palette: Palette; readonly enlarged: number },
): readonly Box[] {
  const points = Math.min(16, Math.max(11.5, 0.4 * Math.abs(view.scale))) * enlarged;
  const tagPoints = Math.max(12, points);
  const nameFont = `600 ${points}px ${FONT}`;
  const isTag = ({ look }: Caption): boolean => look === 'tag' || look === 'hopelessTag';
  ink.save();
  const labels = captions.map((caption): Label => {
    if (isTag(caption)) return { ...caption, ...tagSize(ink, caption.text, tagPoints) };
    if (isChip(caption)) return { ...caption, ...chipSize(ink, caption, tagPoints) };
    if (caption.look === 'unseen') return { ...caption, width: tagPoints * EYE, height: tagPoints * EYE };
    ink.font = nameFont;
    const badge = caption.badge ? badgeWidth(ink, caption.badge, points) : 0;
    const name = caption.text === '' ? points * 0.24 : ink.measureText(caption.text).width + points * 0.9;
    return { ...caption, width: name + badge, height: points * 1.36 };
  });
  ink.restore();
  const places = layOut(labels, { ...room, view });
  const px = 1 / Math.abs(view.scale);
  const drawn: Box[] = [];
  for (const [i, caption] of captions.entries()) {
    const place = places.get(caption.id);
    const label = labels[i];
    if (!place || !label) continue;
    drawn.push({ at: place, width: label.width, height: label.height });
    const at: Point = [(place[0] - view.origin[0]) / view.scale, (place[1] - view.origin[1]) / view.scale];
    if (caption.look === 'tag' || caption.look === 'hopelessTag') {
      tag(ink, caption.text, at, px, view.scale < 0, caption.look === 'tag' ? INK : HOPELESS, tagPoints);
      continue;
    }
    ink.save();
    ink.translate(at[0], at[1]);
    ink.scale(1 / view.scale, 1 / view.scale);
    const { look } = caption;
    if (look === 'chip' || look === 'chosenChip') drawChip(ink, caption, label, tagPoints);
    else if (look === 'unseen') drawStruckEye(ink, label.width);
    else {
      ink.font = nameFont;
      drawName(ink, caption, label, palette[look === 'cut' ? 'name' : look], points);
    }
    ink.restore();
  }
  return drawn;
}

/** What a badge takes of the width of a name. */
const badgeWidth = (ink: Ink, badge: string, points: number): number => ink.measureText(badge).width + points * 0.7;

function drawName(
  ink: Ink,
  { text, badge }: Caption,
  { width, height }: Label,
  colours: Palette['name'],
  points: number,
): void {
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.beginPath();
  ink.roundRect(-width / 2, -height / 2, width, height, height / 2);
  ink.fillStyle = colours.ground;
  ink.fill();
  ink.fillStyle = colours.text;
  const beside = badge ? badgeWidth(ink, badge, points) : 0;
  ink.fillText(text, -beside / 2, height * 0.03);
  if (!badge) return;
  ink.beginPath();
  ink.roundRect(width / 2 - beside - points * 0.12, -height / 2 + 2, beside, height - 4, height / 2);
  ink.fill();
  ink.fillStyle = INK;
  ink.fillText(badge, width / 2 - beside / 2 - points * 0.12, height * 0.03);
}
