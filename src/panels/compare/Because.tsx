import type { EditionId } from '../../editions/index.ts';
import { ruleText, ruleTitle, useTranslations } from '../../i18n/index.ts';
import { RuleTag } from '../../parts/RuleTag.tsx';
import type { Reason } from '../../play/compare/compare.ts';
import styles from './Comparing.module.css';

interface BecauseProps {
  because: readonly Reason[];
  edition: EditionId;
}

/** The rules that decide: of each value that does the one that says it first, with what it is about in that edition. */
export function Because({ because, edition }: BecauseProps) {
  const t = useTranslations();
  return (
    <ul className={styles.because} aria-label={t('ui.compare.because')}>
      {because.map(({ leaf, rules: [first, ...others] }) => (
        <li key={leaf}>
          {first && (
            <>
              <RuleTag rule={first} title={ruleText(t, first, edition)} /> {ruleTitle(t, first, edition)}
            </>
          )}{' '}
          {others.map((rule) => (
            <RuleTag key={rule} rule={rule} title={ruleTitle(t, rule, edition)} />
          ))}
        </li>
      ))}
    </ul>
  );
}
