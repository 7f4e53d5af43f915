import type { Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { placing } from '../../play/placing.ts';
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

/** The sides take turns as the rules have it (SETUP-6), until somebody is left who may be kept back: that is for players to say. */
function placeAll(): void {
  for (;;) {
    const { game, awaiting, send } = useGameStore.getState();
    if (!game || awaiting?.kind !== 'deploy') return;
    const who = awaiting.who.find((id) => !awaiting.mayKeep.includes(id));
    const command = who === undefined ? null : placing(game, who);
    if (!command || send(command)) return;
  }
}
