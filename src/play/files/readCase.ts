import { EDITIONS, type EditionId, rulingsOf } from '../../editions/index.ts';
import { RULE_IDS, RULING_IDS, type RulingId } from '../../engine/index.ts';
import type { Case } from '../cases/case.ts';
import { valuesIn } from '../cases/matching.ts';
import type { Expectation, Under } from './caseForm.ts';
import { type FileFault, fileFault, type Read } from './fault.ts';
import type { CaseForm } from './gameForm.ts';
import { readFile } from './readFile.ts';
import { gameFrom } from './readGame.ts';

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
  const fault = aboutFault(about, rulingsAsked(playable.value.start.edition, under)) ?? emptyFault(read.value);
  return fault ? { ok: false, fault } : { ok: true, value: { title, about, note, game: form, expect, under, open } };
}

/** Those of the editions that it asks. */
function rulingsAsked(edition: EditionId, under: Under): readonly RulingId[] {
  if (under === 'own') return rulingsOf(edition);
  return [edition, ...(under === 'all' ? EDITIONS : under)].flatMap(rulingsOf);
}

function aboutFault(about: readonly string[], rulings: readonly RulingId[]): FileFault | null {
  const known: readonly string[] = [...RULE_IDS, ...RULING_IDS];
  for (const [i, id] of about.entries()) {
    if (!known.includes(id)) return fileFault(['about', i], 'unknown-rule', { id });
    const isForeign = id.startsWith('R') && /^R\d/.test(id) && !(rulings as readonly string[]).includes(id);
    if (isForeign) return fileFault(['about', i], 'foreign-ruling', { id });
  }
  return null;
}

function emptyFault({ expect, open }: CaseForm): FileFault | null {
  const empty = expect.findIndex((each) => !saysSomething(each));
  if (empty >= 0) return fileFault(['expect', empty], 'says-nothing');
  return expect.length === 0 && open === undefined ? fileFault(['expect'], 'says-nothing') : null;
}

function saysSomething(each: Expectation): boolean {
  if ('events' in each) return each.in.length + each.not.length > 0;
  return !('is' in each) || valuesIn(each.is) > 0;
}
