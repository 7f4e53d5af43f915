import { chords } from '../geometry/chords.ts';
import { isInside } from '../geometry/distance.ts';
import type { Disk } from '../geometry/outline.ts';
import { between, distance, type Point, subtract } from '../geometry/vector.ts';
import { beamsOf, hiddenPoint } from './beams.ts';
import { halfChord } from './corridor.ts';
import type { ClearestLine } from './covers.ts';
import { type Region, uncoveredAt } from './envelopes.ts';
import { hasLine, isWhollySeen, type Judgement } from './judge.ts';
import { choose, onTable } from './pieces.ts';
import type { Blocker, Counted, Segment, SightQuestion, Witness } from './types.ts';
import { type DualPoint, type Frame, type Range, ROLE, type Workspace } from './workspace.ts';

/** What proves the judgement of the question just gathered: to draw, and to verify. */
export function witnessOf(
  work: Workspace,
  question: SightQuestion,
  judgement: Judgement,
  counted: readonly Counted[],
  clearest: ClearestLine | null,
): Witness {
  const line = lineWitness(work, judgement, clearest);
  const dark = hiddenOf(work, question, judgement);
  const aim: Segment = dark ? [question.from.at, dark.hidden] : [question.from.at, question.to.at];
  return {
    ...line,
    ...dark,
    ...(clearest ? { covers: coversAlong(work.frame, question, clearest) } : {}),
    deciding: counted.map(({ id }) => ({ id, at: meetingPoint(work, question, id, aim) })),
  };
}

/** The free line alone, if there is a line of sight. */
export function lineWitness(work: Workspace, judgement: Judgement, clearest: ClearestLine | null): Witness {
  const line = freeLine(work, judgement, clearest);
  return line ? { free: line } : {};
}

function freeLine(work: Workspace, judgement: Judgement, clearest: ClearestLine | null): Segment | null {
  if (!judgement.los) return null;
  if (clearest) return segmentOf(work.frame, clearest);
  const roles = judgement.open ? ROLE.BLOCKS | ROLE.COVERS : ROLE.BLOCKS;
  return hasLine(work, roles) ? segmentOf(work.frame, work.free) : null;
}

function coversAlong(frame: Frame, { blockers }: SightQuestion, clearest: ClearestLine): Witness['covers'] & {} {
  const [from, to] = segmentOf(frame, clearest);
  const length = distance(from, to);
  return [...clearest.counted]
    .sort((a, b) => a.at - b.at)
    .map(({ index, at }) => ({ id: (blockers[index] as Blocker).id, at: between(from, to, at / length) }));
}

function hiddenOf(
  work: Workspace,
  question: SightQuestion,
  judgement: Judgement,
): { hidden: Point; hiddenPart: readonly (readonly Point[])[] } | null {
  const { chosen, frame, hidden, pieces } = work;
  const { to, rules } = question;
  if (!judgement.open && !judgement.hides) return { hidden: to.at, hiddenPart: [ringOf(to, 64)] };
  if (!judgement.hides) return null;
  const roles = rules.partialHides === 'part' ? ROLE.HIDES | ROLE.COVERS : ROLE.HIDES;
  const within = pointWithin(work, question, roles);
  if (!within && isWhollySeen(work, roles, { ...rules, viewpoint: 'any' })) return null; // R34=b: each point is seen from somewhere
  const at = within ?? onTable(frame, hidden.x, hidden.y);
  choose(pieces, chosen, roles);
  return { hidden: at, hiddenPart: drawUncovered(frame, beamsOf(work), (p) => isCovered(work, question, roles, p)) };
}

const isCovered = ({ gathered }: Workspace, question: SightQuestion, roles: number, p: Point): boolean =>
  gathered.overTarget.some(
    ({ index, role }) => (role & roles) !== 0 && isInside(p, (question.blockers[index] as Blocker).outline),
  );

/** A point of T inside an element that overlaps it: hidden by that alone. */
function pointWithin(work: Workspace, question: SightQuestion, roles: number): Point | null {
  const { chosen, frame, gathered, hidden, pieces } = work;
  const { to } = question;
  if (!gathered.overTarget.some(({ role }) => (role & roles) !== 0)) return null;
  for (let share = 0.999; share >= 0; share -= 0.037) {
    for (const p of ringOf({ at: to.at, radius: frame.rT * share }, 64))
      if (isCovered(work, question, roles, p)) return p;
  }
  choose(pieces, chosen, roles);
  return hiddenPoint(work, hidden) ? onTable(frame, hidden.x, hidden.y) : null;
}

