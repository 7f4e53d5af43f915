import { attack, type Command, type CommandType, type Game, type Id, type Modifier } from '../../engine/index.ts';
import { endangered, type Fates, fatesOf } from '../odds/fates.ts';
import { oddsOf } from '../odds/oddsOf.ts';
import type { Thought, Thoughts } from './index.ts';
import { TERMS, type Term, type Terms } from './value.ts';

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

const MOST_KINDS = 5;
const MOST_HINTS = 3;
const MOST_DECISIVE = 2;

/** Why the best of some thoughts is the best. */
export function whyOf(game: Game, { best, others }: Thoughts): Why {
  const seen = new Set<CommandType>([best.command.type]);
  const kinds = others.filter(({ command }) => {
    const isNew = !seen.has(command.type);
    seen.add(command.type);
    return isNew;
  });
  const [second] = kinds;
  const differences = second
    ? TERMS.map((term) => ({ term, by: best.terms[term] - second.terms[term] })).filter(
        ({ by }) => Math.abs(by) >= 0.05,
      )
    : [];
  return {
    chosen: weighed(game, best),
    others: kinds.slice(0, MOST_KINDS).map((thought) => weighed(game, thought)),
    decisive: differences.toSorted((p, q) => Math.abs(q.by) - Math.abs(p.by)).slice(0, MOST_DECISIVE),
  };
}

/** What it would do, and what else: no two of one kind by one and the same man. */
export function hintsOf(game: Game, { best, others }: Thoughts): readonly Weighed[] {
  const seen = new Set<string>();
  const different = [best, ...others].filter(({ command }) => {
    const key = `${command.type} ${'who' in command ? command.who : ''}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return different.slice(0, MOST_HINTS).map((thought) => weighed(game, thought));
}

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
