import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { type History, nodeAt, START } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { DeedWords } from './DeedWords.tsx';
import type { LastTurn } from './lastTurn.ts';
import styles from './SeatChange.module.css';

/** A step in ms: time to see it move and to read its sentence; and to read it after it has been told beat by beat. */
const STEP = 2200;
const READ = 1400;

interface ReplayProps {
  history: History;
  turn: LastTurn;
  onEnd: () => void;
}

/** Shows a turn on the board, command by command, each told to its end, and then the table as it stands. */
export function Replay({ history, turn, onEnd }: ReplayProps) {
  const t = useTranslations('ui.hotseat.seatChange');
  const [place, setPlace] = useState(0);
  const steps = turn.deeds.flatMap((deed) => deed.steps);
  const step = steps[place];
  const end = useEffectEvent(onEnd);
  const show = useEffectEvent((at: number): void => {
    const { look } = useGameStore.getState();
    const node = steps[at]?.node ?? START;
    if (at === 0) look(nodeAt(history, node)?.parent ?? START);
    look(node);
  });
  const isTelling = useGameStore((s) => s.telling !== null);
  const isKnown = useGameStore((s) => s.telling === null || s.telling.phase === 'shown');
  const told = useRef(false);
  useEffect(() => {
    told.current = false;
    show(place);
  }, [place]);
  useEffect(() => {
    if (isTelling) told.current = true;
    if (isTelling) return undefined;
    const next = (): void => (place + 1 < steps.length ? setPlace(place + 1) : end());
    const timer = setTimeout(next, told.current ? READ : STEP);
    return () => clearTimeout(timer);
  }, [place, isTelling, steps.length]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!['Escape', 'Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      end();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => () => useGameStore.getState().lookAway(), []);
  if (!step) return null;
  return (
    <section className={styles.replay} aria-label={t('replay')}>
      <p role="status">{isKnown && <DeedWords deed={{ steps: [step] }} />}</p>
      <span>{t('step', { step: place + 1, steps: steps.length })}</span>
      <Button onClick={onEnd}>{t('stop')}</Button>
    </section>
  );
}
