import type { Game, Point, Side } from '../../engine/index.ts';
import { startOf } from '../../play/newGame.ts';
import { gameOf } from '../../play/start.ts';
import { GamePicture } from './GamePicture.tsx';
import { playNow } from './playNow.ts';

/** Where they stand in the picture: as they might after a turn or two. In u. */
const PLACES: Readonly<Record<Side, readonly Point[]>> = {
  a: [
    [10.2, 15.2],
    [3.3, 16.4],
    [12.4, 18.4],
    [17.6, 20.5],
    [4.6, 20.6],
  ],
  b: [
    [13.8, 8.7],
    [11.5, 6.1],
    [15.6, 4.2],
    [6.2, 3.7],
    [20.2, 11.2],
  ],
};

/** The table of "Play now", and those who are going to stand on it. */
export const WelcomeTable = () => <GamePicture game={WELCOME} pixels={32} size={64} />;

const WELCOME: Game = inPlay(gameOf(startOf(playNow({ a: '', b: '' }, 'person'))));

function inPlay(game: Game): Game {
  const left = { a: [...PLACES.a], b: [...PLACES.b] };
  const sides = new Map(game.setup.roster.map(({ id, side }) => [id, side]));
  const characters = game.state.characters.map((character) => {
    const side = sides.get(character.id);
    return { ...character, at: (side && left[side].shift()) ?? null };
  });
  return { ...game, state: { ...game.state, characters } };
}
