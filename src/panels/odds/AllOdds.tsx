import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import styles from './AllOdds.module.css';
import { type Asked, DUE } from './asked.ts';
import { Odds } from './Odds.tsx';

interface AllOddsProps {
  game: Game;
  of?: readonly Asked[] | undefined;
  who?: Id | undefined;
  /** Why they are what they are. */
  because?: ReactNode;
}

/** Every case with all its numbers, and why: behind a word, for those who want to know. */
export function AllOdds({ game, of = DUE, who, because }: AllOddsProps) {
  const t = useTranslations('ui.decision');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.why} onClick={() => setOpen(true)}>
        {t('why')}
      </button>
      {isOpen &&
        createPortal(
          <Dialog title={t('all')} onClose={() => setOpen(false)}>
            <div className={styles.all}>
              {because}
              <Odds game={game} of={of} who={who} />
            </div>
          </Dialog>,
          document.body, // the word stands in a sentence, where no table may
        )}
    </>
  );
}
