import type { Command, RuleId } from '../../engine/index.ts';
import type { Difference, Verdict } from '../../play/cases/case.ts';
import type { Expectation } from '../../play/files/caseForm.ts';

/** What one row says is expected, or found. */
export type Said =
  | { readonly as: 'refused'; readonly rule: string }
  | { readonly as: 'allowed' | 'happens' | 'happensNot' | 'kept' | 'broken' }
  | { readonly as: 'value'; readonly value: unknown };

/** One thing that is expected, and what was found in its place. */
export interface Row {
  /** Names on the way to it, or the name of an event. */
  readonly path: readonly string[];
  /** The command it is about. */
  readonly command?: Command | undefined;
  /** The event it is about, or what of its fields is expected. */
  readonly event?: Event;
  /** The rule for a set-up that it is about. */
  readonly rule?: RuleId;
  readonly expected: Said;
  readonly found: Said;
  readonly holds: boolean;
}

type Event = string | Readonly<Record<string, unknown>>;

const VALUE = (value: unknown): Said => ({ as: 'value', value });
const ALLOWED: Said = { as: 'allowed' };
const HAPPENS: Said = { as: 'happens' };
const HAPPENS_NOT: Said = { as: 'happensNot' };
const KEPT: Said = { as: 'kept' };
const BROKEN: Said = { as: 'broken' };

/** An expectation thing by thing. What comes behind a command that is refused, or an event that is missing, was not looked at. */
export function rowsOf(expectation: Expectation, { differences }: Pick<Verdict, 'differences'>): readonly Row[] {
  const [first] = differences;
  if (first?.path.startsWith('game')) return [];
  if ('refuses' in expectation) {
    const { refuses: command, rule } = expectation;
    return [row([], { as: 'refused', rule }, first && verdictOf(first), command)];
  }
  if ('allows' in expectation) return [row([], ALLOWED, first && verdictOf(first), expectation.allows)];
  if ('setup' in expectation) return setupRows(expectation, differences);
  const refused = refusedIn(expectation, first);
  if (refused) return [refused];
  if ('events' in expectation) return eventRows(expectation, differences);
  return leavesOf(expectation.is).map(([path, value]) => {
    const off = differences.find((each) => isAbout(each.path, path.join('.')));
    return row(path, VALUE(value), off && VALUE(off.found));
  });
}

const row = (path: readonly string[], expected: Said, found: Said | undefined, command?: Command): Row => ({
  path,
  command,
  expected,
  found: found ?? expected,
  holds: found === undefined,
});

const verdictOf = ({ found }: Difference): Said => (found === null ? ALLOWED : { as: 'refused', rule: String(found) });

function refusedIn(expectation: Expectation, first: Difference | undefined): Row | null {
  const [part, index = ''] = first?.path.split('.') ?? [];
  if (!first || part !== 'commands') return null;
  const commands = 'after' in expectation ? expectation.after : 'events' in expectation ? expectation.events : [];
  return row(
    ['commands', index],
    ALLOWED,
    verdictOf(first),
    commands.find((_, i) => `${i}` === index),
  );
}

function eventRows(
  { in: wanted, not }: Extract<Expectation, { events: unknown }>,
  differences: readonly Difference[],
): readonly Row[] {
  const missing = wanted.findIndex((_, i) => differences.some(({ path }) => path === `in.${i}`));
  return [
    ...(missing < 0 ? wanted : wanted.slice(0, missing + 1)).map((each, i) =>
      eventRow(each, HAPPENS, i === missing ? HAPPENS_NOT : undefined),
    ),
    ...not.map((each, i) =>
      eventRow(each, HAPPENS_NOT, differences.some(({ path }) => path === `not.${i}`) ? HAPPENS : undefined),
    ),
  ];
}

const eventRow = (event: Event, expected: Said, found: Said | undefined): Row => ({
  ...row([typeof event === 'string' ? event : JSON.stringify(event)], expected, found),
  event,
});

function setupRows(
  { breaks, keeps }: Extract<Expectation, { setup: unknown }>,
  differences: readonly Difference[],
): readonly Row[] {
  const turned = (rule: RuleId): boolean => differences.some((each) => each.rule === rule);
  const about = (rule: RuleId, expected: Said, otherwise: Said): Row => ({
    ...row([rule], expected, turned(rule) ? otherwise : undefined),
    rule,
  });
  return [...breaks.map((rule) => about(rule, BROKEN, KEPT)), ...keeps.map((rule) => about(rule, KEPT, BROKEN))];
}

/** Is what differs this thing, a part of it, or what it is a part of? */
const isAbout = (path: string, leaf: string): boolean =>
  path === '' || path === leaf || leaf.startsWith(`${path}.`) || path.startsWith(`${leaf}.`);

type Leaf = readonly [path: readonly string[], value: unknown];

function leavesOf(value: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));
}
