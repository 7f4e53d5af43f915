import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Game, newGame } from '../../../src/engine/index.ts';
import { Header } from '../../../src/panels/game/Header.tsx';
import { type Given, given, setupOf } from '../../support/given.ts';
import { lay, show } from '../../support/page.tsx';

const duel = { a: [{ id: 'abel', at: [5, 12] as const }], b: [{ id: 'bo', at: [14, 12] as const }] };
const round = (change: Given) => given({ ...duel, edition: 'combat-1.1', turn: { round: 2 }, ...change });

test.each<[string, Game]>([
  ['Set-up', newGame(setupOf(duel))],
  ['Turn 3 A', given(duel)],
  ['Round 2 Turn 3 A', round({})],
  ['Round 2 Initiative', round({ frames: [{ kind: 'initiative', bids: null }] })],
  ['Round 1 Initiative', round({ turn: { number: 0 }, frames: [{ kind: 'initiative', bids: null }] })],
])('[TURN-1] says where the game stands: %s', (words, game) => {
  const { history } = lay(game);
  show(<Header game={game} history={history} logOpen={false} onLog={() => {}} onMenu={() => {}} />);
  expect(screen.getByRole('banner').querySelector('p')).toHaveTextContent(words);
});
