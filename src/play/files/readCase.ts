import { EDITIONS, type EditionId, isEdition, rulesetOf, rulesOf, rulingsOf } from '../../editions/index.ts';
import { EVENTS } from '../../editions/register/events.ts';
import { FLOW_IDS, type LedgerId, RULE_IDS, RULING_IDS, type RulingId, rosterOf } from '../../engine/index.ts';
import type { Case } from '../cases/case.ts';
import { valuesIn } from '../cases/matching.ts';
import { otherwise } from '../cases/otherSetup.ts';
import type { Expectation, OtherSetup, Part, Under } from './caseForm.ts';
import { type Faults, fileFault, firstOf, type Path, type Read, within } from './fault.ts';
import type { CaseForm } from './gameForm.ts';
import { readFile } from './readFile.ts';
import { gameFaults, gameFrom } from './readGame.ts';
import { readRules } from './rulesChecks.ts';
import { contentFaults } from './setupChecks.ts';

/**
 * Text of unknown origin as a case. Its game goes together, the rules it is about are there, and each expectation says
 * something: one that any answer would meet is refused.
 */
export function readCase(text: string): Read<Case> {
  const read = readFile('case', text);
  if (!read.ok) return read;
  const { title, about, note, game, expect, under, open = null } = read.value;
  const form = { ...game, title } as Case['game'];
  const playable = gameFrom(form);
  if (!playable.ok) return { ok: false, fault: { ...playable.fault, path: `game.${playable.fault.path}` } };
  const fault = firstOf(beside(read.value, playable.value.start.edition));
  return fault ? { ok: false, fault } : { ok: true, value: { title, about, note, game: form, expect, under, open } };
}

/** The editions that it asks. */
const asked = (edition: EditionId, under: Under): readonly EditionId[] =>
  under === 'own' ? [edition] : [edition, ...(under === 'all' ? EDITIONS : under)];

/** Whatever does not go together in a case whose form has been checked. */
export function* caseFaults(file: CaseForm): Faults {
  const { game, title } = file;
  yield* within('game', gameFaults({ ...game, title } as Case['game']));
  const { edition } = game;
  if (isEdition(edition)) yield* beside(file, edition);
}

/** What is wrong beside its game, which goes by this edition. */
function* beside({ about, under, game, expect, open }: CaseForm, edition: EditionId): Faults {
  const editions = asked(edition, under);
  const rules = editions.flatMap((each) => rulesOf(each, game.rules));
  yield* aboutFaults(about, rules, editions.flatMap(rulingsOf));
  const characters = rosterOf(game.setup).map(({ id }) => id);
  for (const [i, each] of expect.entries()) {
    if (!saysSomething(each)) yield fileFault(['expect', i], 'says-nothing');
    yield* within(`expect[${i}]`, unknownIn(each, characters));
    if ('setup' in each) yield* within(`expect[${i}]`, otherSetupFaults(each.setup, game));
  }
  if (expect.length === 0 && open === undefined) yield fileFault(['expect'], 'says-nothing');
}

function* aboutFaults(about: readonly string[], rules: readonly LedgerId[], rulings: readonly RulingId[]): Faults {
  for (const [i, id] of about.entries()) {
    const isRule = isAmong(RULE_IDS, id);
    if (!isRule && !isAmong(RULING_IDS, id)) yield fileFault(['about', i], 'unknown-rule', { id });
    else if (!isAmong(isRule ? rules : rulings, id))
      yield fileFault(['about', i], isRule ? 'foreign-rule' : 'foreign-ruling', { id });
  }
}

const isAmong = (ids: readonly string[], id: string): boolean => ids.includes(id);

/** Who and what an expectation speaks of that is nowhere: it would never hold, or whatever comes of it. */
function* unknownIn(each: Expectation, characters: readonly string[]): Faults {
  const named: (readonly [Path, string])[] = [];
  if ('sight' in each) named.push([['sight', 0], each.sight[0]], [['sight', 1], each.sight[1]]);
  if ('odds' in each) named.push([['who'], each.who]);
  if ('after' in each) {
    const { characters: those } = each.is;
    if (isFields(those)) named.push(...Object.keys(those).map((id) => [['is', 'characters', id], id] as const));
  }
  if ('refuses' in each && ![RULE_IDS, RULING_IDS, FLOW_IDS].some((ids) => isAmong(ids, each.rule)))
    yield fileFault(['rule'], 'unknown-rule', { id: each.rule });
  for (const list of 'events' in each ? (['in', 'not'] as const) : []) {
    for (const [i, part] of (each as { in: Parts; not: Parts })[list].entries()) {
      const { event, who } = typeof part === 'string' ? { event: part } : (part as { event?: unknown; who?: unknown });
      if (typeof event === 'string' && !EVENTS.includes(event))
        yield fileFault([list, i], 'unknown-event', { name: event.slice(0, 60) });
      if (typeof who === 'string') named.push([[list, i, 'who'], who]);
    }
  }
  for (const [path, id] of named) if (!characters.includes(id)) yield fileFault(path, 'unknown-character', { id });
}

/** What another set-up names goes together with the rest of that of the game. */
function* otherSetupFaults(other: OtherSetup, { setup, edition, rulings, rules }: CaseForm['game']): Faults {
  if (!readRules({ edition, rulings, rules }).ok) return; // the game has that fault already
  const whole = otherwise({ ...setup, ruleset: rulesetOf(edition as EditionId, rulings, rules) }, other);
  yield* contentFaults(whole, rosterOf(whole));
}

type Parts = readonly (string | Part)[];

const isFields = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function saysSomething(each: Expectation): boolean {
  if ('setup' in each) return each.breaks.length + each.keeps.length > 0;
  if ('events' in each) return each.in.length + each.not.length > 0;
  return !('is' in each) || valuesIn(each.is) > 0;
}
