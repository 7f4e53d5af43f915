import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import type { History } from '../../play/history.ts';
import { Lines } from './Lines.tsx';
import { Strip } from './Strip.tsx';
import styles from './Timeline.module.css';
import { Transport } from './Transport.tsx';
import { turnAfter, turnBefore } from './turns.ts';
import { usePlaying } from './usePlaying.ts';
import { type Stepping, useStepping } from './useStepping.ts';

/** The game as a strip, turn by turn and step by step: to look at any moment of it without changing anything. */
export function Timeline({ history }: { history: History }) {
  const t = useTranslations('ui.timeline');
  const stepping = useStepping(history);
  const [speed, setSpeed] = useState(1);
  const playing = usePlaying(stepping, speed);
  const goTo = (place: number): void => {
    playing.stop();
    stepping.goTo(place);
  };
  return (
    <section className={styles.timeline} aria-label={t('title')}>
      <div className={styles.row}>
        <Transport stepping={stepping} goTo={goTo} playing={playing} speed={speed} onSpeed={setSpeed} />
        <Strip history={history} stepping={stepping} goTo={goTo} onKeyDown={onKey} />
        <span className={styles.place}>{t('place', { step: stepping.place, steps: stepping.last })}</span>
        <Lines history={history} />
      </div>
    </section>
  );

  /** Only while the strip has the focus: elsewhere the same keys scroll, or move the cursor of the board. */
  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = placeAfter(event.key, stepping);
    if (place === null) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(place);
  }
}

/** Where a key leads to on the strip; null for one that means nothing there. */
function placeAfter(key: string, { place, last, stretches }: Stepping): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, place - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, place + 1);
    case 'PageDown':
      return turnBefore(stretches, place);
    case 'PageUp':
      return turnAfter(stretches, place, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
