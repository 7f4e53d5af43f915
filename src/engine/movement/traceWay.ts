import { flattened, levelOf, onLevel, type Point, type Waypoint } from '../geometry/vector.ts';
import { violation } from '../ruleIds.ts';
import type { PreparedElement } from '../scenery.ts';
import { firstBlock } from './blocking.ts';
import { climbAlong } from './climb.ts';
import { firstContact } from './contact.ts';
import { climbed, crossingFault, staysOn, tokensFor } from './crossings.ts';
import { landingAt, touchesRim } from './passages.ts';
import { type MeasuredPath, measurePath, pointAt } from './path.ts';
import { allowanceOf } from './prices.ts';
import { baseFault } from './stand.ts';
import type {
  Climb,
  Crossing,
  HoleStep,
  MoveFault,
  MoveOptions,
  MoveRules,
  MoveScene,
  MoveStoreys,
  WayTrace,
} from './types.ts';
import { endFault, tooLong, type Walked, walkAlong } from './walk.ts';
import { planOf } from './way.ts';

/**
 * What happens when a base follows a way, as one Move action (R140): the one judge of movement.
 *
 * `way[0]` is where the base stands; lengths in u. The swept base may overlap nothing that cannot be entered (MOVE-7,
 * MOVE-10) and stays on the table (R58); contact with an enemy ends the move there (MOVE-6, R12, R94, H2H-8); friends
 * may be passed, not stood on (MOVE-5); a way that ends at a hole steps into it (MOVE-8). Two points of different
 * levels in a row are a climb (climb.ts). To end in a landing is to step into it, from where the base comes to touch its
 * passage on either of its levels; from a landing the way goes on at any point of the passage's rim, below or above.
 * Neither step is measured (MOVE-11, MOVE-12, R136, R154).
 *
 * The first thing that is wrong is in `fault`: FLOW-FORM, MOVE-7, MOVE-10, MOVE-11, MOVE-12 or R58 on the way, then MOVE-4,
 * MOVE-1 (longer than `move`), then what `standFault` says of the end. Contact ends a move wherever it is, also across
 * an edge, but never on a friend.
 */
export function traceWay(
  storeys: MoveStoreys,
  rules: MoveRules,
  way: readonly Waypoint[],
  move: number,
  options: MoveOptions = {},
): WayTrace {
  const runs = runsOf(storeys, way);
  const plan = planOf(way);
  if (!plan || (plan.length === 0 && runs.every(({ kind }) => kind === 'walk'))) return refused(way, move);
  const legs: Leg[] = [];
  let offset = 0;
  for (const run of runs) {
    const leg = follow(storeys, rules, run, offset, runs.length === 1 ? plan : null);
    legs.push(leg);
    offset += leg.length;
    if (leg.fault || leg.contacts.length > 0) break;
  }
  const last = legs.at(-1);
  if (!last) return refused(way, move);
  const { contacts, hole, end } = last;
  // nearly every way is one walk, whose parts are those of the whole
  const isOne = legs.length === 1;
  const crossings = isOne ? last.crossings : legs.flatMap((leg) => leg.crossings);
  const climbs = isOne && !last.climb ? NO_CLIMBS : legs.flatMap((leg) => leg.climb ?? []);
  const difficult = isOne ? last.difficult : [...new Set(legs.flatMap((leg) => leg.difficult))];
  const allowance = allowanceOf(rules, move, difficult.length > 0 && !options.slowed);
  const length = offset + climbed(crossings, Number.POSITIVE_INFINITY);
  return {
    fault:
      last.fault ??
      firstOf(legs, (leg) => leg.tooWide(allowance)) ??
      tooLong(() => pathOf(legs), length, allowance) ??
      last.endFault(),
    path: isOne ? last.points : legs.flatMap(({ points }, i) => (i === 0 ? points : points.slice(1))),
    end,
    length,
    allowance,
    contacts,
    crossings,
    climbs,
    difficult,
    difficultCrossed: difficult.filter((id) => legs.some((leg) => leg.crosses(id))),
    hole,
    tokens: tokensFor(rules, crossings),
  };
}

