import { useEffect } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { timesUp } from '../../play/clock.ts';
import { useClock } from '../../store/clock.ts';
import { runClock } from '../../store/ticking.ts';
import styles from './Clock.module.css';

/** Makes the clock go, and says when a time is up: in words, once for all to read and hear; it changes nothing in the game. */
export function ClockSays({ game }: { game: Game }) {
  const t = useTranslations('ui.hotseat.clock');
  const kind = useClock((s) => s.clock?.kind ?? null);
  const up = useClock((s) => s.clock && timesUp(s.clock).join());
  useEffect(() => runClock(), []);
  const sides = game.setup.sides;
  const names = kind === 'countdown' ? '' : timesUpNames();
  return (
    <div role="status">{kind && up && <p className={styles.fallen}>{t(`fallen.${kind}`, { name: names })}</p>}</div>
  );

  function timesUpNames(): string {
    return (up ?? '')
      .split(',')
      .map((side) => (side === 'a' ? sides.a.name : sides.b.name))
      .join(', ');
  }
}
