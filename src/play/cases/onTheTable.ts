import type { Rules } from '../../editions/index.ts';
import { rulesBehind } from '../../editions/register/events.ts';
import type { Command, RuleId } from '../../engine/index.ts';
import type { Expectation, OtherSetup, Part } from '../files/caseForm.ts';
import type { Read } from '../files/fault.ts';
import type { Opened } from '../files/replay.ts';
import { openedUnder } from '../files/underRules.ts';
import { begin, gameAt, type History, jump, nodeAt, perform, START } from '../history.ts';
import { gameOf, type Start } from '../start.ts';
import type { Case, Difference } from './case.ts';
import { positionFacts } from './judge.ts';
import { byId } from './matching.ts';
import { otherwise } from './otherSetup.ts';
import { rulesOfShot } from './shot.ts';

/** A case on the table: its position, and what one of its expectations plays from there as far as that may be played. */
export interface OnTheTable {
  readonly start: Start;
  readonly history: History;
  /** Moments of the history: the position of the case first, then one for each command. */
  readonly moments: readonly number[];
}

/**
 * One expectation of a case (by its index) on the table, by these rules; or why the case cannot be a game of theirs. What is
 * expected of another set-up is shown on that, before anybody has deployed.
 */
export function onTheTable(given: Case, index: number, rules: Rules): Read<OnTheTable> {
  const opened = openedUnder(given.game, rules);
  if (!opened.ok) return opened;
  const expectation = given.expect[index];
  if (expectation && 'setup' in expectation) return { ok: true, value: before(opened.value, expectation.setup) };
  const { start } = opened.value;
  let { history } = opened.value;
  const moments = [history.at];
  for (const command of commandsOf(expectation)) {
    const performed = perform(history, command);
    if (!performed.ok) break;
    history = performed.history;
    moments.push(history.at);
  }
  return { ok: true, value: { start, history: jump(history, moments[0] ?? history.at), moments } };
}

function before({ start, history }: Opened, setup: OtherSetup): OnTheTable {
  const other: Start = { ...start, setup: otherwise(start.setup, setup), position: null };
  return { start: other, history: begin(gameOf(other), history.takeBack), moments: [START] };
}

function commandsOf(expectation: Expectation | undefined): readonly Command[] {
  if (!expectation) return [];
  if ('after' in expectation) return expectation.after;
  return 'events' in expectation ? expectation.events : [];
}

/** Where what was found has come about, and the rules that decided there. */
export interface Decided {
  /** Index into the moments. */
  readonly step: number;
  readonly by: readonly RuleId[];
}

/** Of a difference, or where all is as expected of the expectation as a whole. */
export function decided(table: OnTheTable, expectation: Expectation, difference: Difference | undefined): Decided {
  const step = difference ? stepOf(table, difference) : table.moments.length - 1;
  const rules = difference?.rule === undefined ? rulesAt(table, expectation, step) : [difference.rule];
  return { step, by: [...new Set(rules)].filter((rule) => !rule.startsWith('FLOW-')) as RuleId[] };
}

function stepOf({ history, moments }: OnTheTable, { path, found }: Difference): number {
  const last = moments.length - 1;
  const [part] = path.split('.');
  if (part === 'commands' || part === 'in') return last;
  if (part === 'not') {
    const unwanted = JSON.stringify(found);
    const came = moments.map((at) => nodeAt(history, at)?.events ?? []);
    const step = came.findIndex((events, i) => i > 0 && events.some((event) => JSON.stringify(event) === unwanted));
    return step > 0 ? step : last;
  }
  const values = moments.map((at) => JSON.stringify(valueAt(positionFacts(gameAt(history, at)), path)));
  const changed = values.findLastIndex((value, i) => i > 0 && value !== values[i - 1]);
  return changed > 0 ? changed : last;
}

function valueAt(facts: Part, path: string): unknown {
  let value: unknown = facts;
  for (const name of path === '' ? [] : path.split('.')) {
    const named = Array.isArray(value) ? (byId(value) ?? value) : value;
    if (typeof named !== 'object' || named === null) return undefined;
    value = (named as Part)[name];
  }
  return value;
}

function rulesAt({ start, history, moments }: OnTheTable, expectation: Expectation, step: number): readonly string[] {
  const at = moments[step] ?? history.at;
  if ('refuses' in expectation) return [expectation.rule];
  if ('setup' in expectation) return [...expectation.breaks, ...expectation.keeps];
  if ('sight' in expectation) return rulesOfShot(gameAt(history, at), ...expectation.sight);
  if ('odds' in expectation && expectation.odds?.type === 'fire')
    return rulesOfShot(gameAt(history, at), expectation.odds.who, expectation.odds.at);
  const events = step > 0 ? (nodeAt(history, at)?.events ?? []) : [];
  return events.flatMap((event) => rulesBehind(event, start.edition));
}
