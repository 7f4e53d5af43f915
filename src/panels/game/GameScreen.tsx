import { useState } from 'react';
import { PlayBoard } from '../../board/index.ts';
import type { Awaiting, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import { onDemand } from '../../parts/onDemand.tsx';
import { gameAt, type History } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { useShownAwaiting, useShownHistory } from '../../store/shown.ts';
import { CardInHand } from '../cards/CardInHand.tsx';
import { CharacterMenu } from '../characters/CharacterMenu.tsx';
import { ClockSays } from '../clock/ClockSays.tsx';
import { PauseScreen } from '../clock/PauseScreen.tsx';
import { Comparing } from '../compare/Comparing.tsx';
import { Caption } from '../event/Caption.tsx';
import { EventPanel } from '../event/EventPanel.tsx';
import { useSkipping } from '../event/useSkipping.ts';
import { useTelling } from '../event/useTold.ts';
import { Latest } from '../log/Latest.tsx';
import { Log } from '../log/Log.tsx';
import { BoardPrompt } from '../prompt/BoardPrompt.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import { SeatChange } from '../seats/SeatChange.tsx';
import { SidePanel } from '../side/SidePanel.tsx';
import { LookingBack } from '../timeline/LookingBack.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { BrokenNotice } from './BrokenNotice.tsx';
import styles from './GameScreen.module.css';
import { Header } from './Header.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { useTableKeys } from './useTableKeys.ts';

const GameMenu = onDemand(async () => (await import('../menu/GameMenu.tsx')).GameMenu);
const Result = onDemand(async () => (await import('../over/Result.tsx')).Result, null);

interface GameScreenProps {
  game: Game;
  awaiting: Awaiting;
  history: History;
}

/**
 * A table with a game on it: the sides left and right, the board between them, the decision beside it. The areas are as
 * large in one moment of the game as in the next, so that nothing moves under the eyes or the pointer.
 */
export function GameScreen({ game, awaiting, history }: GameScreenProps) {
  const t = useTranslations('ui');
  const broken = useGameStore((s) => s.broken);
  const [menuOpen, setMenuOpen] = useState(false);
  const [logOpen, setLogOpen] = useState(() => window.matchMedia('(min-width: 75rem)').matches);
  const [stripOpen, setStripOpen] = useState(() => window.matchMedia('(min-height: 45rem)').matches);
  const [lookedAt, setLookedAt] = useState<Game | null>(null);
  const shownHistory = useShownHistory(history);
  const shown = gameAt(shownHistory);
  const asked = useShownAwaiting() ?? awaiting;
  const isBack = shownHistory !== history;
  const toggleLog = () => setLogOpen((open) => !open);
  const toggleStrip = () => setStripOpen((open) => !open);
  const openMenu = () => {
    useGameStore.getState().lookAway(); // what is in the menu is about the game as it stands
    setMenuOpen(true);
  };
  useTableKeys();
  useSkipping();
  const telling = useTelling();
  const result = awaiting.kind === 'over' && lookedAt !== game && !isBack ? awaiting.outcome : null;
  return (
    <main className={styles.screen}>
      <h1 className={hidden.hidden}>{t('start.name')}</h1>
      <SkipLinks />
      <div className={styles.sideA}>
        <SidePanel game={shown} awaiting={asked} side="a" />
      </div>
      <div className={styles.middle}>
        <Header
          game={shown}
          history={history}
          logOpen={logOpen}
          onLog={toggleLog}
          stripOpen={stripOpen}
          onStrip={toggleStrip}
          onMenu={openMenu}
        />
        <div className={styles.table}>
          <div className={`${styles.board} ${isBack ? styles.back : ''}`}>
            <div className={styles.under} inert={result !== null}>
              <PlayBoard>
                {!isBack && !telling && <BoardPrompt game={game} awaiting={awaiting} />}
                <Caption />
              </PlayBoard>
            </div>
            <CharacterMenu game={shown} />
            <CardInHand game={shown} />
            <ClockSays game={game} />
            <SeatChange history={history} />
            {result && (
              <div className={styles.result}>
                <Result game={game} outcome={result} onLook={() => setLookedAt(game)} />
              </div>
            )}
          </div>
          <div className={styles.decision}>
            {telling ? (
              <EventPanel told={telling} />
            ) : isBack ? (
              <LookingBack game={shown} history={history} at={shownHistory.at} />
            ) : (
              <Prompt game={game} awaiting={awaiting} />
            )}
            {!isBack && awaiting.kind === 'over' && lookedAt === game && (
              <Button onClick={() => setLookedAt(null)}>{t('victory.show')}</Button>
            )}
          </div>
          {logOpen && (
            <div className={styles.log}>
              <Log game={game} history={history} />
            </div>
          )}
          {stripOpen && <Timeline history={history} />}
        </div>
      </div>
      <div className={styles.sideB}>
        <SidePanel game={shown} awaiting={asked} side="b" />
      </div>
      <Latest game={shown} />
      <PauseScreen game={game} awaiting={awaiting} />
      {broken && <BrokenNotice game={game} broken={broken} />}
      <Comparing game={game} />
      {menuOpen && <GameMenu game={game} onClose={() => setMenuOpen(false)} />}
    </main>
  );
}
