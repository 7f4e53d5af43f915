import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { character, entry, type Game, newGame } from '../../../src/engine/index.ts';
import { StatCard } from '../../../src/panels/cards/StatCard.tsx';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { useUiStore } from '../../../src/store/ui.ts';
import { test } from '../../support/builders/editions.ts';
import { choose, deploy, endTurn, type Given, given, move, play, roll, setupOf } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
function PromptNow() {
  const { game, awaiting } = onTable();
  return <Prompt game={game} awaiting={awaiting} />;
}
function showPrompt(game: Game) {
  lay(game);
  return show(<PromptNow />);
}

const table = (change: Given = {}): Game =>
  given({
    a: [
      { id: 'p', at: [5, 5], state: { grenades: ['smoke'] } },
      { id: 'q', at: [7, 5] },
      { id: 'far', at: [5, 15] },
    ],
    b: [{ id: 'e', at: [20, 20] }, { id: 'x' }],
    ...change,
  });

describe('grenades of the beta', () => {
  test('[SETUP-10 B] each bought one is given to somebody by a button', async () => {
    const setup = setupOf({ a: [{ id: 'p' }], b: [{ id: 'e' }], grenades: { a: ['frag', 'smoke'] } });
    const begun = play(newGame(setup), roll(6, 1), choose('north'));
    showPrompt(play(begun.game, deploy('p', 4, 23.5), deploy('e', 4, 0.5)).game);
    expect(screen.getByRole('heading', { name: /Frag grenade: who gets it/ })).toBeVisible();
    await userEvent.click(button('Smoke grenade'));
    await userEvent.click(button('p'));
    expect(character(onTable().game, 'p').grenades).toEqual(['smoke']);
  });

  test('[GREN-15 B] the second screen can be laid upon the first by a button', async () => {
    const markers = [{ id: 'm1', kind: 'smoke', at: [12, 12], radius: 2.5, owner: 'a', spread: false }] as const;
    showPrompt(play(table({ turn: { side: 'b' }, markers }), move('e', [20, 20], [20, 19]), endTurn).game);
    expect(screen.getByText(/5u from the first one’s at most/)).toBeVisible();
    await userEvent.click(button('On top of the first one'));
    expect(onTable().awaiting.kind).toBe('act');
  });

  test('[R133 B] what lies on the way is picked up, or left', async () => {
    const markers = [{ id: 'm1', kind: 'grenade', at: [5, 8], grenade: 'frag' }] as const;
    showPrompt(play(table({ markers }), move('p', [5, 5], [5, 7.5])).game);
    expect(screen.getByText(/A frag grenade lies here/)).toBeVisible();
    expect(button('Leave it')).toBeVisible();
    await userEvent.click(button('Pick it up'));
    expect(character(onTable().game, 'p').grenades).toEqual(['smoke', 'frag']);
  });

  test('[GREN-14 B] [R133 B] a token on the card is handed over to a friend in reach', async () => {
    const game = table();
    lay(game);
    show(
      <>
        <ul>
          <StatCard
            game={game}
            entry={entry(game, 'p')}
            character={character(game, 'p')}
            selected
            hovered={false}
            onSelect={() => {}}
            onPoint={() => {}}
          />
        </ul>
        <PromptNow />
      </>,
    );
    await userEvent.click(button('Smoke grenade'));
    expect(useUiStore.getState().tool).toEqual({ kind: 'handOver', who: 'p', grenade: 'smoke' });
    expect(button(/^far/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('q'));
    expect(character(onTable().game, 'q').grenades).toEqual(['smoke']);
  });
});
