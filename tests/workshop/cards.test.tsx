import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/index.ts';
import { contentOf } from '../../src/play/files/contentOf.ts';
import { nameOf } from '../../src/play/library.ts';
import { discard, useLibrary } from '../../src/store/library.ts';
import { Cards } from '../../src/workshop/cards/Cards.tsx';
import { useMaking } from '../../src/workshop/cards/making.ts';
import { show } from '../support/page/page.tsx';

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const front = () => within(screen.getByRole('region', { name: 'Front: unhurt' }));
const back = () => within(screen.getByRole('region', { name: 'Back: wounded' }));
const force = () => within(screen.getByRole('region', { name: 'The force' }));
const items = (kind: string) => (useLibrary.getState().items ?? []).filter((item) => item.kind === kind);
const cardsIn = (kind: string): readonly Card[] => items(kind).flatMap(({ file }) => file.cards as readonly Card[]);
async function type(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

beforeEach(async () => {
  await useLibrary.getState().reload();
  await discard((useLibrary.getState().items ?? []).map(({ id }) => id));
  useMaking.setState(useMaking.getInitialState(), true);
  show(<Cards />);
});

describe('a card', () => {
  test('begins as a copy of a ready one, is changed in place, and each change is stored and can be taken back', async () => {
    await click('Begin with a copy of Henry Ashwood');
    await waitFor(() => expect(items('cards').map(nameOf)).toEqual(['Henry Ashwood, copy']));
    await type(front().getByLabelText('Move'), '5,5');
    await type(front().getByLabelText('Name'), 'Hank');
    await waitFor(() => expect(cardsIn('cards')).toMatchObject([{ name: 'Hank', healthy: { move: 5.5 } }]));
    await click('Undo');
    await click('Undo');
    await waitFor(() =>
      expect(cardsIn('cards')).toMatchObject([{ name: 'Henry Ashwood, copy', healthy: { move: 4 } }]),
    );
    await click('Redo');
    await waitFor(() => expect(cardsIn('cards')).toMatchObject([{ healthy: { move: 5.5 } }]));
  });

  test('permits what it is given and nothing else, and gets weapons; its back begins as the front less one', async () => {
    await click('New card');
    expect(front().queryByLabelText('Opportunity Fire')).toBeNull();
    await userEvent.click(front().getByRole('button', { name: 'Opportunity Fire' }));
    await userEvent.selectOptions(front().getByLabelText('Add a weapon'), 'bolt-rifle');
    await type(within(front().getByRole('group', { name: 'rifle' })).getByLabelText('Short'), '4');
    await userEvent.click(back().getByRole('button', { name: 'Front less one' }));
    await waitFor(() =>
      expect(cardsIn('cards')).toMatchObject([
        {
          healthy: { opportunityFire: 4, moveAndFire: null, weapons: [{ id: 'bolt-rifle', short: 4 }] },
          wounded: { move: 3, opportunityFire: 3, weapons: [{ id: 'bolt-rifle', short: 3 }] },
        },
      ]),
    );
    await userEvent.click(front().getByRole('button', { name: 'Without Opportunity Fire' }));
    await waitFor(() => expect(cardsIn('cards')).toMatchObject([{ healthy: { opportunityFire: null } }]));
  });

  test('[SETUP-14 Q] [SETUP-14 B] [SETUP-14 C] offers what the edition prints, warns of what it does not, and takes that off', async () => {
    await click('New card');
    const rules = () => screen.getByLabelText('Rules');
    const said = () => within(screen.getByRole('region', { name: 'By these rules' }));
    const weapons = () =>
      within(front().getByLabelText('Add a weapon'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(screen.queryByRole('button', { name: 'Add a reinforcement' })).toBeNull();
    expect(front().queryByRole('button', { name: 'First in close combat' })).toBeNull();
    expect(weapons()).toContain('hand grenade');
    expect(weapons()).not.toContain('smoke grenade');
    await userEvent.selectOptions(rules(), 'tactic-2.0-beta');
    expect(weapons()).toContain('smoke grenade');
    expect(weapons()).not.toContain('hand grenade');
    await userEvent.click(front().getByRole('button', { name: 'First in close combat' }));
    await click('Add a reinforcement');
    expect(said().getByText('All of it counts by these rules.')).toBeVisible();
    await userEvent.selectOptions(rules(), 'combat-1.1');
    expect(said().getByText('Front: by these rules nobody strikes first in close combat.')).toBeVisible();
    expect(said().getByText(/^Reinforcement: by these rules no card has a second soldier/)).toBeVisible();
    await type(front().getByLabelText('Actions a round'), '13');
    expect(useMaking.getState().card?.card.healthy.actions).toBe(3);
    await userEvent.click(front().getByRole('button', { name: 'First in close combat' }));
    expect(front().queryByRole('button', { name: 'First in close combat' })).toBeNull();
  });

  test('gets a weapon of one’s own, with a name on both of its sides and a kind', async () => {
    await click('New card');
    await userEvent.selectOptions(front().getByLabelText('Add a weapon'), 'A weapon of your own');
    await userEvent.selectOptions(back().getByLabelText('Add a weapon'), 'New weapon');
    await type(front().getByLabelText('Name of the weapon'), 'Trench gun');
    await userEvent.selectOptions(front().getByLabelText('Kind'), 'light machine gun');
    await type(within(front().getByRole('group', { name: 'Trench gun' })).getByLabelText('Short'), '5');
    await waitFor(() =>
      expect(cardsIn('cards')).toMatchObject([
        {
          healthy: { weapons: [{ name: 'Trench gun', kind: 'lmg', machineGun: true, short: 5 }] },
          wounded: { weapons: [{ name: 'Trench gun', kind: 'rifle', short: 2 }] },
        },
      ]),
    );
    const [card] = cardsIn('cards');
    expect(card?.healthy.weapons[0]?.id).toBe(card?.wounded.weapons[0]?.id);
    expect(items('cards').map((item) => contentOf(item).ok)).toEqual([true]);
  });

  test('takes no number that no card can have', async () => {
    await click('New card');
    await type(front().getByLabelText('Actions a turn'), '2.5');
    await type(front().getByLabelText('Points'), '-3');
    expect(useMaking.getState().card?.card).toMatchObject({ points: 6, healthy: { actions: 3 } });
  });
});

describe('a force', () => {
  test('is marked as legal, or warned of by points (SETUP-2) and cards that are there twice (SETUP-3), and stored all the same', async () => {
    await click('Begin with a copy of Henry Ashwood');
    await click('Add to the force');
    expect(force().getByText('8 of 40 points')).toBeVisible();
    await click('Add to the force');
    expect(force().getByText('May be played by these rules.')).toBeVisible();
    await userEvent.selectOptions(force().getByLabelText('Rules'), 'combat-1.1');
    expect(force().getByText(/^Henry Ashwood, copy is in it more than once/)).toBeVisible();
    await type(force().getByLabelText('Points limit per force'), '15');
    expect(force().getByText('1 more than the maximum. Without Henry Ashwood, copy it is 8.')).toBeVisible();
    expect(force().queryByText('May be played by these rules.')).toBeNull();
    await waitFor(() => expect(items('force').map(({ file }) => file.force)).toMatchObject([{ length: 2 }]));
    await userEvent.click(force().getAllByRole('button', { name: 'Leave Henry Ashwood, copy out' })[0] as HTMLElement);
    expect(force().getByText('May be played by these rules.')).toBeVisible();
    await waitFor(() => expect(items('force').map(({ file }) => file.force)).toMatchObject([{ length: 1 }]));
  });

  test('has its cards as they are now', async () => {
    await click('Begin with a copy of Henry Ashwood');
    await click('Add to the force');
    await waitFor(() => expect(items('force')).toHaveLength(1));
    await type(front().getByLabelText('Points'), '11');
    expect(force().getByText('11 of 40 points')).toBeVisible();
    await waitFor(() => expect(cardsIn('force')).toMatchObject([{ points: 11 }]));
  });
});
