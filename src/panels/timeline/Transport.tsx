import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import styles from './Timeline.module.css';
import { turnAfter, turnBefore } from './turns.ts';
import type { Playing } from './usePlaying.ts';
import type { Stepping } from './useStepping.ts';

const SPEEDS = [1, 2, 4] as const;

interface TransportProps {
  stepping: Stepping;
  goTo: (place: number) => void;
  playing: Playing;
  speed: number;
  onSpeed: (speed: number) => void;
}

/** Step, turn, play and speed: what a player of films has. */
export function Transport({ stepping, goTo, playing, speed, onSpeed }: TransportProps) {
  const t = useTranslations('ui.timeline');
  const { place, last, stretches } = stepping;
  const [atBegin, atEnd] = [place === 0, place === last];
  return (
    <div className={styles.transport}>
      <span className={styles.turns}>
        <IconButton
          look="onFrame"
          label={t('turnBack')}
          refused={atBegin}
          onClick={() => goTo(turnBefore(stretches, place))}
        >
          <ChevronFirst size={18} aria-hidden="true" />
        </IconButton>
      </span>
      <IconButton look="onFrame" label={t('back')} refused={atBegin} onClick={() => goTo(place - 1)}>
        <ChevronLeft size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        look="onFrame"
        label={t(playing.on ? 'pause' : 'play')}
        refused={last === 0}
        onClick={playing.on ? playing.stop : playing.start}
      >
        {playing.on ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </IconButton>
      <IconButton look="onFrame" label={t('forward')} refused={atEnd} onClick={() => goTo(place + 1)}>
        <ChevronRight size={18} aria-hidden="true" />
      </IconButton>
      <span className={styles.turns}>
        <IconButton
          look="onFrame"
          label={t('turnForward')}
          refused={atEnd}
          onClick={() => goTo(turnAfter(stretches, place, last))}
        >
          <ChevronLast size={18} aria-hidden="true" />
        </IconButton>
        <IconButton look="onFrame" label={t('speed', { times: speed })} onClick={() => onSpeed(after(speed))}>
          <span className={styles.speed}>{t('times', { times: speed })}</span>
        </IconButton>
      </span>
    </div>
  );
}

/** The next faster speed, or the plain one again. */
const after = (speed: number): number => SPEEDS.find((each) => each > speed) ?? SPEEDS[0];
