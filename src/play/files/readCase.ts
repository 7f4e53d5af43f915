import { EDITIONS, type EditionId, isEdition, rulingsOf } from '../../editions/index.ts';
import { RULE_IDS, RULING_IDS, type RulingId } from '../../engine/index.ts';
import type { Case } from '../cases/case.ts';
import { valuesIn } from '../cases/matching.ts';
import type { Expectation, Under } from './caseForm.ts';
import { type Faults, fileFault, firstOf, type Read, within } from './fault.ts';
import type { CaseForm } from './gameForm.ts';
import { readFile } from './readFile.ts';
import { gameFaults, gameFrom } from './readGame.ts';

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

/** Those of the editions that it asks. */
function rulingsAsked(edition: EditionId, under: Under): readonly RulingId[] {
  if (under === 'own') return rulingsOf(edition);
  return [edition, ...(under === 'all' ? EDITIONS : under)].flatMap(rulingsOf);
}

/** Whatever does not go together in a case whose form has been checked. */
export function* caseFaults(file: CaseForm): Faults {
  const { game, title } = file;
  yield* within('game', gameFaults({ ...game, title } as Case['game']));
  const { edition } = game;
  if (isEdition(edition)) yield* beside(file, edition);
}

/** What is wrong beside its game, which goes by this edition. */
function* beside({ about, under, expect, open }: CaseForm, edition: EditionId): Faults {
  yield* aboutFaults(about, rulingsAsked(edition, under));
  for (const [i, each] of expect.entries()) if (!saysSomething(each)) yield fileFault(['expect', i], 'says-nothing');
  if (expect.length === 0 && open === undefined) yield fileFault(['expect'], 'says-nothing');
}

function* aboutFaults(about: readonly string[], rulings: readonly RulingId[]): Faults {
  const known: readonly string[] = [...RULE_IDS, ...RULING_IDS];
  for (const [i, id] of about.entries()) {
    const isForeign = id.startsWith('R') && /^R\d/.test(id) && !(rulings as readonly string[]).includes(id);
    if (!known.includes(id)) yield fileFault(['about', i], 'unknown-rule', { id });
    else if (isForeign) yield fileFault(['about', i], 'foreign-ruling', { id });
  }
}

function saysSomething(each: Expectation): boolean {
  if ('events' in each) return each.in.length + each.not.length > 0;
  return !('is' in each) || valuesIn(each.is) > 0;
}
