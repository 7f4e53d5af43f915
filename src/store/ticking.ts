import { afterTime, atTurn, type Clock } from '../play/clock.ts';
import { useClock } from './clock.ts';
import { useGameStore } from './game.ts';

/** Where time comes from; tests bring their own. */
export interface Time {
  now(): number;
  /** Calls again and again until it is stopped. */
  every(ms: number, call: () => void): () => void;
}

export const realTime: Time = {
  now: () => performance.now(),
  every(ms, call) {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
};

const TICK = 250; // ms
/** A longer gap between two ticks is time away: the machine slept, or the page was out of sight. */
const AWAY = 3000;
/** How often the time that is left is stored while nothing happens. */
const KEPT = 5000;

/**
 * Makes the clock go, charged to whoever has to decide and to nobody while a step is told, until it is stopped. What is left is stored every few seconds. */
export function runClock(time: Time = realTime): () => void {
  const { clock: clockNow, set } = useClock.getState();
  let counted = time.now();
  let kept = counted;
  let awaited = useGameStore.getState().awaiting;
  if (clockNow) set(withTurn(clockNow));

  const count = (): void => {
    const now = time.now();
    const passed = now - counted;
    counted = now;
    const { clock } = useClock.getState();
    if (!clock || !awaited || passed > AWAY || useGameStore.getState().telling) return;
    const then = afterTime(clock, awaited, passed);
    if (then !== clock) set(then);
    if (now - kept < KEPT) return;
    kept = now;
    useGameStore.getState().keepClock();
  };

  const stopTicking = time.every(TICK, count);
  const stopGame = useGameStore.subscribe((game, before) => {
    if (game.game === before.game) return;
    if (game.start === before.start) count();
    else counted = time.now();
    awaited = game.awaiting;
    const { clock } = useClock.getState();
    const then = clock && withTurn(clock);
    if (then !== clock) set(then);
  });
  const stopPausing = useClock.subscribe(({ clock }, { clock: before }) => {
    if (clock?.paused !== before?.paused) useGameStore.getState().keepClock();
  });
  const leaving = (): void => {
    count();
    useGameStore.getState().keepClock();
  };
  window.addEventListener('pagehide', leaving);
  return () => {
    stopTicking();
    stopGame();
    stopPausing();
    window.removeEventListener('pagehide', leaving);
  };
}

function withTurn(clock: Clock): Clock {
  const { game } = useGameStore.getState();
  return game ? atTurn(clock, game.state.turn) : clock;
}
