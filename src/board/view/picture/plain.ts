import type { PreparedElement, PreparedSetup } from '../../../engine/index.ts';
import type { Palette } from '../palette.ts';
import { type Ink, trace } from './brush.ts';
import { paintOf } from './scenery.ts';

/**
 * The table for those who see shapes better than colours: a grey ground, and all scenery in patterns that say what it does.
 * Total cover is black and cross-hatched; partial cover white with slanting lines; ground that is hard to walk on dotted,
 * ground nobody can walk on crossed; what hinders nothing has an outline alone.
 */
type Plain = NonNullable<Palette['plain']>;

export function paintPlain(ink: Ink, { table, elements }: PreparedSetup, colours: Plain): void {
  ink.fillStyle = colours.ground;
  ink.fillRect(0, 0, table.width, table.height);
  const flat = elements.filter((each) => paintOf(each).layer === 'ground');
  for (const each of [...flat, ...elements.filter((other) => !flat.includes(other))])
    paintPatterned(ink, each, colours);
}

function paintPatterned(ink: Ink, element: PreparedElement, { ground, dark, bright }: Plain): void {
  const { outline, cover, impassable } = element;
  const difficult = element.element.terrain.includes('difficult');
  ink.save();
  ink.beginPath();
  trace(ink, outline);
  ink.fillStyle = cover === 'total' ? dark : cover === 'partial' ? bright : ground;
  ink.fill();
  ink.save();
  ink.clip();
  if (cover === 'total') {
    hatch(ink, element, 0.8, 1, bright);
    hatch(ink, element, 0.8, -1, bright);
  } else if (cover === 'partial') hatch(ink, element, 0.32, 1, dark);
  if (cover !== 'total' && impassable) strew(ink, element, bright, crossAt);
  else if (difficult) strew(ink, element, cover === 'partial' ? dark : bright, dotAt);
  ink.restore();
  ink.beginPath();
  trace(ink, outline);
  ink.lineJoin = 'round';
  ink.lineWidth = cover === 'total' ? 0.16 : 0.1;
  ink.strokeStyle = cover === 'total' ? bright : dark;
  ink.stroke();
  ink.restore();
}

/** Slanting lines, `apart` u from each other. */
function hatch(ink: Ink, { outline }: PreparedElement, apart: number, slant: 1 | -1, colour: string): void {
  const { at, radius } = outline.bounds;
  ink.beginPath();
  for (let x = -2 * radius; x <= 2 * radius; x += apart * Math.SQRT2) {
    ink.moveTo(at[0] + x - radius * slant, at[1] - radius);
    ink.lineTo(at[0] + x + radius * slant, at[1] + radius);
  }
  ink.lineWidth = 0.06;
  ink.strokeStyle = colour;
  ink.stroke();
}

type Mark = (ink: Ink, x: number, y: number) => void;

const crossAt: Mark = (ink, x, y) => {
  for (const way of [1, -1]) {
    ink.moveTo(x - 0.16, y - 0.16 * way);
    ink.lineTo(x + 0.16, y + 0.16 * way);
  }
};

/** As a line of no length with round ends. */
const dotAt: Mark = (ink, x, y) => {
  ink.moveTo(x, y);
  ink.lineTo(x + 0.001, y);
};

/** Marks in rows, every other one moved by half a step. */
function strew(ink: Ink, { outline }: PreparedElement, colour: string, mark: Mark): void {
  const { at, radius } = outline.bounds;
  ink.beginPath();
  let odd = false;
  for (let y = at[1] - radius; y <= at[1] + radius; y += 0.42) {
    odd = !odd;
    for (let x = at[0] - radius + (odd ? 0.24 : 0); x <= at[0] + radius; x += 0.48) mark(ink, x, y);
  }
  ink.lineCap = 'round';
  ink.lineWidth = mark === dotAt ? 0.14 : 0.07;
  ink.strokeStyle = colour;
  ink.stroke();
}
