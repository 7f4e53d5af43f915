import { rulesOf } from '../../editions/index.ts';
import { rulesBehind } from '../../editions/register/events.ts';
import { RULING_IDS } from '../../engine/index.ts';
import { type Difference, difference, type Fact } from '../difference.ts';
import { gameFile } from '../files/writeGame.ts';
import { begin, gameAt, type History, lineTo, nodeAt, START } from '../history.ts';
import type { Start } from '../start.ts';
import { APP_VERSION } from '../version.ts';
import type { Here } from './here.ts';

/** The last steps of a line, of which a case is made. */
export interface LastSteps {
  readonly start: Start;
  readonly history: History;
  /** The last of them. */
  readonly at: number;
  /** How many: none where only what was refused is kept. */
  readonly steps: number;
}

/** What is kept of them: what a tester has chosen of all that could be. */
export interface Chosen {
  readonly title: string;
  readonly note: string;
  readonly facts: readonly Fact[];
  /** What is so where the case begins, before any step. */
  readonly here: readonly Pick<Here, 'expectation' | 'rules'>[];
}

/** What the last steps have changed, with how it stood before (`a`) and how it stands now (`b`). */
export const changedIn = (last: LastSteps): Difference =>
  difference(gameAt(last.history, fromOf(last)), gameAt(last.history, last.at));

/** Can a case say so? Of some facts it has no words of its own. */
export const canExpect = (fact: Fact): boolean => Object.keys(partOf(fact)).length > 0;

/** So many steps back the last thing began that somebody did in his turn: its answers and dice belong to it. */
export function stepsOfAction({ history, at }: Pick<LastSteps, 'history' | 'at'>): number {
  const line = lineTo(history, at);
  const begun = line.findLastIndex(
    (node) => gameAt(history, nodeAt(history, node)?.parent ?? START).state.frames.length <= 1,
  );
  return begun < 0 ? Math.min(1, line.length) : line.length - begun;
}

/** The rules that decided in these steps, as far as their events tell. */
export function rulesIn({ start, history, at, steps }: LastSteps): readonly string[] {
  const events = lastOf({ history, at, steps }).flatMap((node) => nodeAt(history, node)?.events ?? []);
  return knownIn(start, [...new Set<string>(events.flatMap((event) => rulesBehind(event, start.edition)))]);
}

/** Of these ids those of rules and rulings that the edition, or its house rules, have; what refuses may be a reason without one. */
function knownIn({ edition, rules }: Start, ids: readonly string[]): readonly string[] {
  const known: readonly string[] = [...rulesOf(edition, rules), ...RULING_IDS];
  return ids.filter((id) => known.includes(id));
}

/** A case file (formats.md): the position before the last steps, and what is expected after them. */
export function caseFrom(last: LastSteps, { title, note, facts, here }: Chosen): Readonly<Record<string, unknown>> {
  const { start, history } = last;
  const position = gameAt(history, fromOf(last));
  const bare: Start = { ...start, position: position.state, ruleSet: '', extras: {} };
  const { edition, rulings, rules, setup, position: filed } = gameFile(bare, begin(position, start.settings.takeBack));
  const commands = lastOf(last).flatMap((node) => nodeAt(history, node)?.command ?? []);
  const is = facts.map(partOf).reduce(merged, {});
  return {
    format: 'take-cover/case',
    version: 1,
    app: APP_VERSION,
    title,
    about: [
      ...new Set([
        ...knownIn(
          start,
          here.flatMap(({ rules }) => rules),
        ),
        ...rulesIn(last),
      ]),
    ],
    note,
    game: { edition, rulings, rules, setup, position: filed },
    expect: [
      ...here.map(({ expectation }) => expectation),
      ...(Object.keys(is).length > 0 ? [{ after: commands, is }] : []),
    ],
  };
}

const lastOf = ({ history, at, steps }: Pick<LastSteps, 'history' | 'at' | 'steps'>): readonly number[] =>
  steps === 0 ? [] : lineTo(history, at).slice(-steps);

function fromOf(last: Pick<LastSteps, 'history' | 'at' | 'steps'>): number {
  const [first] = lastOf(last);
  return first === undefined ? last.at : (nodeAt(last.history, first)?.parent ?? START);
}

type Part = Readonly<Record<string, unknown>>;

/** A fact as a part of a position, as the expectations of cases have it. */
function partOf(fact: Fact): Part {
  switch (fact.about) {
    case 'character': {
      const part = partOfCharacter(fact);
      return Object.keys(part).length > 0 ? { characters: { [fact.who]: part } } : {};
    }
    case 'side':
      return fact.what === 'tokens' ? { tokens: { [fact.side]: fact.is } } : {};
    case 'turn':
      return { turn: fact.is };
    case 'decides':
      return { awaiting: fact.is === 'nobody' ? { kind: 'over' } : { by: fact.is } };
    case 'outcome':
      return fact.is ? { outcome: fact.is } : {};
    case 'marker':
      return {}; // known by ids of the engine's own
  }
}

function partOfCharacter(fact: Extract<Fact, { about: 'character' }>): Part {
  switch (fact.what) {
    case 'fate':
      return fact.is === 'eliminated' ? { out: true } : { out: false, wounded: fact.is === 'wounded' };
    case 'place':
      return fact.is ? { at: fact.is.at, level: fact.is.level } : { at: null };
    case 'inCover':
    case 'shock':
    case 'panicking':
    case 'spent':
      return { [fact.what]: fact.is };
    default:
      return {}; // a sum over weapons, or a number of things that are listed
  }
}

/** Both, part by part. */
const merged = (one: Part, other: Part): Part => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([name, value]) => [
      name,
      isPart(value) && isPart(one[name]) ? merged(one[name], value) : value,
    ]),
  ),
});

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);
