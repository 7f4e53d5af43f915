import { useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { somebodyThere, TO_ANSWER, useClubTable } from '../../store/clubTable.ts';
import styles from './ClubQuestion.module.css';

/** Asks at a table that nobody has touched for a while whether anybody is there; whatever is pressed says so, and nothing else. */
export function ClubQuestion() {
  return useClubTable(({ phase }) => phase === 'asks') ? <Question /> : null;
}

function Question() {
  const t = useTranslations('ui.club');
  const left = useCountdown(TO_ANSWER);
  useEffect(() => {
    const answer = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      somebodyThere();
    };
    for (const kind of ANSWERS) window.addEventListener(kind, answer, { capture: true });
    return () => {
      for (const kind of ANSWERS) window.removeEventListener(kind, answer, { capture: true });
    };
  }, []);
  return (
    <Dialog title={t('asks')} onClose={somebodyThere}>
      <div className={styles.question}>
        <p>{t('saved')}</p>
        <p className={styles.left} aria-hidden="true">
          {t('left', { seconds: left })}
        </p>
        <Button look="primary" onClick={somebodyThere}>
          {t('here')}
        </Button>
      </div>
    </Dialog>
  );
}

const ANSWERS = ['click', 'keydown'] as const;

function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