const NO_CLIMBS: readonly Climb[] = [];

/** A part of a way that is gone over in one manner. */
type Run =
  | { readonly kind: 'walk'; readonly level: number; readonly points: readonly Point[]; readonly into: Landing | null }
  | { readonly kind: 'climb'; readonly from: Waypoint; readonly to: Waypoint; readonly isStart: boolean }
  | { readonly kind: 'leave'; readonly from: Landing; readonly to: Waypoint };
type Landing = NonNullable<ReturnType<typeof landingAt>>;

/** What comes of a run; what is told along it is told along the whole way. */
interface Leg {
  readonly points: readonly Waypoint[];
  /** What counts against the Move. */
  readonly length: number;
  readonly fault: MoveFault | null;
  readonly contacts: readonly string[];
  readonly crossings: readonly Crossing[];
  readonly difficult: readonly string[];
  readonly climb: Climb | null;
  readonly hole: HoleStep | null;
  readonly end: Waypoint;
  /** MOVE-4, by an allowance. */
  readonly tooWide: (allowance: number) => MoveFault | null;
  /** Why the base may not stay where it ends. */
  readonly endFault: () => MoveFault | null;
  /** MF-3: does it enter or leave this difficult ground? */
  readonly crosses: (id: string) => boolean;
}

function runsOf({ passages }: MoveStoreys, way: readonly Waypoint[]): Run[] {
  const [start, next] = way;
  const last = way.at(-1);
  if (!start || !next || !last) return [];
  const from = landingOn(passages, start);
  const into = landingOn(passages, last);
  const runs: Run[] = from ? [{ kind: 'leave', from, to: next }] : [];
  const [first, ...rest] = from ? way.slice(1) : way;
  let points: Point[] = [flattened(first ?? next)];
  let level = levelOf(first ?? next);
  const walked = (landing: Landing | null) => {
    if (points.length > 1) runs.push({ kind: 'walk', level, points, into: landing });
  };
  for (const [i, to] of rest.entries()) {
    const steps = i === rest.length - 1 && into !== null && isLevelOf(into, level);
    if (levelOf(to) === level || steps) points.push(flattened(to));
    else {
      walked(null);
      runs.push({ kind: 'climb', from: onLevel(points.at(-1) as Point, level), to, isStart: runs.length === 0 });
      points = [flattened(to)];
      level = levelOf(to);
    }
    if (i === rest.length - 1) walked(steps ? into : null);
  }
  return runs;
}

/** A landing is on the lower level of its passage (R147). */
function landingOn(passages: readonly PreparedElement[], at: Waypoint): Landing | null {
  const landing = landingAt(passages, flattened(at));
  return landing?.passage.passage?.low === levelOf(at) ? landing : null;
}

const isLevelOf = ({ passage: { passage } }: Landing, level: number): boolean =>
  passage !== null && (passage.low === level || passage.high === level);

/** `plan` is the way in plan where the run is all of it. */
function follow(storeys: MoveStoreys, rules: MoveRules, run: Run, offset: number, plan: MeasuredPath | null): Leg {
  switch (run.kind) {
    case 'walk':
      return walk(storeys, rules, run, offset, plan ?? measurePath(run.points));
    case 'climb':
      return climb(storeys, rules, run, offset);
    case 'leave':
      return leave(storeys, rules, run, offset);
  }
}

const NOTHING = { contacts: [], crossings: [], difficult: [], climb: null, hole: null, tooWide: () => null } as const;

