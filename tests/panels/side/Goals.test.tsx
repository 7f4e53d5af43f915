import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Victory } from '../../../src/engine/index.ts';
import { Header } from '../../../src/panels/game/Header.tsx';
import { Ending } from '../../../src/panels/over/Ending.tsx';
import { SidePanel } from '../../../src/panels/side/SidePanel.tsx';
import { begin } from '../../../src/play/history.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { box, given, takeCover } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const game = (victory: Victory) =>
  given({
    edition: 'tactic-2.0-beta',
    type: 'scenario',
    victory,
    scenery: [box('mill', [2, 11], [2, 2])],
    edges: { a: 'south', b: 'north' },
    a: [
      { id: 'abel', at: [5, 5] },
      { id: 'adam', at: [8, 5] },
    ],
    b: [{ id: 'bo', at: [20, 20] }],
  });
const ALL: Victory = {
  a: [
    { kind: 'eliminate', count: 1 },
    { kind: 'eliminateAll', who: ['bo'] },
    { kind: 'reach', element: 'mill' },
    { kind: 'reach', element: 'mill', who: ['abel', 'adam'] },
    { kind: 'reachEdge', edge: 'north' },
    { kind: 'reachEdge', edge: 'west', who: ['abel'] },
    { kind: 'hold', element: 'mill', turn: 8 },
    { kind: 'survive', turn: 9 },
    { kind: 'survive', turn: 9, who: ['adam'] },
    { kind: 'survive', turn: 9, who: ['abel', 'adam'] },
  ],
  b: [],
  limit: { turns: 12, winner: 'b' },
};

test('[WIN-5 B] each side reads by what it wins, and when it is over', () => {
  show(<SidePanel {...lay(game(ALL))} side="a" />);
  const goals = screen.getByRole('region', { name: 'How A wins' });
  expect([...goals.querySelectorAll('li')].map((li) => li.textContent)).toEqual([
    'B has lost a character.',
    'B has lost bo.',
    'One of your characters reaches the stone wall.',
    'One of these reaches the stone wall: abel, adam.',
    'One of your characters reaches the north edge.',
    'abel reaches the west edge.',
    'You hold the stone wall at the end of turn 8: one of your characters touches it, and none of B’s does.',
    'At least one of your characters is left at the end of turn 9.',
    'adam is left at the end of turn 9.',
    'None of these is lost at the end of turn 9: abel, adam.',
  ]);
  expect(goals).toHaveTextContent('over at the end of turn 12 at the latest; then B has won');
  expect(screen.queryByText(/loses at/)).not.toBeInTheDocument();
});

test('[WIN-5 B] one who has no such aim has to be left', () => {
  show(<SidePanel {...lay(game({ ...ALL, limit: { turns: 3, winner: null } }))} side="b" />);
  const goals = screen.getByRole('region', { name: 'How B wins' });
  expect(goals).toHaveTextContent('You win only if the enemy has nobody left');
  expect(goals).toHaveTextContent('then it is a draw');
});

test('[WIN-1 B] in a skirmish half is not enough without a lead', () => {
  const sides = { a: [{ id: 'abel', at: [5, 5] as const }], b: [{ id: 'bo', at: [20, 20] as const }] };
  show(<SidePanel {...lay(given({ ...sides, edition: 'tactic-2.0-beta' }))} side="a" />);
  expect(screen.getByText(/loses at 1 if behind/)).toBeVisible();
});

test('[WIN-5 B] the header counts the turns that there are', () => {
  const table = lay(game(ALL));
  show(<Header game={table.game} history={begin(table.game, 'never')} onViewPlace={vi.fn()} onMenu={vi.fn()} />);
  expect(screen.getByText('Turn 3 of 12')).toBeVisible();
});

test('[WIN-5 B] the result says what has been done', () => {
  lay(game({ a: [{ kind: 'survive', turn: 3 }], b: [] }));
  useGameStore.getState().send(takeCover('abel'));
  useGameStore.getState().send({ type: 'endTurn' });
  const { game: table, history } = onTable();
  if (!table.state.outcome) throw new Error('not over');
  show(<Ending game={table} outcome={table.state.outcome} history={history} onLook={vi.fn()} />);
  const result = within(screen.getByRole('region', { name: 'A wins' }));
  expect(result.getByText('A has held out until the end of turn 3, as the scenario asks.')).toBeVisible();
  expect(screen.getByRole('button', { name: /\(WIN-5\)$/ })).toBeVisible();
});
