import { BookOpen, Dices, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { atRest } from '../../parts/atRest.ts';
import { Button } from '../../parts/Button.tsx';
import { onDemand } from '../../parts/onDemand.tsx';
import { useGameStore } from '../../store/game.ts';
import { useKeys } from '../game/useKeys.ts';
import { LanguageSwitch } from '../preferences/LanguageSwitch.tsx';
import { PreferencesButton } from '../preferences/PreferencesButton.tsx';
import { AboutEdition, LookUpButton } from '../reference/OpenRulebook.tsx';
import { OpenFile } from './OpenFile.tsx';
import { playNow } from './playNow.ts';
import styles from './StartPage.module.css';
import { StoredGames } from './StoredGames.tsx';

const NewGame = onDemand(async () => (await import('./NewGame.tsx')).NewGame);

/** Needs the board, for which the page does not wait; without it the page is as good. */
const WelcomeTable = onDemand(async () => {
  await atRest();
  const part = await import('./WelcomeTable.tsx').catch(() => null);
  return part?.WelcomeTable ?? (() => null);
}, null);

/** What one meets first: a game in one click, or a game of one's own choosing, or one that waits. */
export function StartPage() {
  const t = useTranslations('ui.start');
  const names = useTranslations('ui.newGame.defaultNames');
  const welcome = useTranslations('ui.welcome');
  const newGame = useGameStore((s) => s.newGame);
  const [choosing, setChoosing] = useState(false);
  useKeys();
  const play = (): void => newGame(playNow({ a: names('a'), b: names('b') }));
  return (
    <main className={styles.page}>
      <div className={styles.corner}>
        <LanguageSwitch />
        <PreferencesButton />
      </div>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h1 className={styles.name}>{t('name')}</h1>
          <p className={styles.line}>{t('line')}</p>
        </header>
        <div className={styles.picture}>
          <WelcomeTable />
        </div>
        <ul className={styles.facts}>
          {(
            [
              ['players', Users],
              ['rules', Dices],
              ['editions', BookOpen],
            ] as const
          ).map(([fact, Icon]) => (
            <li key={fact}>
              <Icon size={22} aria-hidden="true" />
              {welcome(fact)}
            </li>
          ))}
        </ul>
        <div className={styles.choices}>
          <div className={styles.choice}>
            <Button look="primary" onClick={play}>
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
        </div>
        <StoredGames />
        <footer className={styles.foot}>{t('unofficial')}</footer>
      </div>
      {choosing && <NewGame onClose={() => setChoosing(false)} />}
    </main>
  );
}
