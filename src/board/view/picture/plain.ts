import { groundOf, type PreparedElement, type PreparedSetup, type Table } from '../../../engine/index.ts';
import type { Palette } from '../palette.ts';
import { frameOf, type Ink, trace } from './brush.ts';
import { directionOf, paintOf } from './scenery.ts';
import { stagesOf } from './stages.ts';

/**
 * The table for those who see shapes better than colours: a grey ground, and all scenery in patterns that say what it does.
 * Total cover is black and cross-hatched; partial cover white with slanting lines; ground that is hard to walk on dotted,
 * ground nobody can walk on crossed; what hinders nothing has an outline alone.
 */
type Plain = NonNullable<Palette['plain']>;

export function paintPlainGround(ink: Ink, { width, height }: Table, { ground }: Plain): void {
  ink.fillStyle = ground;
  ink.fillRect(0, 0, width, height);
}

export function paintPlain(ink: Ink, { elements }: PreparedSetup, colours: Plain, level: number): void {
  for (const stage of stagesOf(elements, level)) {
    for (const floor of stage.floors) paintPatterned(ink, floor, colours);
    for (const edge of groundOf(elements, stage.level).rim) paintEdge(ink, edge, colours);
    for (const well of stage.wells) paintPatterned(ink, well, colours);
    const flat = stage.elements.filter((each) => paintOf(each).layer === 'ground');
    for (const each of [...flat, ...stage.elements.filter((other) => !flat.includes(other))])
      paintPatterned(ink, each, colours);
  }
}

/** Where a floor ends: a bright line within a dark one. */
function paintEdge(ink: Ink, edge: PreparedElement['outline'], { dark, bright }: Plain): void {
  for (const [width, colour] of [
    [0.24, dark],
    [0.1, bright],
  ] as const) {
    ink.beginPath();
    trace(ink, edge);
    ink.lineWidth = width;
    ink.strokeStyle = colour;
    ink.stroke();
  }
}

function paintPatterned(ink: Ink, element: PreparedElement, { ground, dark, bright }: Plain): void {
  const { outline, cover, impassable } = element;
  const { opening, connects, terrain } = element.element;
  if (connects) return paintWay(ink, element, { ground, dark, bright });
  if (opening) return paintGap(ink, element, { ground, dark, bright });
  const difficult = terrain.includes('difficult');
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

/** A window is white between two frames with a bar across; a doorway is clear ground between its two posts. */
function paintGap(ink: Ink, { outline, element }: PreparedElement, { ground, dark, bright }: Plain): void {
  const { centre, angle, length, width } = frameOf(outline);
  const [x, y] = [length / 2, width / 2];
  ink.save();
  ink.translate(...centre);
  ink.rotate(angle);
  ink.fillStyle = element.opening === 'window' ? bright : ground;
  ink.fillRect(-x, -y, length, width);
  ink.beginPath();
  for (const end of [-x, x]) {
    ink.moveTo(end, -y - 0.08);
    ink.lineTo(end, y + 0.08);
  }
  if (element.opening === 'window') {
    ink.rect(-x, -y, length, width);
    ink.moveTo(0, -y);
    ink.lineTo(0, y);
  }
  ink.lineWidth = 0.1;
  ink.strokeStyle = dark;
  ink.stroke();
  ink.restore();
}

/** A way up: bars across it, and an arrow from its lower end to its upper one. A slope has the arrow alone. */
function paintWay(ink: Ink, { outline, element }: PreparedElement, { ground, dark, bright }: Plain): void {
  const { centre, angle, length, width } = frameOf(outline, directionOf(element));
  const [x, y] = [length / 2, width / 2];
  ink.save();
  ink.translate(...centre);
  ink.rotate(angle);
  ink.fillStyle = element.passage === 'slope' ? ground : dark;
  ink.fillRect(-x, -y, length, width);
  ink.lineWidth = 0.08;
  ink.strokeStyle = element.passage === 'slope' ? dark : bright;
  ink.strokeRect(-x, -y, length, width);
  if (element.passage !== 'slope') {
    const inset = element.passage === 'ladder' ? width * 0.24 : 0;
    ink.beginPath();
    for (let at = -x + 0.25; at < x; at += 0.25) {
      ink.moveTo(at, -y + inset);
      ink.lineTo(at, y - inset);
    }
    ink.lineWidth = 0.05;
    ink.stroke();
  }
  const head = Math.min(0.32, x * 0.8);
  for (const [wide, colour] of [
    [0.34, dark],
    [0.16, bright],
  ] as const) {
    ink.beginPath();
    ink.moveTo(-x * 0.7, 0);
    ink.lineTo(x * 0.7, 0);
    ink.moveTo(x * 0.7 - head, -head);
    ink.lineTo(x * 0.7, 0);
    ink.lineTo(x * 0.7 - head, head);
    ink.lineWidth = wide;
    ink.strokeStyle = colour;
    ink.stroke();
  }
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
