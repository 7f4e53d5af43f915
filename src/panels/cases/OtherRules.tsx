import { useEffect, useState } from 'react';
import type { Rules } from '../../editions/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Case } from '../../play/cases/case.ts';
import { type Changed, changedUnder } from '../../play/cases/underOthers.ts';
import { Because } from '../compare/Because.tsx';
import styles from './Cases.module.css';
import type { NamedRules } from './useOtherRules.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface OtherRulesProps {
  given: Case;
  /** Which of its expectations. */
  index: number;
  others: readonly NamedRules[];
}

/** Of all other rules those by which an expectation comes out otherwise, with what decides that. */
export function OtherRules({ given, index, others }: OtherRulesProps) {
  const t = useTranslations('ui.caseRoom');
  const found = useChanged(given, others);
  const rows = found.flatMap(({ name, rules, changed }) => {
    const one = changed.find(({ verdict }) => verdict.index === index);
    return one ? [{ name, rules, ...one }] : [];
  });
  return (
    <section className={styles.part} aria-label={t('others')} aria-busy={found.length < others.length}>
      <h4>{t('others')}</h4>
      {rows.length === 0 && found.length === others.length && <p>{t('same')}</p>}
      <ul className={styles.others}>
        {rows.map(({ name, rules, verdict, because }) => (
          <li key={name}>
            <VerdictMark is={verdict.holds ? 'holds' : 'fails'} /> <strong>{name}</strong>
            <Because because={because} edition={rules.edition} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Found extends NamedRules {
  readonly changed: readonly Changed[];
}

/** One set of rules after the other, so that the page goes on meanwhile. */
function useChanged(given: Case, others: readonly NamedRules[]): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    setFound([]);
    let isWanted = true;
    const ask = async (): Promise<void> => {
      for (const each of others) {
        await new Promise((goOn) => setTimeout(goOn));
        if (!isWanted) return;
        const changed = changedUnder(given, each.rules as Rules);
        setFound((before) => [...before, { ...each, changed }]);
      }
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [given, others]);
  return found;
}