function walk(
  storeys: MoveStoreys,
  rules: MoveRules,
  run: Extract<Run, { kind: 'walk' }>,
  offset: number,
  path: MeasuredPath | null,
): Leg {
  const { level, into } = run;
  const scene = into ? withPassage(storeys.on(level), into.passage) : storeys.on(level);
  if (!path || path.length === 0) return nowhere(storeys, rules, onLevel(run.points[0] as Point, level), offset);
  const walked = into ? walkInto(scene, rules, path) : walkAlong(scene, rules, path);
  const { difficult, block } = walked;
  const met = into && walked.step ? metOnTheStep(storeys, rules, into, level, walked.step) : null;
  const contacts = met?.enemies ?? walked.contacts;
  const step = met ? null : walked.step;
  const low = into?.passage.passage?.low ?? level;
  const points = met ? [...walked.path.points.slice(0, -1), met.at] : walked.path.points;
  const isOnStep = (i: number) => walked.step !== null && i === points.length - 1;
  const there: readonly Waypoint[] =
    level === 0 && !into ? points : points.map((p, i) => onLevel(p, isOnStep(i) ? low : level));
  return {
    points: there,
    length: walked.length,
    fault: shifted(block, offset),
    contacts,
    crossings: offset === 0 ? walked.crossings : walked.crossings.map((each) => shiftedCrossing(each, offset)),
    difficult,
    climb: null,
    hole: step,
    end: there.at(-1) as Waypoint,
    tooWide: (allowance) => shifted(crossingFault(rules, walked.path, walked.crossings, allowance), offset),
    endFault: () =>
      into && walked.step
        ? (standsAt(storeys, rules, there.at(-1) as Waypoint, offset + walked.length, met !== null) ??
          besideThoseAbove(storeys, into, points.at(-1) as Point, offset + walked.length))
        : shifted(endFault(scene, rules, walked.path, contacts.length > 0), offset),
    crosses: (id) => difficult.includes(id) && !staysOn(scene, walked.path, id),
  };
}

/** R149: on a landing one is on both levels of its passage. Those of one of them, and nothing else. */
function those(storeys: MoveStoreys, level: number): MoveScene {
  const { friends, enemies, table, radius } = storeys.on(level);
  return { table, radius, friends, enemies, elements: [], bodies: [] };
}

/** MOVE-6: an enemy of the level he does not come from whom he meets between rim and landing, and where he then is. */
function metOnTheStep(storeys: MoveStoreys, rules: MoveRules, into: Landing, level: number, { from, to }: HoleStep) {
  const { low = 0, high = 0 } = into.passage.passage ?? {};
  const leg = measurePath([from, to]);
  const contact = leg && firstContact(those(storeys, level === low ? high : low), rules, leg);
  return leg && contact && { enemies: contact.enemies, at: pointAt(leg, contact.along) };
}

/** MOVE-5: may he stay there for friends on the upper level? */
function besideThoseAbove(storeys: MoveStoreys, into: Landing, at: Point, along: number): MoveFault | null {
  const above = those(storeys, into.passage.passage?.high ?? 0);
  const violation = baseFault(above, at, true);
  return violation && { violation, at, along };
}

/** Only as far as the rim the ground of the level matters: the step from there into a landing leads off it. */
function walkInto(scene: MoveScene, rules: MoveRules, path: MeasuredPath): Walked {
  const { ground, ...inTheAir } = scene;
  const walked = walkAlong(inTheAir, rules, path);
  const { step, contacts } = walked;
  // H2H-8: he who attacks one in the landing stays at the rim
  if (!ground || (!step && contacts.length === 0)) return walkAlong(scene, rules, path);
  const toTheRim = step ? measurePath([...walked.path.points.slice(0, -1), step.from]) : walked.path;
  const isOnGround = !toTheRim || firstBlock({ ...scene, elements: [] }, rules, toTheRim) === null;
  return isOnGround ? walked : walkAlong(scene, rules, path);
}

const withPassage = (scene: MoveScene, passage: PreparedElement): MoveScene =>
  scene.elements.includes(passage) ? scene : { ...scene, elements: [...scene.elements, passage] };

