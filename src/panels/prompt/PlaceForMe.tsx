import type { Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { placing, placingAny } from '../../play/placing.ts';
import { tasteOf } from '../../play/setUp.ts';
import { useGameStore } from '../../store/game.ts';
import styles from './Prompt.module.css';

interface PlaceForMeProps {
  game: Game;
  who: Id;
  flipped: boolean | undefined;
  /** Reinforcements who arrive during the game come one at a time. */
  arriving: boolean;
}

/** For those who would rather play than deploy: one character, or all who are still to come, are put down by the program. */
export function PlaceForMe({ game, who, flipped, arriving }: PlaceForMeProps) {
  const t = useTranslations('ui.placing');
  const send = useGameStore((s) => s.send);
  const placeOne = (): void => {
    const command = placing(game, who, flipped);
    if (command) send(command);
  };
  return (
    <div className={styles.answers}>
      <Button shortcut="p" onClick={placeOne}>
        {t('one')}
      </Button>
      {!arriving && <Button onClick={placeAll}>{t('all')}</Button>}
    </div>
  );
}

/** The sides take turns as the rules have it (SETUP-6); those who might be kept back are deployed as well: both sides are. */
function placeAll(): void {
  for (;;) {
    const { game, history, awaiting, send } = useGameStore.getState();
    const command = game && history && awaiting?.kind === 'deploy' ? placingAny(game, tasteOf(history)) : null;
    if (!command || send(command)) return;
  }
}
