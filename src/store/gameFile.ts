import { gameText } from '../play/files/writeGame.ts';
import type { Start } from '../play/start.ts';
import { useClock } from './clock.ts';
import { inFileName } from './download.ts';
import type { GameState } from './gameState.ts';

/** The game on the table as a file to save, with the time that is left on its clock; null when there is none. */
export function gameAsFile({ start, history }: Pick<GameState, 'start' | 'history'>): GameAsFile | null {
  if (!start || !history) return null;
  const { clock } = useClock.getState();
  return { name: fileName(start), text: gameText({ ...start, ...(clock && { clock }) }, history) };
}

interface GameAsFile {
  readonly name: string;
  readonly text: string;
}

const fileName = ({ setup }: Start): string =>
  `take-cover-${inFileName(`${setup.sides.a.name} ${setup.sides.b.name}`) || 'game'}.json`;
