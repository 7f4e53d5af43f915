import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Character, character, entry, type Game } from '../../../src/engine/index.ts';
import type { en } from '../../../src/i18n/en/index.ts';
import { IntlProvider } from '../../../src/i18n/index.ts';
import { it } from '../../../src/i18n/it/index.ts';
import { StatCard } from '../../../src/panels/cards/StatCard.tsx';
import { useUiStore } from '../../../src/store/ui.ts';
import { given, type Man } from '../../support/builders/given.ts';
import { show } from '../../support/page/page.tsx';

const man: Man = { id: 'abel', at: [5, 5], card: { move: 5, command: 2, h2h: 3 }, woundedCard: { move: 2 } };

const gameWith = (state: Partial<Character>): Game =>
  given({ a: [{ ...man, state }], b: [{ id: 'bo', at: [20, 20] }] });

function showCard(game: Game, selected = false, onSelect: () => void = vi.fn()) {
  return show(
    <ul>
      <StatCard
        game={game}
        entry={entry(game, 'abel')}
        character={character(game, 'abel')}
        selected={selected}
        hovered={false}
        onSelect={onSelect}
        onPoint={vi.fn()}
      />
    </ul>,
  );
}

const shownFor = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;

test('shows the side that counts [WOUND-1 Q]', () => {
  showCard(gameWith({}));
  expect(shownFor('Move')).toBe('5');
  expect(screen.queryByText('Wounded')).not.toBeInTheDocument();
});

test('a wounded one shows the red side, and says so in a word', () => {
  showCard(gameWith({ wounded: true, shock: true }));
  expect(shownFor('Move')).toBe('2');
  expect(screen.getByText('Wounded')).toBeInTheDocument();
  expect(screen.getByText('Shock')).toBeVisible();
});

test('[PSY-2 B] that of one in panic says so', () => {
  showCard(gameWith({ panicking: true }));
  expect(screen.getByText('Panic')).toBeVisible();
});

test('spent tokens lie on it [TURN-10 Q]', () => {
  showCard(gameWith({ spent: 2 }));
  expect(screen.getByRole('img', { name: '2 tokens spent (card: 3 actions)' })).toBeInTheDocument();
});

test('an eliminated one has no markers any more', () => {
  showCard(gameWith({ out: true, wounded: true, spent: 2 }));
  expect(screen.getByText('Eliminated')).toBeVisible();
  expect(screen.queryByText('Wounded')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a click selects; selected it can be taken up whole, by its key as well', async () => {
  const onSelect = vi.fn();
  const { unmount } = showCard(gameWith({}), false, onSelect);
  expect(screen.queryByRole('button', { name: 'Whole card of abel' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'abel', pressed: false }));
  expect(onSelect).toHaveBeenCalledOnce();
  unmount();
  showCard(gameWith({}), true);
  expect(screen.getByRole('button', { name: 'Whole card of abel' })).toHaveAttribute('aria-keyshortcuts', 'i');
});

test('[TC-2 C] cover from one shooter says from whom', () => {
  showCard(
    given({
      edition: 'combat-1.1',
      a: [{ ...man, state: { coverFrom: ['bo', 'cy'] } }],
      b: [
        { id: 'bo', at: [20, 20] },
        { id: 'cy', at: [20, 5] },
      ],
    }),
  );
  expect(screen.getByText('Cover from bo, cy')).toBeVisible();
});

test('[REIN-1 B] of a reinforcement card the one in play, and that another waits or who has fallen', () => {
  const second = { name: 'Second', card: { move: 7 } } as const;
  const reinforcement = (state: Partial<Character>, at: Man['at'] = [5, 5]): Game =>
    given({ edition: 'tactic-2.0-beta', a: [{ ...man, at, second, state }], b: [{ id: 'bo', at: [20, 20] }] });
  const { unmount } = showCard(reinforcement({}));
  expect([shownFor('Move'), screen.getByRole('heading').textContent]).toEqual(['5', 'abel']);
  expect(screen.getByText('On the other side: Second')).toBeVisible();
  unmount();
  const later = showCard(reinforcement({ flipped: true, firstFell: 2 }));
  expect([shownFor('Move'), screen.getByRole('heading').textContent]).toEqual(['7', 'Second']);
  expect(screen.getByText('Eliminated: abel')).toBeVisible();
  later.unmount();
  const waits = showCard(reinforcement({ flipped: true, firstFell: 2 }, null));
  expect(screen.getByText('Yet to arrive')).toBeVisible();
  waits.unmount();
  showCard(reinforcement({}, null));
  expect(screen.getByText('Kept back')).toBeVisible();
  expect(screen.getByRole('heading')).toHaveTextContent('abel / Second');
});

test('the right button opens the menu that the figure has on the table', () => {
  useUiStore.getState().reset();
  show(<div role="application" />);
  showCard(gameWith({}));
  fireEvent.contextMenu(screen.getByRole('button', { name: 'abel' }), { clientX: 40, clientY: 60 });
  expect(useUiStore.getState().menu).toEqual({ spot: { at: [5, 5], who: 'abel' }, place: [40, 60] });
});

test('whoever is not on the table has no menu there', () => {
  useUiStore.getState().reset();
  show(<div role="application" />);
  showCard(gameWith({ at: null, out: true }));
  fireEvent.contextMenu(screen.getByRole('button', { name: 'abel' }));
  expect(useUiStore.getState().menu).toBeNull();
});

test('a value that is no whole number is written as the language has it', () => {
  const half: Man = { ...man, card: { ...man.card, move: 4.5 } };
  const game = given({ a: [half], b: [{ id: 'bo', at: [20, 20] }] });
  render(
    <IntlProvider locale="it" messages={it as typeof en} timeZone="UTC">
      <ul>
        <StatCard
          game={game}
          entry={entry(game, 'abel')}
          character={character(game, 'abel')}
          selected={false}
          hovered={false}
          onSelect={vi.fn()}
          onPoint={vi.fn()}
        />
      </ul>
    </IntlProvider>,
  );
  expect(shownFor(it.ui.card.move)).toBe('4,5');
});
