import { BookOpen } from 'lucide-react';
import type { RuleId } from '../engine/index.ts';
import { ruleTitle, useTranslations, type WordedEdition } from '../i18n/index.ts';
import { useEdition } from '../store/edition.ts';
import { usePreferences } from '../store/preferences.ts';
import { useRulebook } from '../store/rulebook.ts';
import styles from './RuleTag.module.css';
import { Tooltip } from './Tooltip.tsx';

interface RuleSignProps {
  rule: RuleId;
  /** By whose words it is called; the edition in use where left out. */
  edition?: WordedEdition;
}

/**
 * A small book behind words that follow from a rule or a ruling: names it, and opens the reference there. Its id is seen
 * only by those who want to (preference `ruleNumbers`). Rules of the program itself (FLOW-…) are in no reference.
 */
export function RuleSign({ rule, edition }: RuleSignProps) {
  const t = useTranslations();
  const inUse = useEdition();
  const lookUp = useRulebook((book) => book.lookUp);
  const numbered = usePreferences((p) => p.ruleNumbers === 'shown');
  if (rule.startsWith('FLOW-')) return null;
  const kind = /^R\d/.test(rule) ? 'ruling' : 'rule';
  const name = t('ui.rulebook.sign', { kind, title: ruleTitle(t, rule, edition ?? inUse), id: rule });
  return (
    <Tooltip text={name}>
      <button
        type="button"
        className={numbered ? styles.rule : styles.sign}
        aria-label={name}
        onClick={() => lookUp(rule)}
      >
        {numbered ? rule : <BookOpen size={14} aria-hidden="true" />}
      </button>
    </Tooltip>
  );
}
