import { gameText } from '../play/files/writeGame.ts';
import type { Start } from '../play/start.ts';
import { useClock } from './clock.ts';
import { inFileName } from './download.ts';
import type { GameState } from './gameState.ts';

/** The game on the table as a file to save, with the time that is left on its clock; null when there is none. */
export function gameAsFile({ start, history }: Pick<GameState, 'start' | 'history'>): GameAsFile | null {
  if (!start || !history) return null;
  const { clock } = useClock.getState();
  return { name: gameFileName(start), text: gameText({ ...start, ...(clock && { clock }) }, history) };
}

interface GameAsFile {
  readonly name: string;
  readonly text: string;
}

/** What is played, by which edition and when: take-cover-Ann-Bob-tactic-2.2-2026-11-29.json. */
export function gameFileName({ title, setup: { sides }, edition }: Start): string {
  const played = inFileName(title || `${sides.a.name} ${sides.b.name}`) || 'game';
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0'));
  return `take-cover-${played}-${edition}-${day.join('-')}.json`;
}
