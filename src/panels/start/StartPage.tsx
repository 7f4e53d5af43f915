import { useState } from 'react';
import { FORCES, TABLES } from '../../content/index.ts';
import { EDITIONS } from '../../editions/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { useKeys } from '../game/useKeys.ts';
import { Button } from '../parts/Button.tsx';
import { PreferencesButton } from '../preferences/PreferencesButton.tsx';
import { AboutEdition, LookUpButton } from '../reference/OpenRulebook.tsx';
import { NewGame } from './NewGame.tsx';
import { OpenFile } from './OpenFile.tsx';
import styles from './StartPage.module.css';
import { StoredGames } from './StoredGames.tsx';

/** What one meets first: a game in one click, or a game of one's own choosing, or one that waits. */
export function StartPage() {
  const t = useTranslations('ui.start');
  const names = useTranslations('ui.newGame.defaultNames');
  const newGame = useGameStore((s) => s.newGame);
  const [choosing, setChoosing] = useState(false);
  useKeys();
  const playNow = (): void => {
    const [table] = TABLES;
    const [first, second] = FORCES;
    const [edition] = EDITIONS;
    if (!table || !first || !second) return;
    newGame({ table, edition, forces: { a: first, b: second }, names: { a: names('a'), b: names('b') } });
  };
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h1 className={styles.name}>{t('name')}</h1>
          <p className={styles.line}>{t('line')}</p>
        </header>
        <div className={styles.choices}>
          <div className={styles.choice}>
            <Button look="primary" onClick={playNow}>
              {t('playNow')}
            </Button>
            <p>{t('playNowNote')}</p>
          </div>
          <div className={styles.choice}>
            <Button onClick={() => setChoosing(true)}>{t('newGame')}</Button>
            <p>{t('newGameNote')}</p>
          </div>
          <div className={styles.choice}>
            <OpenFile />
          </div>
        </div>
        <div className={styles.reading}>
          <LookUpButton />
          <AboutEdition />
          <PreferencesButton />
        </div>
        <StoredGames />
        <footer className={styles.foot}>{t('unofficial')}</footer>
      </div>
      {choosing && <NewGame onClose={() => setChoosing(false)} />}
    </main>
  );
}
