import { type DiceSource, SIDES, type Side, sideOf } from '../engine/index.ts';
import { type History, nodeAt } from './history.ts';
import { chanceToHurt, type Luck, luckOf, type Shot } from './statistics.ts';

/** How kind the dice were to each side on a stretch of a line. */
export type LineLuck = Readonly<Record<Side, SideLuck>>;

/** Dice by where they came from: what a tester has laid ready tells of no luck, and what was typed somebody has rolled. */
export interface SideLuck {
  readonly live: Rolled;
  readonly typed: Rolled;
  /** Shots with dice that were laid ready. */
  readonly fixed: number;
}

/** With the chance that of these very shots so few hurt or fewer, and so many or more. */
export interface Rolled extends Luck {
  readonly soFew: number;
  readonly soMany: number;
}

/** Of all shots rolled with these commands of a history. */
export function luckOfLine(history: History, nodes: readonly number[]): LineLuck {
  const shots: Readonly<Record<DiceSource, Shot[]>> = { live: [], typed: [], fixed: [] };
  for (const index of nodes) {
    const node = nodeAt(history, index);
    if (node?.command.type !== 'roll') continue;
    const rolled = node.events.filter((event) => event.event === 'shot');
    shots[node.command.source ?? 'fixed'].push(...rolled);
  }
  const side = (side: Side): SideLuck => {
    const own = (source: DiceSource) => shots[source].filter(({ who }) => sideOf(history.start, who) === side);
    return { live: rolledIn(own('live')), typed: rolledIn(own('typed')), fixed: own('fixed').length };
  };
  const rolledIn = (own: readonly Shot[]): Rolled => {
    const [first] = own;
    const luck = luckOf(history.start, own, first ? sideOf(history.start, first.who) : 'a');
    const chances = sumsOf(own.map((shot) => chanceToHurt(history.start, shot)));
    const sum = (from: number, to: number) => chances.slice(from, to).reduce((all, chance) => all + chance, 0);
    return { ...luck, soFew: sum(0, luck.hurt + 1), soMany: sum(luck.hurt, chances.length) };
  };
  return { a: side('a'), b: side('b') };
}

/** How likely each number of successes is, from none to all, where each comes with a chance of its own: exact. */
export function sumsOf(chances: readonly number[]): readonly number[] {
  let sums: readonly number[] = [1];
  for (const chance of chances) sums = [...sums, 0].map((same, n) => same * (1 - chance) + (sums[n - 1] ?? 0) * chance);
  return sums;
}

/** Has anybody shot at all? */
export const hasShots = (luck: LineLuck): boolean =>
  SIDES.some((side) => luck[side].live.rolls + luck[side].typed.rolls + luck[side].fixed > 0);
