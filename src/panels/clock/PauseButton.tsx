import { Pause } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { useClock } from '../../store/clock.ts';
import { useGameStore } from '../../store/game.ts';

export const PAUSE_KEY = '*';

/** Stops the clock, if there is one and it goes. */
export function PauseButton() {
  const t = useTranslations('ui.hotseat.clock');
  const hasClock = useClock((s) => s.clock !== null);
  const pause = useClock((s) => s.pause);
  const isOver = useGameStore((s) => s.awaiting?.kind === 'over');
  if (!hasClock || isOver) return null;
  return (
    <IconButton look="onFrame" shortcut={PAUSE_KEY} label={t('pause')} onClick={() => pause(true)}>
      <Pause size={18} aria-hidden="true" />
    </IconButton>
  );
}
