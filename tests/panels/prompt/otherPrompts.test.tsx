import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { newGame } from '../../../src/engine/index.ts';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import {
  box,
  choose,
  endTurn,
  fire,
  given,
  move,
  pass,
  play,
  rifle,
  roll,
  setupOf,
} from '../../support/builders/given.ts';
import { lane, past, placeOf } from '../../support/builders/lane.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const showPrompt = () => {
  const { game, awaiting } = onTable();
  return show(<Prompt game={game} awaiting={awaiting} />);
};
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('[OF-4 Q] opportunity fire is offered to the one who watches', async () => {
  const watched = given({
    a: [{ id: 'abel', at: [5, 12], card: { opportunityFire: 3 } }],
    b: [{ id: 'bo', at: [14, 12] }],
  });
  lay(
    play(watched, { type: 'opportunityFire', who: 'abel', at: [9, 12] }, endTurn, move('bo', [14, 12], [11, 12])).game,
  );
  showPrompt();
  expect(screen.getByRole('heading', { name: 'Opportunity Fire at bo?' })).toBeVisible();
  await click(/abel fires at bo/);
  expect(onTable().game.state.frames.at(-1)).toMatchObject({ kind: 'shot', via: 'opportunityFire' });
});

test('[GREN-6 Q] the opponent moves the marker of a scattered grenade', async () => {
  const weapons = [rifle({ id: 'grenade', kind: 'frag', short: 4, radius: 2 })];
  const thrower = given({ a: [{ id: 'abel', at: [5, 12], card: { weapons } }], b: [{ id: 'bo', at: [18, 20] }] });
  lay(play(thrower, { type: 'grenade', who: 'abel', at: [17, 12] }, roll(1)).game);
  showPrompt();
  await click('4u south');
  expect(onTable().awaiting).toMatchObject({ kind: 'act', by: 'a' });
});

test('[WIN-2 Q] the objective is one of the elements in the own zone', async () => {
  const scenery = [box('barn', [4, 1], [2, 2]), box('well', [14, 20], [2, 2])];
  const mission = newGame(setupOf({ type: 'mission', scenery, a: [{ id: 'abel' }], b: [{ id: 'bo', points: 9 }] }));
  lay(play(mission, roll(6, 1), choose('north')).game);
  showPrompt();
  expect(screen.getByRole('heading', { name: 'Choose your objective' })).toBeVisible();
  await click('stone wall');
  expect(onTable().game.state.objectives.b).toEqual({ element: 'barn' });
});

test('[WIN-2 Q] an element that lies in both zones is offered last, with what that would mean', () => {
  const scenery = [box('road', [12, 0], [2, 24], { look: 'road', terrain: [] }), box('barn', [4, 1], [2, 2])];
  const mission = newGame(setupOf({ type: 'mission', scenery, a: [{ id: 'abel' }], b: [{ id: 'bo', points: 9 }] }));
  lay(play(mission, roll(6, 1), choose('north')).game);
  showPrompt();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['stone wall1', 'road2']);
  expect(screen.getByText(/road lies in both zones/)).toBeVisible();
});

test('[R01] a tie is said where the roll is asked for again', () => {
  lay(newGame(setupOf({ a: [{ id: 'abel' }], b: [{ id: 'bo' }] })));
  useGameStore.getState().send(roll(4, 4));
  showPrompt();
  expect(screen.getByText('Both rolled 4: roll again.')).toBeVisible();
});

test('[R73=b Q] one who was shot at on the way is told how far another way may go; he may still go on', async () => {
  lay(play(lane({ rulings: { R73: 'b' } }), past, fire('g', 's'), pass, roll(1, 1, 1)).game);
  useUiStore.getState().setTool({ kind: 'move', who: 's', waypoints: [], remaining: 5.6 });
  showPrompt();
  expect(screen.getByText('Or choose a new destination for s: 5.6u of the move left.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop here' })).toBeVisible();
  await click('Keep moving');
  expect(placeOf(onTable().game)).toEqual([9, 12]);
});
