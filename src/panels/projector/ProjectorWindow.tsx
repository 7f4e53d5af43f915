import { useEffect } from 'react';
import { StillBoard } from '../../board/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { follow, useFollowing } from '../../store/following.ts';
import { useGameStore } from '../../store/game.ts';
import { useTelling } from '../event/useTold.ts';
import { Latest } from '../log/Latest.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import styles from './Large.module.css';
import { Large } from './Large.tsx';

/** A window for a projector: it shows the game of another window, and nothing can be done in it but to look more closely. */
export function ProjectorWindow() {
  const t = useTranslations('ui.hotseat.projector');
  const state = useFollowing((s) => s.state);
  const game = useGameStore((s) => s.game);
  const awaiting = useGameStore((s) => s.awaiting);
  const history = useGameStore((s) => s.history);
  const telling = useTelling();
  useEffect(() => follow(), []);
  const says = state === 'on' ? null : <p className={styles.says}>{t(state)}</p>;
  if (!game || !awaiting || !history)
    return (
      <main className={styles.empty} role="status">
        {says}
      </main>
    );
  return (
    <>
      <Large
        awaiting={awaiting}
        history={history}
        board={<StillBoard />}
        decision={
          <div className={styles.inert} inert>
            {!telling && <Prompt game={game} awaiting={awaiting} />}
          </div>
        }
        aside={<div role="status">{says}</div>}
      />
      <Latest game={game} />
    </>
  );
}
