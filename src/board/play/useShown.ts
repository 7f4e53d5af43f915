import { useMemo } from 'react';
import { previewOfCommand } from '../../pointing/index.ts';
import { useGameStore } from '../../store/game.ts';
import { looksBack } from '../../store/gameState.ts';
import { useDrawn } from '../../store/hintState.ts';
import { useOpponent } from '../../store/opponentState.ts';
import { usePointerStore } from '../../store/pointer.ts';
import { shownGame, useFallen, useMoment, useShownAwaiting } from '../../store/shown.ts';
import { useUiStore } from '../../store/ui.ts';
import { usePlanStore } from '../plan/planning.ts';
import type { Look, Shows } from '../props.ts';

/** Whom a board follows that shows the game that is on. */
export const IN_PLAY = {
  hand: useUiStore,
  pointed: usePointerStore,
  plans: usePlanStore,
  telling: useGameStore,
} as const;

const steps: Shows['steps'] = (heard) =>
  useGameStore.subscribe(({ lastStep }, previous) => {
    if (lastStep !== previous.lastStep) heard(lastStep, previous.telling?.then.lastStep === lastStep);
  });

const look: Look = {
  from: useUiStore,
  to: (camera) => useUiStore.getState().setCamera(camera),
  turnRound: () => useUiStore.getState().turnBoard(),
  toLevel: (level) => useUiStore.getState().viewLevel(level),
};

/** The game that is on, as a board shows it: as it stands, or at the moment the players look at. */
export function useShown(): Shows | null {
  const game = useGameStore(shownGame);
  const awaiting = useShownAwaiting();
  const moment = useMoment();
  const fallen = useFallen();
  const about = useOpponent((s) => s.command);
  const drawn = useDrawn((s) => s.command);
  const command = drawn ?? about;
  const isNow = useGameStore((s) => !looksBack(s));
  const intended = useMemo(
    () => (game && command && isNow ? previewOfCommand(game, command) : null),
    [game, command, isNow],
  );
  return useMemo(
    () => game && awaiting && { game, awaiting, moment, fallen, intended, steps, look, ...IN_PLAY },
    [game, awaiting, moment, fallen, intended],
  );
}
