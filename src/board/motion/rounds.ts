import { between, distance, type Game, type Id, type Point } from '../../engine/index.ts';
import { elementAt } from '../../pointing/index.ts';
import { type ActOf, arrivalOf, type Script } from '../../telling/index.ts';

/** A round of a shot as it is seen: where it comes from and ends, and what it strikes there. Times in ms of the script. */
export interface Flown {
  readonly from: number;
  /** It is where it ends. */
  readonly until: number;
  readonly origin: Point;
  readonly to: Point;
  readonly strikes: 'man' | 'ground' | 'cover';
}

/** So far beyond its target a miss comes down, in u, and so far aside. */
const BEYOND = 3;
const ASIDE = 0.9;

/** The rounds of all shots and sweeps of a script. Misses go past him into the ground, or into what he hides behind. */
export function roundsOf({ step, acts }: Script): readonly Flown[] {
  const covers = step.events.flatMap((event) =>
    event.event === 'shot' ? event.need.flatMap(({ from = [] }) => from) : [],
  );
  return acts.flatMap((act) => {
    if (act.act === 'shot') return roundsOfShot(step.before, act, covers);
    return act.act === 'sweep' ? roundsOfSweep(act) : [];
  });
}

function roundsOfShot(game: Game, { rounds, origin, to }: ActOf<'shot'>, covers: readonly Id[]): readonly Flown[] {
  const wall = covers.length > 0 ? firstOn(game, covers, origin, to) : null;
  return rounds.map((round, i) => {
    const { from, hit } = round;
    const until = arrivalOf(round);
    if (hit) return { from, until, origin, to, strikes: 'man' };
    if (wall && i % 2 === 0) return { from, until, origin, to: wall, strikes: 'cover' };
    const end = past(origin, to, (noise(i, 1) - 0.5) * 2 * ASIDE, BEYOND * (0.6 + 0.4 * noise(i, 2)));
    return { from, until: until + 50, origin, to: end, strikes: 'ground' };
  });
}

function roundsOfSweep({ rounds, origins, to, radius }: ActOf<'sweep'>): readonly Flown[] {
  return rounds.map((round, i) => {
    const origin = origins[i % origins.length] as Point;
    const [angle, away] = [noise(i, 3) * Math.PI * 2, Math.sqrt(noise(i, 4)) * radius * 0.9];
    const end: Point = [to[0] + Math.cos(angle) * away, to[1] + Math.sin(angle) * away];
    return { from: round.from, until: arrivalOf(round), origin, to: end, strikes: 'ground' };
  });
}

function past(origin: Point, to: Point, aside: number, beyond: number): Point {
  const length = Math.max(1e-6, distance(origin, to));
  const [dx, dy] = [(to[0] - origin[0]) / length, (to[1] - origin[1]) / length];
  return [to[0] + dx * beyond - dy * aside, to[1] + dy * beyond + dx * aside];
}

/** Where the line comes to the first of these pieces of scenery, looked at in small steps: it is for the eye. */
function firstOn(game: Game, covers: readonly Id[], origin: Point, to: Point): Point | null {
  const steps = Math.ceil(distance(origin, to) / 0.15);
  for (let i = 0; i <= steps; i++) {
    const at = between(origin, to, i / steps);
    const element = elementAt(game, at, 0);
    if (element && covers.includes(element.id)) return at;
  }
  return null;
}

/** As good as random and always the same: a number from 0 to 1. */
export function noise(i: number, kind: number): number {
  const value = Math.sin(i * 12.9898 + kind * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/** From 0 to 1 as time goes from one to the other; outside of them their ends. */
export const shareOf = (time: number, from: number, until: number): number =>
  until <= from ? (time >= until ? 1 : 0) : Math.min(1, Math.max(0, (time - from) / (until - from)));

/** The same, quick at first. */
export const easedOut = (share: number): number => 1 - (1 - share) ** 3;
