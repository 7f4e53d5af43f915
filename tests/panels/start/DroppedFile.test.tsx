import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { CARDS } from '../../../src/content/index.ts';
import { DroppedFile } from '../../../src/panels/start/DroppedFile.tsx';
import { OpenFile } from '../../../src/panels/start/OpenFile.tsx';
import { NotTaken } from '../../../src/parts/NotTaken.tsx';
import { cardMade, nameOf } from '../../../src/play/library.ts';
import type { Storing } from '../../../src/store/autosave.ts';
import { useBringing } from '../../../src/store/bringing.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { DEPLOYED, UNDER_FIRE } from '../../support/browser/plan.ts';
import { savedGame } from '../../support/browser/savedGame.ts';
import { show } from '../../support/page/page.tsx';

const commands = () => useGameStore.getState().history?.nodes.length;

/** A game on the table of which the storage has said that; it is asked no more. */
async function played(stored: Storing): Promise<void> {
  await useGameStore.getState().open(savedGame(DEPLOYED));
  act(() => useGameStore.setState({ stored }));
}

const filesOf = (texts: readonly string[]): File[] =>
  texts.map((text, i) => new File([text], i === 0 ? 'another.json' : `${i + 1}.json`));

function drop(...texts: readonly string[]): void {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, {
    dataTransfer: {
      types: ['Files'],
      files: filesOf(texts),
    },
  });
  act(() => void window.dispatchEvent(event));
}

beforeEach(() => useGameStore.getState().leave());

test('[case F26] a file dropped on a game that is not saved asks first, and may be left', async () => {
  await played('full');
  show(<DroppedFile />);
  drop(savedGame(UNDER_FIRE));
  expect(screen.getByRole('alert')).toHaveTextContent('The game on the table is not saved and would be lost.');
  expect(screen.getByRole('alert')).toHaveTextContent('another.json');
  expect(screen.getByRole('button', { name: 'Save to file' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(commands()).toBe(DEPLOYED.length);

  drop(savedGame(UNDER_FIRE));
  await userEvent.click(screen.getByRole('button', { name: 'Open the file' }));
  await waitFor(() => expect(commands()).toBe(UNDER_FIRE.length), { timeout: 10_000 });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('one dropped on a saved game is opened at once: the game waits under Continue', async () => {
  await played('saved');
  show(<DroppedFile />);
  drop(savedGame(UNDER_FIRE));
  await waitFor(() => expect(commands()).toBe(UNDER_FIRE.length), { timeout: 10_000 });
});

test.each(['dropped', 'chosen'])(
  'of several that are %s each is answered for, and none takes the place of one that is stored nowhere',
  async (how) => {
    useBringing.setState({ coming: null });
    const [card] = CARDS;
    show(
      <>
        <DroppedFile />
        <OpenFile />
      </>,
    );
    const texts = [
      'no file of ours',
      JSON.stringify(card && cardMade(card).file),
      savedGame(DEPLOYED),
      savedGame(UNDER_FIRE),
    ];
    if (how === 'dropped') drop(...texts);
    else await userEvent.upload(screen.getByLabelText('Game file'), filesOf(texts));
    const answers = await screen.findByRole('status', {}, { timeout: 20_000 });
    expect(
      within(answers)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^another\.json: .*not well-formed JSON/),
      '2.json: for the library',
      '3.json: on the table',
      '4.json: not opened: the game before it is not saved',
    ]);
    expect(commands()).toBe(DEPLOYED.length);
    expect(useBringing.getState().coming?.fresh.map(nameOf)).toEqual([card?.name]);
    await userEvent.click(screen.getByRole('button', { name: 'All right' }));
    expect(screen.queryByRole('listitem')).toBeNull();
  },
);

/** Says whether the browser is kept from doing anything itself. */
function bring(what: 'drop' | 'paste', data: Readonly<Record<string, string>>, onto: Element = document.body): boolean {
  const event = new Event(what, { bubbles: true, cancelable: true });
  const transfer = { types: Object.keys(data), files: [], getData: (type: string) => data[type] ?? '' };
  Object.assign(event, { dataTransfer: transfer, clipboardData: transfer });
  act(() => void onto.dispatchEvent(event));
  return event.defaultPrevented;
}

describe('what is no file', () => {
  test.each(['drop', 'paste'] as const)(
    'is taken, or refused in words, never left to the browser: %s',
    async (what) => {
      show(<DroppedFile />);
      expect(bring(what, { 'text/html': '<b>bold</b>' })).toBe(true);
      expect(screen.getByRole('alert')).toHaveTextContent('not a file of Take Cover');
      await userEvent.click(screen.getByRole('button', { name: 'All right' }));
      expect(bring(what, { 'text/uri-list': 'https://elsewhere.example/' })).toBe(true);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('not well-formed JSON'));
      expect(commands()).toBeUndefined();
    },
  );

  test('goes into what is typed into, and nowhere else by itself', () => {
    show(
      <>
        <DroppedFile />
        <input aria-label="name" />
        <input aria-label="link" readOnly />
        <input type="checkbox" aria-label="tick" />
        <textarea aria-label="briefing" />
      </>,
    );
    const onto = (name: string) => bring('drop', { 'text/plain': 'Anna' }, screen.getByLabelText(name));
    expect(['name', 'briefing', 'link', 'tick'].map(onto)).toEqual([false, false, true, true]);
  });
});

test('all that is wrong with a game is said at once, each with its place', async () => {
  show(<DroppedFile />);
  const { setup, ...game } = JSON.parse(savedGame(DEPLOYED));
  const [first, second, ...cards] = setup.cards;
  const wrong = {
    ...game,
    edition: 7,
    setup: { ...setup, cards: [{ ...first, points: -1 }, { ...second, name: 3 }, ...cards] },
  };
  drop(JSON.stringify(wrong));
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(alert).toHaveTextContent('This file cannot be opened: edition: not a text');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['setup.cards[0].points: less than 0', 'setup.cards[1].name: not a text']);
  expect(commands()).toBeUndefined();
});

test('it is said over the dialog that is open', async () => {
  show(
    <>
      <DroppedFile />
      <dialog open>
        <button type="button">in it</button>
      </dialog>
    </>,
  );
  screen.getByRole('button', { name: 'in it' }).focus();
  bring('drop', { 'text/plain': 'a shopping list' });
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('dialog')).toContainElement(alert);
});

test('a page that can open nothing refuses it in words', async () => {
  show(<NotTaken says="Not here." />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(bring('drop', { 'text/plain': 'a shopping list' })).toBe(true);
  expect(screen.getByRole('alert')).toHaveTextContent('Not here.');
  await userEvent.click(screen.getByRole('button', { name: 'All right' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
