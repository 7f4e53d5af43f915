import {
  ACTION_TYPES,
  type ActionType,
  type Command,
  type Game,
  losses,
  type Outcome,
  type Side,
  sideOf,
} from '../../engine/index.ts';
import type { MatchStep } from '../match.ts';
import { chanceToHurt } from '../statistics.ts';
import type { Moments } from './intervals.ts';

/**
 * What many games came to, in whole numbers only, so that adding up is exact: however the games were shared out, the sum is the
 * same to the last digit.
 */
export interface Stats {
  readonly games: number;
  /** Stopped before their end, as they would not come to one. */
  readonly cutOff: number;
  /** In which a program answered what the rules refuse; none, unless something is wrong. */
  readonly refused: number;
  /** Of the games that ended, by whether the first of the two programs played side a, or side b. */
  readonly won: { readonly asNamed: Won; readonly exchanged: Won };
  /** Of the games somebody won, by who had the first turn. */
  readonly firstTurn: { readonly won: number; readonly lost: number };
  /** Of those that ended in a way, in which turns. */
  readonly endings: Readonly<Partial<Record<Outcome['how'], Moments>>>;
  readonly turns: Moments;
  /** Points of cards (WIN-2), whatever the game counts. */
  readonly lost: BySide<Moments>;
  readonly fire: BySide<Fire>;
  readonly actions: BySide<Readonly<Partial<Record<ActionType, number>>>>;
  /** Of each kind of game the number of the first. */
  readonly examples: Readonly<Record<string, number>>;
}

export type BySide<T> = Readonly<Record<Side, T>>;
export type Won = BySide<number> & { readonly nobody: number };

export interface Fire {
  readonly rolls: number;
  /** Rolls that hurt somebody. */
  readonly hurt: number;
  /** How many of them were to be expected, in millionths. */
  readonly expected: number;
}

const MILLION = 1e6;

const NO_MOMENTS: Moments = { count: 0, sum: 0, squares: 0 };
const NONE_WON: Won = { a: 0, b: 0, nobody: 0 };
const NO_FIRE: Fire = { rolls: 0, hurt: 0, expected: 0 };

export const NO_GAMES: Stats = {
  games: 0,
  cutOff: 0,
  refused: 0,
  won: { asNamed: NONE_WON, exchanged: NONE_WON },
  firstTurn: { won: 0, lost: 0 },
  endings: {},
  turns: NO_MOMENTS,
  lost: { a: NO_MOMENTS, b: NO_MOMENTS },
  fire: { a: NO_FIRE, b: NO_FIRE },
  actions: { a: {}, b: {} },
  examples: {},
};

type Match = Generator<MatchStep, Command | null>;

/** The figures of one game, counted while it is played; yields after each command in which turn it is, so that it can be given up amid a game. */
export function* counted(from: Game, steps: Match, number: number, exchanged: boolean): Generator<number, Stats> {
  const actions: BySide<Partial<Record<ActionType, number>>> = { a: {}, b: {} };
  const fire: BySide<{ -readonly [field in keyof Fire]: number }> = { a: { ...NO_FIRE }, b: { ...NO_FIRE } };
  let first: Side | null = from.state.turn.number > 0 ? from.state.turn.side : null;
  let game = from;
  let next = steps.next();
  for (; !next.done; next = steps.next()) {
    const step = next.value;
    game = step.game;
    const type = ACTION_TYPES.find((each) => each === step.command.type);
    const { side } = step.before.state.turn;
    if (type) actions[side][type] = (actions[side][type] ?? 0) + 1;
    for (const event of step.events) {
      if (event.event === 'turnBegan') first ??= event.side;
      if (event.event !== 'shot') continue;
      const of = fire[sideOf(game, event.who)];
      of.rolls += 1;
      of.hurt += event.hits > 0 || event.headShot ? 1 : 0;
      of.expected += Math.round(chanceToHurt(game, event) * MILLION);
    }
    yield game.state.turn.number;
  }
  const { outcome, turn } = game.state;
  const winner = outcome?.winner ?? null;
  const won = outcome ? { ...NONE_WON, [winner ?? 'nobody']: 1 } : NONE_WON;
  const kinds = outcome ? [`won by ${winner ?? 'nobody'}`, outcome.how] : ['cut off'];
  return {
    ...NO_GAMES,
    games: 1,
    cutOff: outcome ? 0 : 1,
    refused: next.value ? 1 : 0,
    won: exchanged ? { asNamed: NONE_WON, exchanged: won } : { asNamed: won, exchanged: NONE_WON },
    firstTurn: { won: +(winner !== null && winner === first), lost: +(winner !== null && winner !== first) },
    endings: outcome ? { [outcome.how]: moments(turn.number) } : {},
    turns: moments(turn.number),
    lost: { a: moments(losses(game, 'a', 'points').lost), b: moments(losses(game, 'b', 'points').lost) },
    fire,
    actions,
    examples: Object.fromEntries(kinds.map((kind) => [kind, number])),
  };
}

const moments = (value: number): Moments => ({ count: 1, sum: value, squares: value ** 2 });

/** The figures of two lots of games together. */
export const merged = (one: Stats, other: Stats): Stats => ({
  ...summed<Stats>(one, other),
  examples: earliest(one.examples, other.examples),
});

/** Numbers under names, in whatever depth; one that is not there counts as 0. */
type Numbers = number | { readonly [name: string]: Numbers | undefined };

function summed<T>(one: T, other: T): T;
function summed(one: Numbers, other: Numbers): Numbers {
  if (typeof one === 'number') return typeof other === 'number' ? one + other : one;
  if (typeof other === 'number') return other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [p, q] = [one[name], other[name]];
      return [name, p === undefined ? q : q === undefined ? p : summed(p, q)];
    }),
  );
}

function earliest(one: Stats['examples'], other: Stats['examples']): Stats['examples'] {
  const early = { ...one };
  for (const [kind, game] of Object.entries(other)) early[kind] = Math.min(early[kind] ?? game, game);
  return early;
}
