import { findCharacter, type Game, type Id, isStanding, type Point } from '../../engine/index.ts';
import type { Script } from '../../telling/index.ts';
import { easedOut, shareOf } from './rounds.ts';

/** How much larger those are drawn whom a step is about. */
export const GROWN = 1.5;
const GROWING = 160;
/** How far close combat brings both together, and how far a hit throws back, in u. */
const KICK = 0.22;
const TOUCHING = 0.9;

/** Somebody whom a step is about, as he is seen at a time of it. */
export interface Seen {
  readonly at: Point;
  readonly scale: number;
  readonly presence: number;
}

/** Whom it is about: known before the dice lie, and once it is told also to whom something has happened. */
export const litOf = ({ cast, stamps }: Script, isShown: boolean): readonly Id[] =>
  isShown ? [...new Set([...cast, ...stamps.map(({ who }) => who)])] : cast;

/** Where he stood when it began. */
export const standsAt = ({ step, stamps }: Script, id: Id): Point | null =>
  stamps.find(({ who }) => who === id)?.at ??
  findCharacter(step.before, id)?.at ??
  findCharacter(step.after, id)?.at ??
  null;

/** The game by which he is drawn: as he was until it is told what became of him, and as he was when he has gone by it. */
export const gameFor = ({ step }: Script, id: Id, isShown: boolean): Game =>
  isShown && isStanding(step.after, id) ? step.after : step.before;

export function seenAt(script: Script, id: Id, time: number, isShown: boolean): Seen | null {
  const home = standsAt(script, id);
  if (!home) return null;
  const grown = 1 + (GROWN - 1) * easedOut(shareOf(time, 0, GROWING));
  const fallen = isShown && script.stamps.some(({ who, word }) => who === id && word === 'eliminated');
  const gone = fallen ? shareOf(time, script.strike + 60, script.strike + 320) : 0;
  return { at: pushed(script, id, home, time), scale: grown - 0.2 * gone, presence: 1 - gone };
}

/** Struck, he is thrown back a little; in close combat both go at each other. */
function pushed(script: Script, id: Id, home: Point, time: number): Point {
  for (const act of script.acts) {
    if (act.act === 'blows' && (id === act.who || id === act.against)) {
      const [own, other] = id === act.who ? [act.at, act.to] : [act.to, act.at];
      const reach = Math.sin(Math.PI * shareOf(time, act.from, act.until)) * 0.5;
      return towards(home, own, other, reach * Math.max(0, lengthOf(own, other) - TOUCHING));
    }
    if (act.act !== 'shot') continue;
    if (id === act.who) {
      const recoil = Math.max(
        0,
        ...act.rounds.map(({ from }) => (time < from ? 0 : 1 - shareOf(time, from, from + 60))),
      );
      return towards(home, act.to, act.origin, recoil * 0.08);
    }
    if (id === act.at && act.rounds.some(({ hit }) => hit) && time >= script.strike)
      return towards(home, act.origin, act.to, KICK * (1 - shareOf(time, script.strike, script.strike + 220)));
  }
  return home;
}

const lengthOf = (p: Point, q: Point): number => Math.hypot(q[0] - p[0], q[1] - p[1]);

function towards([x, y]: Point, from: Point, to: Point, by: number): Point {
  const length = Math.max(1e-6, lengthOf(from, to));
  return [x + ((to[0] - from[0]) / length) * by, y + ((to[1] - from[1]) / length) * by];
}
