import { chords } from '../geometry/chords.ts';
import { isInside } from '../geometry/distance.ts';
import { between, distance, type Point, subtract } from '../geometry/vector.ts';
import { hidden } from './all.ts';
import { hiddenPoint, visibleStrips } from './beams.ts';
import type { ClearestLine } from './covers.ts';
import { free } from './exists.ts';
import { gathered } from './gather.ts';
import { hasLine, isWhollySeen, type Judgement } from './judge.ts';
import { ringOf, segmentOf } from './line.ts';
import { drawUncovered } from './shade.ts';
import type { Blocker, Counted, Segment, SightQuestion, Witness } from './types.ts';
import { choose, frame, onTable, piece, ROLE, touch } from './workspace.ts';

/** What proves the judgement of the question just gathered: to draw, and to verify. */
export function witnessOf(
  question: SightQuestion,
  judgement: Judgement,
  counted: readonly Counted[],
  clearest: ClearestLine | null,
): Witness {
  const line = lineWitness(judgement, clearest);
  const dark = hiddenOf(question, judgement);
  const aim: Segment = dark ? [question.from.at, dark.hidden] : [question.from.at, question.to.at];
  return {
    ...line,
    ...dark,
    ...(clearest ? { covers: coversAlong(question, clearest) } : {}),
    deciding: counted.map(({ id }) => ({ id, at: meetingPoint(question, id, aim) })),
  };
}

/** The free line alone, if there is a line of sight. */
export function lineWitness(judgement: Judgement, clearest: ClearestLine | null): Witness {
  const line = freeLine(judgement, clearest);
  return line ? { free: line } : {};
}

function freeLine(judgement: Judgement, clearest: ClearestLine | null): Segment | null {
  if (!judgement.los) return null;
  if (clearest) return segmentOf(clearest.slope, clearest.height);
  return hasLine(judgement.open ? ROLE.BLOCKS | ROLE.COVERS : ROLE.BLOCKS) ? segmentOf(free.slope, free.height) : null;
}

function coversAlong({ blockers }: SightQuestion, { slope, height, counted }: ClearestLine): Witness['covers'] & {} {
  const [from, to] = segmentOf(slope, height);
  const length = distance(from, to);
  return [...counted]
    .sort((a, b) => a.at - b.at)
    .map(({ index, at }) => ({ id: (blockers[index] as Blocker).id, at: between(from, to, at / length) }));
}

function hiddenOf(
  question: SightQuestion,
  judgement: Judgement,
): { hidden: Point; hiddenPart: readonly (readonly Point[])[] } | null {
  const { to, rules } = question;
  if (!judgement.open && !judgement.hides) return { hidden: to.at, hiddenPart: [ringOf(to, 64)] };
  if (!judgement.hides) return null;
  const roles = rules.partialHides === 'part' ? ROLE.HIDES | ROLE.COVERS : ROLE.HIDES;
  const within = pointWithin(question, roles);
  if (!within && isWhollySeen(roles, { ...rules, viewpoint: 'any' })) return null; // R34=b: each point is seen from somewhere
  const at = within ?? onTable(hidden.x, hidden.y);
  choose(roles);
  return { hidden: at, hiddenPart: drawUncovered(visibleStrips(), (p) => isCovered(question, roles, p)) };
}

const isCovered = (question: SightQuestion, roles: number, p: Point): boolean =>
  gathered.overTarget.some(
    ({ index, role }) => (role & roles) !== 0 && isInside(p, (question.blockers[index] as Blocker).outline),
  );

/** A point of T inside an element that overlaps it: hidden by that alone. */
function pointWithin(question: SightQuestion, roles: number): Point | null {
  const { to } = question;
  if (!gathered.overTarget.some(({ role }) => (role & roles) !== 0)) return null;
  for (let share = 0.999; share >= 0; share -= 0.037) {
    for (const p of ringOf({ at: to.at, radius: frame.rT * share }, 64)) if (isCovered(question, roles, p)) return p;
  }
  choose(roles);
  return hiddenPoint(hidden) ? onTable(hidden.x, hidden.y) : null;
}

/** Where the line first meets the blocker; if it passes it, the point of the blocker's edge in the corridor nearest to it. */
function meetingPoint({ blockers }: SightQuestion, id: string, [from, to]: Segment): Point {
  const index = blockers.findIndex((blocker) => blocker.id === id);
  const length = distance(from, to);
  const [x, y] = subtract(to, from);
  const along: Point = [x / length, y / length];
  const first = chords((blockers[index] as Blocker).outline, from, along, length)[0];
  if (first) return between(from, to, first[0] / length);
  let nearest = (blockers[index] as Blocker).outline.bounds.at;
  let least = Number.POSITIVE_INFINITY;
  for (let p = 0; p < piece.count; p++) {
    if (piece.owner[p] !== index) continue;
    for (let t = piece.first[p] as number; t < (piece.end[p] as number); t++) {
      const at = onTable(touch.x[t] as number, touch.y[t] as number);
      const off = Math.abs((at[0] - from[0]) * along[1] - (at[1] - from[1]) * along[0]);
      if (off < least) {
        least = off;
        nearest = at;
      }
    }
  }
  return nearest;
}
