import { Hourglass, Pause } from 'lucide-react';
import type { Game, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { charged, shownTime } from '../../play/clock.ts';
import { useClock } from '../../store/clock.ts';
import { useGameStore } from '../../store/game.ts';
import styles from './Clock.module.css';

interface ClockProps {
  game: Game;
  side: Side;
}

/** The time a side has left, going on while the players look back; nothing where the players do without a clock. */
export function Clock({ game, side }: ClockProps) {
  const t = useTranslations('ui.hotseat.clock');
  const clock = useClock((s) => s.clock);
  const awaiting = useGameStore((s) => s.awaiting);
  if (!clock || !awaiting) return null;
  const left = clock.left[side];
  const time = shownTime(left);
  const runs = charged(clock, awaiting).includes(side) && left > 0;
  const classes = [styles.clock, runs && styles.runs, left === 0 && styles.up];
  return (
    <p
      className={classes.filter(Boolean).join(' ')}
      role="img"
      aria-label={left === 0 ? t('up') : t(`read.${clock.kind}`, { name: game.setup.sides[side].name, ...time })}
    >
      {clock.paused ? <Pause aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
      <span className={styles.time}>{left === 0 ? t('up') : t('time', time)}</span>
    </p>
  );
}
