import { attack, type Command, type CommandType, type Game, type Id, type Modifier } from '../../engine/index.ts';
import { endangered, type Fates, fatesOf } from '../odds/fates.ts';
import { oddsOf } from '../odds/oddsOf.ts';
import type { Thought, Thoughts } from './index.ts';
import { TERMS, type Term, type Terms, totalOf } from './value.ts';

/** Why something would be done: numbers and ids, to be said in any language. */

export interface Weighed {
  readonly command: Command;
  readonly kind: CommandType;
  /** Points of a card that are expected of it, all told, and by term. */
  readonly value: number;
  readonly terms: Terms;
  /** What it may do to whom, whatever is decided on the way; empty where no dice are rolled. */
  readonly fates: Readonly<Record<Id, Fates>>;
  /** Of a shot: the lowest die that hits and the number of dice, each with its rules. */
  readonly shot: { readonly need: readonly Modifier[]; readonly count: readonly Modifier[] } | null;
}

export interface Why {
  readonly chosen: Weighed;
  /** Of each other kind the best, the better ones first. */
  readonly others: readonly Weighed[];
  /** The terms in which it differs most from the best of these, and by how many points it is better in each. */
  readonly decisive: readonly { readonly term: Term; readonly by: number }[];
}

/** What a thought gains or loses, as it is told to players: some terms are one reason to them. */
export const REASONS = ['harm', 'turn', 'answer', 'later', 'tokens', 'place', 'error'] as const;
export type Reason = (typeof REASONS)[number];

/** A thought beside doing nothing more in this turn. */
export interface Gain {
  readonly command: Command;
  /** Points of a card, as this strength judges them. */
  readonly points: number;
  /** What makes up the points, the weightiest first; what does not show is left out. */
  readonly reasons: readonly { readonly reason: Reason; readonly by: number }[];
}

/** Less than this is not told, in points. */
const SHOWS = 0.05;

/** What each of some thoughts gains beside doing nothing more in this turn. */
export function gainOf({ before }: Thoughts, { command, terms, error }: Thought): Gain {
  const by = (term: Term): number => terms[term] - (term === 'rest' ? 0 : before[term]);
  const parts: Readonly<Record<Reason, number>> = {
    harm: by('material'),
    turn: by('rest'),
    answer: by('answer'),
    later: by('after'),
    tokens: by('tokens'),
    place: by('approach') + by('markers') + by('goal'),
    error,
  };
  const reasons = REASONS.map((reason) => ({ reason, by: parts[reason] })).filter((each) => Math.abs(each.by) >= SHOWS);
  return {
    command,
    points: totalOf(terms) - totalOf({ ...before, rest: 0 }) + error,
    reasons: reasons.toSorted((p, q) => Math.abs(q.by) - Math.abs(p.by)),
  };
}

/** The best thought, and of each other kind of command the best as this strength judges it. */
export function kindsOf({ best, others }: Thoughts): readonly Thought[] {
  const judged = others.toSorted((p, q) => q.value + q.error - p.value - p.error);
  return [best, ...firsts(judged, ({ command }) => command.type, [best.command.type])];
}

/** The best thought and others: no two of one kind by one and the same character. */
export function differentOf({ best, others }: Thoughts): readonly Thought[] {
  return firsts([best, ...others], ({ command }) => `${command.type} ${'who' in command ? command.who : ''}`);
}

/** Of things with the same key the first. */
function firsts<T>(things: readonly T[], keyOf: (thing: T) => string, without: readonly string[] = []): readonly T[] {
  const seen = new Set(without);
  return things.filter((thing) => {
    const isNew = !seen.has(keyOf(thing));
    seen.add(keyOf(thing));
    return isNew;
  });
}

const MOST_KINDS = 5;
const MOST_HINTS = 3;
const MOST_DECISIVE = 2;

/** Why the best of some thoughts is the best. */
export function whyOf(game: Game, thoughts: Thoughts): Why {
  const [best = thoughts.best, ...kinds] = kindsOf(thoughts);
  const [second] = kinds;
  const differences = second
    ? TERMS.map((term) => ({ term, by: best.terms[term] - second.terms[term] })).filter(
        ({ by }) => Math.abs(by) >= SHOWS,
      )
    : [];
  return {
    chosen: weighed(game, best),
    others: kinds.slice(0, MOST_KINDS).map((thought) => weighed(game, thought)),
    decisive: differences.toSorted((p, q) => Math.abs(q.by) - Math.abs(p.by)).slice(0, MOST_DECISIVE),
  };
}

/** What it would do, and what else. */
export const hintsOf = (game: Game, thoughts: Thoughts): readonly Weighed[] =>
  differentOf(thoughts)
    .slice(0, MOST_HINTS)
    .map((thought) => weighed(game, thought));

function weighed(game: Game, { command, value, terms }: Thought): Weighed {
  const odds = command.type === 'endTurn' ? null : oddsOf(game, command);
  const fates = odds?.ok ? [...endangered(odds.odds)].map((who) => [who, fatesOf(odds.odds, who)] as const) : [];
  const shot = command.type === 'fire' ? attack(game, command.who, command.at, shotOptions(command)) : null;
  return {
    command,
    kind: command.type,
    value,
    terms,
    fates: Object.fromEntries(fates),
    shot: shot && { need: shot.need, count: shot.count },
  };
}

const shotOptions = ({ weapon, shots = 1, aim = false }: Extract<Command, { type: 'fire' }>) => ({
  weapon,
  shots,
  aimed: aim,
});
