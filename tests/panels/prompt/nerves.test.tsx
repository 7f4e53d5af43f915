import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { useUiStore } from '../../../src/store/ui.ts';
import { test } from '../../support/builders/editions.ts';
import { character, type Given, given, shoot, watch } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const rules = { 'PSY-1': 'panic' } as const;
const showPrompt = () => {
  const { game, awaiting } = onTable();
  return show(<Prompt game={game} awaiting={awaiting} />);
};
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('when a friend is hit', () => {
  const hit = (others: Given['b'] = []): Game =>
    shoot(
      given({
        rules,
        tokens: { b: 0 },
        a: [{ id: 'abel', at: [4, 12] }],
        b: [{ id: 'bo', at: [12, 12] }, { id: 'bea', at: [12, 13.5] }, ...others, { id: 'rest' }, { id: 'last' }],
      }),
      'abel',
      'bo',
      4,
      1,
      1,
    ).game;

  test('[PSY-1 B] the roll says up to which number the friend holds', () => {
    lay(hit());
    showPrompt();
    expect(screen.getByRole('heading', { name: 'bo is hit: does bea panic?' })).toBeVisible();
    expect(screen.getByText('3 or less: no panic. The card gives 3 actions. Otherwise: panic.')).toBeVisible();
  });

  test('[R138 B] the owner picks one of those equally near', async () => {
    lay(hit([{ id: 'ben', at: [12, 10.5] }]));
    showPrompt();
    expect(screen.getByText('These are equally close to bo; one of them must test. Choose which.')).toBeVisible();
    await click('ben');
    expect(onTable().awaiting).toMatchObject({ kind: 'roll', about: { who: 'ben' } });
  });
});

describe('one in panic', () => {
  const panic = (change: Given = {}): Game =>
    given({
      rules,
      a: [
        { id: 'abel', at: [4, 12], state: { panicking: true }, card: { actions: 2 } },
        { id: 'anna', at: [4, 14], card: { command: 1, actions: 2 } },
      ],
      b: [{ id: 'bo', at: [20, 12] }],
      ...change,
    });
  const inHand = () => {
    lay(panic());
    useUiStore.getState().select('abel');
    showPrompt();
  };

  test('[PSY-2 B] has the recovery among his actions, and why all others are refused', () => {
    inHand();
    expect(screen.getByRole('button', { name: /^Recover 1 AT/ })).toBeEnabled();
    expect(screen.getAllByText('abel is in panic and can only try to recover.').length).toBeGreaterThan(0);
  });

  test('[PSY-2 B] which nobody else has', () => {
    lay(panic());
    useUiStore.getState().select('anna');
    showPrompt();
    expect(screen.queryByRole('button', { name: /^Recover/ })).not.toBeInTheDocument();
  });

  test('[PSY-2 B] [PSY-3 B] is told the chance, with what leaders spend and without', async () => {
    inHand();
    useUiStore.getState().setTool({ kind: 'recover', who: 'abel', with: [] });
    expect(await screen.findByText(/abel recovers on 2 or less: 33%/)).toBeVisible();
    await click(/^anna/);
    expect(screen.getByText(/on 3 or less: 50%/)).toBeVisible();
    await click(/^anna \(1 AT\)/);
    expect(screen.getByText(/on 4 or less: 67%/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^anna \(2 AT\)/ })).toHaveAttribute('aria-disabled', 'true');
    await click(/Roll to recover \(3 AT\)/);
    expect(onTable().awaiting).toMatchObject({ kind: 'roll', about: { what: 'shockTest', who: 'abel' } });
    expect(character(onTable().game, 'anna').spent).toBe(2);
  });

  test('[PSY-3 B] without help after all', async () => {
    inHand();
    useUiStore.getState().setTool({ kind: 'recover', who: 'abel', with: ['anna'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Nobody' }));
    expect(useUiStore.getState().tool).toEqual({ kind: 'recover', who: 'abel', with: [] });
  });
});

describe('one who is watched', () => {
  const watched = (rulings: Given['rulings'] = {}, at: [number, number] = [5, 12]): Game =>
    given({
      rulings,
      markers: [watch('w', 'bo', [5, 13.5])],
      a: [{ id: 'abel', at }],
      b: [{ id: 'bo', at: [5, 20], card: { opportunityFire: 3 } }],
    });
  const inHand = (game: Game) => {
    lay(game);
    useUiStore.getState().select('abel');
    showPrompt();
  };

  test('[R72 B] [OF-3 B] is told that whatever he does sets it off', () => {
    inHand(watched());
    expect(screen.getByText('Anything abel does sets off bo’s Opportunity Fire.')).toBeVisible();
  });

  test('[R72=b B] or by what, and not where he is out of range', () => {
    inHand(watched({ R72: 'b' }));
    expect(screen.getByText('Moving, shooting or throwing sets off bo’s Opportunity Fire.')).toBeVisible();
  });

  test('[R72 B] and not where he is out of range', () => {
    inHand(watched({}, [15, 12]));
    expect(screen.queryByText(/sets off/)).not.toBeInTheDocument();
  });
});
