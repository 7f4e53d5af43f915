import { EDITIONS, type EditionId } from '../editions/index.ts';
import { useGameStore } from './game.ts';

/** The edition of the game on the table; without a game the one that is played if nothing is said. */
export const useEdition = (): EditionId => useGameStore((s) => s.start?.edition ?? EDITIONS[0]);
