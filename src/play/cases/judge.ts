import { EDITIONS, type Rules } from '../../editions/index.ts';
import { apply, awaiting, type Command, check, type Game, type SetupRule } from '../../engine/index.ts';
import type { Expectation, Part, Under } from '../files/caseForm.ts';
import type { FileFault, Read } from '../files/fault.ts';
import { openedUnder } from '../files/underRules.ts';
import { gameAt } from '../history.ts';
import type { Case, Difference, Verdict } from './case.ts';
import { differences } from './matching.ts';
import { brokenBy } from './otherSetup.ts';
import { oddsFacts, sightFacts } from './shot.ts';

/**
 * Judges every expectation of a case, each from where its game stands. `rules` asks what other rules would say of it;
 * without, it is judged by the rules that the expectation, or the case, is meant for.
 */
export function judge(given: Case, rules?: Rules): readonly Verdict[] {
  const gameOf = memoized((by) => gameUnder(given, by));
  return given.expect.flatMap((expectation, index) =>
    (rules ? [rules] : rulesOf(expectation.under ?? given.under, given)).map((by): Verdict => {
      const game = gameOf(by);
      const found = game.ok ? judged(expectation, game.value) : [notPlayable(game.fault)];
      return { index, rules: by, holds: found.length === 0, differences: found };
    }),
  );
}

/** Setting up a game takes longer than most questions about it. */
function memoized(gameBy: (rules: Rules) => Read<Game>): (rules: Rules) => Read<Game> {
  const games = new Map<string, Read<Game>>();
  return (rules) => {
    const key = JSON.stringify(rules);
    const game = games.get(key) ?? gameBy(rules);
    games.set(key, game);
    return game;
  };
}

/** The rules its own game is played by. */
export const ownRules = ({ game: { edition, rulings, rules } }: Case): Rules => ({ edition, rulings, rules }) as Rules;

/** Own rulings and house rules belong to the edition of the case; every edition is asked as it is by default. */
function rulesOf(under: Under, given: Case): readonly Rules[] {
  const own = ownRules(given);
  const { edition } = own;
  if (under === 'own') return [own];
  return (under === 'all' ? EDITIONS : under).map((id) =>
    id === edition ? own : { edition: id, rulings: {}, rules: {} },
  );
}

/** The game of a case as it stands by these rules, or why it cannot be one of theirs. */
export function gameUnder({ game }: Case, rules: Rules): Read<Game> {
  const opened = openedUnder(game, rules);
  return opened.ok ? { ok: true, value: gameAt(opened.value.history) } : opened;
}

const notPlayable = ({ path, fault, data }: FileFault): Difference => ({
  path: path === '' ? 'game' : `game.${path}`,
  expected: null,
  found: fault,
  ...(fault === 'refused-command' && data ? { rule: String(data.rule) } : {}),
});

/** Where something else comes of an expectation than it says, from a game as it stands. */
export function judged(expectation: Expectation, game: Game): readonly Difference[] {
  if ('refuses' in expectation) {
    const found = check(game, expectation.refuses)?.rule ?? null;
    return found === expectation.rule
      ? []
      : [{ path: '', expected: expectation.rule, found, ...(found === null ? {} : { rule: found }) }];
  }
  if ('allows' in expectation) {
    const violation = check(game, expectation.allows);
    return violation ? [{ path: '', expected: null, found: violation.rule, rule: violation.rule }] : [];
  }
  if ('sight' in expectation) return differences(expectation.is, sightFacts(game, ...expectation.sight), 1e-6);
  if ('odds' in expectation) {
    const { odds, answers, who, is, within } = expectation;
    return differences(is, oddsFacts(game, odds, answers, who), within);
  }
  if ('setup' in expectation) return misjudged(expectation, brokenBy(game.setup, expectation.setup));
  const played = 'after' in expectation ? playedFrom(game, expectation.after) : playedFrom(game, expectation.events);
  if (!played.ok) return [played.refused];
  if ('after' in expectation) return differences(expectation.is, positionFacts(played.game), 1e-6);
  return [...missing(expectation.in, played.events), ...unwanted(expectation.not, played.events)];
}

/** What an expectation of a position is held against. */
export const positionFacts = (game: Game): Part => ({ ...game.state, awaiting: awaiting(game) });

const misjudged = (
  { breaks, keeps }: Extract<Expectation, { setup: unknown }>,
  broken: readonly SetupRule[],
): Difference[] => [
  ...breaks.flatMap((rule, i) =>
    broken.includes(rule) ? [] : [{ path: `breaks.${i}`, expected: rule, found: null, rule }],
  ),
  ...keeps.flatMap((rule, i) =>
    broken.includes(rule) ? [{ path: `keeps.${i}`, expected: null, found: rule, rule }] : [],
  ),
];

type Played =
  | { readonly ok: true; readonly game: Game; readonly events: readonly Part[] }
  | { readonly ok: false; readonly refused: Difference };

function playedFrom(game: Game, commands: readonly Command[]): Played {
  const events: Part[] = [];
  let now = game;
  for (const [i, command] of commands.entries()) {
    const result = apply(now, command);
    if (!result.ok) {
      const { rule } = result.violation;
      return { ok: false, refused: { path: `commands.${i}`, expected: null, found: rule, rule } };
    }
    now = result.game;
    events.push(...(result.events as readonly Part[]));
  }
  return { ok: true, game: now, events };
}

const isSuch = (wanted: string | Part, event: Part): boolean =>
  differences(typeof wanted === 'string' ? { event: wanted } : wanted, event).length === 0;

/** The first event that does not come, in this order, whatever comes in between. */
function missing(wanted: readonly (string | Part)[], events: readonly Part[]): Difference[] {
  let from = 0;
  for (const [i, one] of wanted.entries()) {
    const at = events.findIndex((event, k) => k >= from && isSuch(one, event));
    if (at < 0) return [{ path: `in.${i}`, expected: one, found: events.slice(from).map(({ event }) => event) }];
    from = at + 1;
  }
  return [];
}

const unwanted = (not: readonly (string | Part)[], events: readonly Part[]): Difference[] =>
  not.flatMap((one, i) => {
    const event = events.find((each) => isSuch(one, each));
    return event ? [{ path: `not.${i}`, expected: null, found: event }] : [];
  });
