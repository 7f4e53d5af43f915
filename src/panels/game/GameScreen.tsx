import { useState } from 'react';
import { Board } from '../../board/index.ts';
import type { Awaiting, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { History } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { Comparing } from '../compare/Comparing.tsx';
import { Latest } from '../log/Latest.tsx';
import { Log } from '../log/Log.tsx';
import { GameMenu } from '../menu/GameMenu.tsx';
import { Result } from '../over/Result.tsx';
import { Button } from '../parts/Button.tsx';
import hidden from '../parts/hidden.module.css';
import { DiceTray } from '../prompt/DiceTray.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import { SidePanel } from '../side/SidePanel.tsx';
import { BrokenNotice } from './BrokenNotice.tsx';
import styles from './GameScreen.module.css';
import { Header } from './Header.tsx';
import { useKeys } from './useKeys.ts';

interface GameScreenProps {
  game: Game;
  awaiting: Awaiting;
  history: History;
}

/** A table with a game on it: the sides left and right, the board between them, the decision below it. */
export function GameScreen({ game, awaiting, history }: GameScreenProps) {
  const t = useTranslations('ui');
  const broken = useGameStore((s) => s.broken);
  const [menuOpen, setMenuOpen] = useState(false);
  const [logOpen, setLogOpen] = useState(() => window.matchMedia('(min-width: 75rem)').matches);
  const [lookedAt, setLookedAt] = useState<Game | null>(null);
  const toggleLog = () => setLogOpen((open) => !open);
  useKeys();
  const result = awaiting.kind === 'over' && lookedAt !== game ? awaiting.outcome : null;
  return (
    <main className={styles.screen}>
      <h1 className={hidden.hidden}>{t('start.name')}</h1>
      <SidePanel game={game} awaiting={awaiting} side="a" />
      <div className={styles.middle}>
        <Header game={game} history={history} logOpen={logOpen} onLog={toggleLog} onMenu={() => setMenuOpen(true)} />
        <div className={styles.table}>
          <div className={styles.board}>
            <div className={styles.under} inert={result !== null}>
              <Board />
            </div>
            {result && (
              <div className={styles.result}>
                <Result game={game} outcome={result} onLook={() => setLookedAt(game)} />
              </div>
            )}
          </div>
          <div className={styles.decision}>
            <Prompt game={game} awaiting={awaiting} />
            {awaiting.kind === 'over' && lookedAt === game && (
              <Button onClick={() => setLookedAt(null)}>{t('victory.show')}</Button>
            )}
            <DiceTray game={game} history={history} />
          </div>
          {logOpen && (
            <div className={styles.log}>
              <Log game={game} history={history} />
            </div>
          )}
        </div>
      </div>
      <SidePanel game={game} awaiting={awaiting} side="b" />
      <Latest game={game} />
      {broken && <BrokenNotice game={game} broken={broken} />}
      <Comparing game={game} />
      {menuOpen && <GameMenu game={game} onClose={() => setMenuOpen(false)} />}
    </main>
  );
}
