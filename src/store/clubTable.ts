import { create } from 'zustand';
import { FORCES, type Force, TABLES } from '../content/index.ts';
import { EDITIONS } from '../editions/index.ts';
import type { GameChoice } from '../play/newGame.ts';
import { useGameStore } from './game.ts';
import { isUnsaved } from './leaving.ts';
import { useOpponent } from './opponentState.ts';
import { type ClubTable, usePreferences } from './preferences.ts';
import { useRulebook } from './rulebook.ts';
import { newSeed } from './seed.ts';
import { quickShow } from './settingUp.ts';
import { realTimer, type Timer } from './telling.ts';

/**
 * A table that nobody has touched for a while asks whether anybody is there (`asks`), then shows how the game is played by playing
 * it by itself (`shows`), until somebody touches it. What is shown is kept nowhere and counts for nothing.
 */
interface Club {
  readonly phase: 'waits' | 'asks' | 'shows';
}

export const useClubTable = create<Club>()(() => ({ phase: 'waits' }));

/** How long until a table shows by itself, in minutes. */
const MINUTES: Readonly<Record<Exclude<ClubTable, 'off'>, number>> = { after2: 2, after5: 5, after10: 10 };
const MINUTE = 60_000;

/** How long the question stands before it is taken for an answer, in s. */
export const TO_ANSWER = 30;

/** What shows that somebody is there. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Watches in this window whether anybody is there, until it is stopped. */
export function runClubTable(timer: Timer = realTimer): () => void {
  let stop: () => void = () => undefined;
  const wait = (ms: number, then: () => void): void => {
    stop();
    stop = timer.after(ms, then);
  };
  const watch = (): void => {
    stop();
    const { clubTable } = usePreferences.getState();
    if (clubTable !== 'off') wait(MINUTES[clubTable] * MINUTE, nobodyThere);
  };
  const nobodyThere = (): void => {
    const state = useGameStore.getState();
    if (document.hidden || isUnsaved(state)) return watch();
    if (!state.game && !document.querySelector('dialog[open]')) return show();
    useClubTable.setState({ phase: 'asks' });
    wait(TO_ANSWER * 1000, show);
  };
  const show = (): void => {
    stop();
    if (isUnsaved(useGameStore.getState())) return endQuestion();
    useRulebook.getState().close();
    useGameStore.getState().leave();
    useClubTable.setState({ phase: 'shows' });
  };
  const endQuestion = (): void => {
    useClubTable.setState({ phase: 'waits' });
    watch();
  };
  const touched = (): void => {
    if (useClubTable.getState().phase === 'waits') watch();
  };
  for (const touch of TOUCHES) window.addEventListener(touch, touched, { capture: true, passive: true });
  const stopPreferences = usePreferences.subscribe((now, before) => {
    if (now.clubTable !== before.clubTable) watch();
  });
  const stopOwn = useClubTable.subscribe(({ phase }, before) => {
    if (phase === 'waits' && before.phase !== 'waits') watch();
  });
  watch();
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, touched, { capture: true });
    stopPreferences();
    stopOwn();
    stop();
    useClubTable.setState({ phase: 'waits' });
  };
}

/** Somebody is there: the game goes on, or what was shown is put away. */
export function somebodyThere(): void {
  const { phase } = useClubTable.getState();
  useClubTable.setState({ phase: 'waits' });
  if (phase === 'shows') useGameStore.getState().leave();
}

/** How long what came of a game can be read before the next one begins, in ms. */
const NEXT = 15_000;

/** More turns than this and the next game is better to look at. */
const LONGEST = 30;

/** One game after the other, each on another table, until it is stopped. `names`: of the sides, by their factions. */
export function runShow(names: (faction: string) => string, timer: Timer = realTimer): () => void {
  let stop: () => void = () => undefined;
  let shown = 0;
  const next = (): void => {
    stop = () => undefined;
    void quickShow(gameShown(shown, names));
    shown++;
  };
  const isOver = (): boolean => {
    const { game, awaiting } = useGameStore.getState();
    const isLong = (game?.state.turn.number ?? 0) > LONGEST;
    return awaiting?.kind === 'over' || isLong || useOpponent.getState().phase === 'failed';
  };
  let ends = false;
  const follow = (): void => {
    if (isOver() === ends) return;
    ends = !ends;
    stop();
    if (ends) stop = timer.after(NEXT, next);
  };
  const stopGame = useGameStore.subscribe(follow);
  const stopOpponent = useOpponent.subscribe(follow);
  next();
  return () => {
    stopGame();
    stopOpponent();
    stop();
  };
}

/** Tables on which five against five are at each other soon; the storeys count in the beta alone. */
const SHOWN = TABLES.filter(({ table, scenery }) => table.width <= 24 && scenery.every(({ level = 0 }) => level === 0));

function gameShown(n: number, names: (faction: string) => string): GameChoice {
  const table = SHOWN[n % SHOWN.length];
  const [a, b] = pairOf(n);
  const [edition] = EDITIONS;
  if (!table) throw new Error('there is no ready table');
  return {
    table,
    edition,
    forces: { a, b },
    names: { a: names(a.faction), b: names(b.faction) },
    players: { a: 'hard', b: 'hard', seed: newSeed() },
  };
}

/** Two forces of different factions, others each time. */
function pairOf(n: number): readonly [Force, Force] {
  const pairs = FORCES.flatMap((a, i) =>
    FORCES.slice(i + 1).flatMap((b) => (a.faction === b.faction ? [] : [[a, b] as const])),
  );
  const pair = pairs[n % pairs.length];
  if (!pair) throw new Error('there are no forces');
  return pair;
}