/** Where the line first meets the blocker; if it passes it, the point of the blocker's edge in the corridor nearest to it. */
function meetingPoint(
  { curves, frame, pieces }: Workspace,
  { blockers }: SightQuestion,
  id: string,
  [from, to]: Segment,
): Point {
  const index = blockers.findIndex((blocker) => blocker.id === id);
  const length = distance(from, to);
  const [x, y] = subtract(to, from);
  const along: Point = [x / length, y / length];
  const first = chords((blockers[index] as Blocker).outline, from, along, length)[0];
  if (first) return between(from, to, first[0] / length);
  let nearest = (blockers[index] as Blocker).outline.bounds.at;
  let least = Number.POSITIVE_INFINITY;
  for (let p = 0; p < pieces.count; p++) {
    if (pieces.owner[p] !== index) continue;
    for (let c = pieces.first[p] as number; c < (pieces.end[p] as number); c++) {
      const at = onTable(frame, curves.x[c] as number, curves.y[c] as number);
      const off = Math.abs((at[0] - from[0]) * along[1] - (at[1] - from[1]) * along[0]);
      if (off < least) {
        least = off;
        nearest = at;
      }
    }
  }
  return nearest;
}

/** The free part of a line of the frame: from where it leaves A to where it enters T, on the table. */
function segmentOf(frame: Frame, { m, b }: Readonly<DualPoint>): Segment {
  const square = 1 + m * m;
  const exit = (-m * b + halfChord(frame.rA, b, square)) / square;
  const atT = m * frame.d + b;
  const entry = frame.d + (-m * atT - halfChord(frame.rT, atT, square)) / square;
  return [onTable(frame, exit, m * exit + b), onTable(frame, entry, m * entry + b)];
}

/** Points round the edge of a disk, for drawing. */
function ringOf(disk: Disk, count: number): Point[] {
  // Each further point halves an angle: no sine needed.
  let ring: Point[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  while (ring.length < count) {
    ring = ring.flatMap((p, i) => {
      const [x, y] = between(p, ring[(i + 1) % ring.length] as Point, 0.5);
      const length = Math.sqrt(x * x + y * y);
      return [p, [x / length, y / length] as Point];
    });
  }
  return ring.map(([x, y]) => [disk.at[0] + x * disk.radius, disk.at[1] + y * disk.radius]);
}

/** Chords of the base at which its hidden part is sampled: fine enough to draw, no more. */
const CHORDS = 97;

interface Run {
  readonly lower: Point[];
  readonly upper: Point[];
  from: number;
  to: number;
}

/** The part of T that no beam covers, as polygons on the table, with what lies inside an element (R55) added. */
function drawUncovered(frame: Frame, beams: readonly Region[], isInElement: (p: Point) => boolean): Point[][] {
  const done: Run[] = [];
  let runs: Run[] = [];
  for (let i = 0; i < CHORDS; i++) {
    // Closer together towards both ends of the base, where its edge is steep.
    const share = (2 * i + 1) / CHORDS - 1;
    const x = frame.d + frame.rT * share * (1.5 - 0.5 * share * share);
    const next: Run[] = [];
    for (const { from, to } of hiddenAt(frame, beams, x, isInElement)) {
      const going = runs.filter((run) => run.from < to && run.to > from);
      const run = going.length === 1 && !next.includes(going[0] as Run) ? (going[0] as Run) : newRun();
      run.lower.push([x, from]);
      run.upper.push([x, to]);
      run.from = from;
      run.to = to;
      next.push(run);
    }
    done.push(...runs.filter((run) => !next.includes(run)));
    runs = next;
  }
  return [...done, ...runs]
    .filter((run) => run.lower.length > 1)
    .map((run) => [...run.lower, ...run.upper.reverse()].map(([x, y]) => onTable(frame, x, y)));
}

const newRun = (): Run => ({ lower: [], upper: [], from: 0, to: 0 });

function hiddenAt(frame: Frame, beams: readonly Region[], x: number, isInElement: (p: Point) => boolean): Range[] {
  const gaps = uncoveredAt(beams, x, frame.d, frame.rT);
  const square = frame.rT * frame.rT - (x - frame.d) * (x - frame.d);
  const h = square > 0 ? Math.sqrt(square) : 0;
  const steps = 64;
  for (let k = 0; k < steps; k++) {
    const y = h * ((2 * k + 1) / steps - 1);
    if (isInElement(onTable(frame, x, y))) gaps.push({ from: y - h / steps, to: y + h / steps });
  }
  return merged(gaps);
}

function merged(gaps: Range[]): Range[] {
  const joined: Range[] = [];
  for (const { from, to } of gaps.sort((a, b) => a.from - b.from)) {
    const last = joined[joined.length - 1];
    if (last && from <= last.to + 1e-9) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
