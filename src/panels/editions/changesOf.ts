import { type EditionId, idsChangedBy } from '../../editions/index.ts';
import { type LedgerId, RULE_IDS } from '../../engine/index.ts';
import { saysItself, type Translator } from '../../i18n/index.ts';

interface Changes {
  /** The rules behind values of its own. */
  readonly changed: readonly LedgerId[];
  /** Those it only puts in other words, or that follow from the others. */
  readonly otherwise: readonly LedgerId[];
}

/** In which rules an edition differs from tactic-2.2, in the order of the ledger. */
export function changesOf(t: Translator, edition: EditionId): Changes {
  const ids = idsChangedBy(edition);
  const own = RULE_IDS.filter((id) => saysItself(t, id, 'text', edition));
  return { changed: own.filter((id) => ids.has(id)), otherwise: own.filter((id) => !ids.has(id)) };
}
