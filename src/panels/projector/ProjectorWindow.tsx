import { useEffect } from 'react';
import { StillBoard } from '../../board/index.ts';
import type { Awaiting, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import { NotTaken } from '../../parts/NotTaken.tsx';
import { useAsked } from '../../store/asked.ts';
import { follow, useFollowing } from '../../store/following.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import { useTelling } from '../event/useTold.ts';
import { Latest } from '../log/Latest.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import styles from './Large.module.css';
import { HALF_AS_LARGE_AGAIN, Large } from './Large.tsx';

/** A window for a projector: it shows the game of another window, and nothing can be done in it but to look more closely. */
export function ProjectorWindow() {
  const t = useTranslations('ui.hotseat.projector');
  const state = useFollowing((s) => s.state);
  const game = useGameStore((s) => s.game);
  const awaiting = useGameStore((s) => s.awaiting);
  const history = useGameStore((s) => s.history);
  const telling = useTelling();
  useEffect(() => follow(), []);
  useViewedThere(game !== null);
  const says = state === 'on' ? null : <p className={styles.says}>{t(state)}</p>;
  const refused = <NotTaken says={t('notHere')} />;
  if (!game || !awaiting || !history)
    return (
      <main className={styles.empty} role="status">
        {says}
        {refused}
      </main>
    );
  return (
    <>
      <Large
        awaiting={awaiting}
        history={history}
        board={<StillBoard enlarged={HALF_AS_LARGE_AGAIN} />}
        decision={!telling && <Asked game={game} awaiting={awaiting} />}
        aside={<div role="status">{says}</div>}
      />
      <Latest game={game} />
      {refused}
    </>
  );
}

/** The level is that of the playing window, as often as it is another there; in between it is looked at as one likes. */
function useViewedThere(isOn: boolean): void {
  const level = useFollowing((s) => s.level);
  useEffect(() => {
    const ui = useUiStore.getState();
    if (isOn && ui.level !== level) ui.viewLevel(level);
  }, [isOn, level]);
}

/** The question that is due, to be read from afar: the prompt that words it has its buttons in the other window. */
function Asked({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  const question = useAsked((s) => s.question);
  return (
    <>
      <p className={styles.asked} aria-hidden="true">
        {question}
      </p>
      <div className={hidden.hidden} inert>
        <Prompt game={game} awaiting={awaiting} />
      </div>
    </>
  );
}
