import { BookOpen, Files, Hammer, Library, Play, Projector, Shapes, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { atRest } from '../../parts/atRest.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { onDemand } from '../../parts/onDemand.tsx';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { fetched } from '../../store/fetched.ts';
import { useGameStore } from '../../store/game.ts';
import { openNewGame } from '../../store/newGame.ts';
import { useLessMotion } from '../../store/preferred.ts';
import { openProjector } from '../../store/projector.ts';
import { useResuming } from '../../store/resuming.ts';
import { useRulebook } from '../../store/rulebook.ts';
import { useWorkshop } from '../../store/workshop.ts';
import { useKeys } from '../game/useKeys.ts';
import { Lessons } from '../lesson/Lessons.tsx';
import { LanguageSwitch } from '../preferences/LanguageSwitch.tsx';
import { PreferencesButton } from '../preferences/PreferencesButton.tsx';
import { Against } from './Against.tsx';
import { ChoosingGame } from './ChoosingGame.tsx';
import { Door } from './Door.tsx';
import styles from './StartPage.module.css';
import { StoredGames } from './StoredGames.tsx';
import { usePlayNow, usePlayNowChoice } from './usePlayNow.ts';

/** Needs the board, for which the page does not wait; without it the page is as good. */
const WelcomeTable = onDemand(
  async () => {
    await atRest();
    return (await fetched(() => import('./WelcomeTable.tsx'))).WelcomeTable;
  },
  null,
  true,
);

/** What one meets first: a game in one click, or a game of one's own choosing, or one that waits. */
export function StartPage() {
  const t = useTranslations('ui.start');
  const { newGame } = useGameStore.getState();
  const atOnce = useLessMotion();
  useKeys();
  const choice = usePlayNowChoice();
  const playNow = usePlayNow();
  return (
    <main className={styles.page}>
      <div className={styles.corner}>
        <LanguageSwitch />
        <PreferencesButton />
      </div>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h1 className={styles.name} tabIndex={-1} data-home>
            {t('name')}
          </h1>
          <p className={styles.line}>{t('line')}</p>
        </header>
        <NotResumed />
        <div className={styles.playing}>
          <Door main icon={Play} title={t('playNow')} note={t('playNowNote')} onClick={() => playNow(atOnce)} />
          <Door icon={Users} title={t('byRules')} note={t('byRulesNote')} onClick={() => newGame(choice())} />
        </div>
        <Against />
        <Lessons />
        <OtherDoors />
        <StoredGames />
        <footer className={styles.foot}>{t('unofficial')}</footer>
      </div>
      <div className={styles.picture}>
        <WelcomeTable />
      </div>
      <ChoosingGame />
    </main>
  );
}

/** What else there is: a game of one's own, the rules, the editions, a second window. */
function OtherDoors() {
  const t = useTranslations('ui.start');
  const projector = useTranslations('ui.hotseat.projector');
  const { lookUp, readEdition } = useRulebook.getState();
  const [blocked, setBlocked] = useState(false);
  return (
    <>
      <div className={styles.doors}>
        <Door icon={Shapes} title={t('newGame')} note={t('newGameNote')} onClick={() => openNewGame()} />
        <Door
          icon={Hammer}
          title={t('workshop')}
          note={t('workshopNote')}
          onClick={() => useWorkshop.getState().enter()}
        />
        <Door
          icon={Library}
          title={t('library')}
          note={t('libraryNote')}
          onClick={() => useWorkshop.getState().goTo('library')}
        />
        <Door icon={BookOpen} title={t('rules')} note={t('rulesNote')} shortcut="?" onClick={() => lookUp()} />
        <Door icon={Files} title={t('editions')} note={t('editionsNote')} onClick={() => readEdition()} />
        <Door
          icon={Projector}
          title={t('projector')}
          note={t('projectorNote')}
          onClick={() => setBlocked(!openProjector())}
        />
      </div>
      {blocked && (
        <p className={form.fault} role="alert">
          {projector('blocked')}
        </p>
      )}
    </>
  );
}

/** Why the game that was on the table before the page was loaded anew is not on it any more. */
function NotResumed() {
  const t = useTranslations('ui.start');
  const failed = useResuming((s) => s.failed);
  const faultOf = useOpeningFault();
  return (
    failed && (
      <p className={form.fault} role="alert">
        {t('notResumed', { reason: faultOf(failed) })}{' '}
        <Button look="quiet" onClick={() => useResuming.setState({ failed: null })}>
          {t('understood')}
        </Button>
      </p>
    )
  );
}