/** The way does not move from its place on this level. */
const nowhere = (storeys: MoveStoreys, rules: MoveRules, at: Waypoint, offset: number): Leg => ({
  ...NOTHING,
  points: [at],
  length: 0,
  fault: null,
  end: at,
  endFault: () => standsAt(storeys, rules, at, offset, false),
  crosses: () => false,
});

function climb(storeys: MoveStoreys, rules: MoveRules, run: Extract<Run, { kind: 'climb' }>, offset: number): Leg {
  const { fault, climb, end, length, contacts } = climbAlong(storeys, rules, run.from, run.to, run.isStart);
  const isSteep = climb !== null && climb.passage !== 'slope';
  const charge = climb && { at: offset, tokens: climb.tokens, rise: climb.rise };
  const crossing: Crossing[] =
    climb && charge && charge.tokens + charge.rise > 0
      ? [
          {
            element: climb.element,
            kind: 'climbs',
            from: offset,
            to: offset + length,
            width: length,
            height: climb.rise,
            charges: [charge],
            cost: charge.tokens,
          },
        ]
      : [];
  return {
    ...NOTHING,
    points: [run.from, end],
    length,
    fault: shifted(fault, offset),
    contacts,
    crossings: crossing,
    difficult: isSteep ? [climb.element] : [],
    climb,
    end,
    endFault: () => standsAt(storeys, rules, end, offset + length, contacts.length > 0),
    crosses: (id) => climb?.element === id,
  };
}

/** MOVE-12, R154: out of a landing to the rim, on either level, for nothing but the 1u of difficult ground. */
function leave(storeys: MoveStoreys, rules: MoveRules, run: Extract<Run, { kind: 'leave' }>, offset: number): Leg {
  const { from, to } = run;
  const [start, end] = [onLevel(from.at, from.passage.passage?.low ?? 0), flattened(to)];
  const stays = !isLevelOf(from, levelOf(to)) || !touchesRim(from.passage, end, storeys.radius);
  return {
    ...NOTHING,
    points: [start, to],
    length: 0,
    fault: stays ? { violation: violation('MOVE-12', { element: from.passage.id }), at: end, along: offset } : null,
    difficult: [from.passage.id],
    end: to,
    endFault: () => standsAt(storeys, rules, to, offset, false),
    crosses: (id) => from.passage.id === id,
  };
}

const standsAt = (
  storeys: MoveStoreys,
  rules: MoveRules,
  at: Waypoint,
  along: number,
  contact: boolean,
): MoveFault | null => {
  const path: MeasuredPath = { points: [flattened(at)], along: [0], length: 0 };
  return shifted(endFault(storeys.on(levelOf(at)), rules, path, contact), along);
};

const shifted = (fault: MoveFault | null, offset: number): MoveFault | null =>
  fault && offset > 0 ? { ...fault, along: fault.along + offset } : fault;

const shiftedCrossing = (crossing: Crossing, offset: number): Crossing => ({
  ...crossing,
  from: crossing.from + offset,
  to: crossing.to + offset,
  charges: crossing.charges.map((charge) => ({ ...charge, at: charge.at + offset })),
});

function firstOf<T, V>(list: readonly T[], of: (each: T) => V | null): V | null {
  for (const each of list) {
    const found = of(each);
    if (found !== null) return found;
  }
  return null;
}

/** In plan, as it is measured. */
const pathOf = (legs: readonly Leg[]): MeasuredPath =>
  measurePath(legs.filter(({ length }) => length > 0).flatMap(({ points }) => points.map(flattened))) ?? {
    points: [flattened((legs[0] as Leg).end)],
    along: [0],
    length: 0,
  };

const refused = (way: readonly Waypoint[], move: number): WayTrace => ({
  fault: { violation: violation('FLOW-FORM'), at: flattened(way[0] ?? [0, 0]), along: 0 },
  path: way.slice(0, 1),
  end: way[0] ?? [0, 0],
  length: 0,
  allowance: move,
  contacts: [],
  crossings: [],
  climbs: [],
  difficult: [],
  difficultCrossed: [],
  hole: null,
  tokens: 1,
});
