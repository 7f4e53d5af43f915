import { useId, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import type { Comparison } from '../../play/compare/compare.ts';
import { type Subject, useCompare } from '../../store/compare.ts';
import { useEdition } from '../../store/edition.ts';
import styles from './Comparing.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { useCommandWords } from './useCommandWords.ts';
import { useComparison } from './useComparison.ts';

/** One command, and what every edition says of it. */
export function ComparingDialog({ subject }: { subject: Subject }) {
  const t = useTranslations('ui.compare');
  const { subjects, chosen, choose, close } = useCompare();
  return (
    <Dialog title={t('title')} onClose={close} full>
      <div className={styles.sheet}>
        {subjects.length > 1 && (
          <div className={styles.subjects}>
            {subjects.map(({ as }, i) => (
              <Button key={as} pressed={i === chosen} onClick={() => choose(i)}>
                {as && t(`as.${as}`)}
              </Button>
            ))}
          </div>
        )}
        <About subject={subject} />
      </div>
    </Dialog>
  );
}

function About({ subject }: { subject: Subject }) {
  const t = useTranslations('ui.compare');
  const say = useCommandWords(subject.game);
  const { comparison, how } = useComparison(subject, useEdition()) ?? { comparison: null, how: 'asking' };
  const [only, setOnly] = useState(false);
  const id = useId();
  const status = (): string => {
    if (how === 'failed') return t('failed');
    return comparison && how === 'done' ? t('count', { count: otherwiseIn(comparison) }) : t('working');
  };
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.command}>{say(subject.command)}</p>
        <p role="status">{status()}</p>
        <label className={styles.only} htmlFor={id}>
          <input id={id} type="checkbox" checked={only} onChange={({ target }) => setOnly(target.checked)} />
          {t('only')}
        </label>
      </div>
      {comparison && (
        <ComparisonTable game={subject.game} comparison={comparison} busy={how === 'asking'} only={only} />
      )}
    </>
  );
}

const otherwiseIn = ({ columns }: Comparison): number =>
  columns.reduce((sum, { differences }) => sum + Object.keys(differences).length, 0);
