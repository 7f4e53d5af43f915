import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CARDS, FORCES } from '../../src/content/index.ts';
import { ChoosingGame } from '../../src/panels/start/ChoosingGame.tsx';
import { printed } from '../../src/play/files/writeGame.ts';
import { cardMade, forceMade, libraryFile, type Made, made, nameOf } from '../../src/play/library.ts';
import { bring, bringText, takeFiles, takeText, useBringing } from '../../src/store/bringing.ts';
import { useGameStore } from '../../src/store/game.ts';
import { discard, keep, useLibrary } from '../../src/store/library.ts';
import { storedGames } from '../../src/store/storedGames.ts';
import { useWorkshop } from '../../src/store/workshop.ts';
import { Bringing } from '../../src/workshop/library/Bringing.tsx';
import { Library } from '../../src/workshop/library/Library.tsx';
import { newScenario, scenarioMade, withAims } from '../../src/workshop/scenario/scenario.ts';
import { useWriting } from '../../src/workshop/scenario/writing.ts';
import { DEPLOYED, UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { show } from '../support/page/page.tsx';

const [ready] = CARDS;
if (!ready) throw new Error('no card');
const card = (name: string, points: number): Made => cardMade({ ...ready, id: name.toLowerCase(), name, points });
const field = (name: string, width: number): Made =>
  made('table', { table: { width, height: 24, name, ground: 'grass' }, scenery: [] });

const stored = () =>
  (useLibrary.getState().items ?? [])
    .map((item) => `${nameOf(item)} ${JSON.stringify(item.file).match(/"(?:points|width)":(\d+)/)?.[1]}`)
    .sort();
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  useBringing.setState({ coming: null });
  await useLibrary.getState().reload();
  await discard((useLibrary.getState().items ?? []).map(({ id }) => id));
  await keep([card('Anna', 5), field('Yard', 24)]);
});

describe('what comes into the library', () => {
  test.each([
    ['beside', ['Anna 5', 'Anna 9', 'Yard 24', 'Yard 30']],
    ['instead', ['Anna 9', 'Yard 30']],
    ['skip', ['Anna 5', 'Yard 24']],
  ])('and is there by name already is put as somebody says: %s', async (how, all) => {
    show(<Bringing />);
    await bring({ made: [card('Anna', 9), field('Yard', 30)], faults: [] });
    await userEvent.selectOptions(await screen.findByLabelText('All of them'), how);
    await click('Add to the library');
    await screen.findByRole('button', { name: 'Done' });
    expect(stored()).toEqual(all);
  });

  test('and is just as what is there is not put there again; nobody is asked for what is new', async () => {
    show(<Bringing />);
    await bring({ made: [card('Anna', 5), card('Bert', 6)], faults: [] });
    expect(await screen.findByText('It is in the library.')).toBeVisible();
    expect(screen.getByText('One is there already just like that.')).toBeVisible();
    expect(stored()).toEqual(['Anna 5', 'Bert 6', 'Yard 24']);
  });

  test('and is partly wrong is told field by field, and changes nothing before somebody says so', async () => {
    show(<Bringing />);
    const file = {
      ...card('Carl', 4).file,
      cards: [
        { ...ready, name: 'Carl', points: 4 },
        { ...ready, points: -1 },
      ],
    };
    expect(await takeText(JSON.stringify(file))).toMatchObject({ ok: true });
    expect(await screen.findByText('cards[1].points: less than 0')).toBeVisible();
    expect(stored()).toEqual(['Anna 5', 'Yard 24']);
    await click('Add to the library');
    expect(await screen.findByText('It is in the library.')).toBeVisible();
    expect(stored()).toEqual(['Anna 5', 'Carl 4', 'Yard 24']);
  });

  test('and is a scenario that is not right yet is told, taken if somebody likes, and goes on being written', async () => {
    show(<Bringing />);
    const written = newScenario('Half done', { a: 'Ann', b: 'Bob' });
    const wrong = withAims(written, 'a', [{ kind: 'hold', element: 'nothing', turn: 99 }]);
    expect(await takeText(JSON.stringify(scenarioMade(wrong).file))).toMatchObject({ ok: true });
    expect(await screen.findByText(/not right yet/)).toBeVisible();
    expect(screen.getByText(/^victory\.a\[0\]/)).toBeVisible();
    await click('Add to the library');
    expect(await screen.findByText('It is in the library.')).toBeVisible();
    show(<Library />);
    await userEvent.click(await screen.findByRole('button', { name: 'Change Half done' }));
    expect(useWriting.getState().work?.scenario).toEqual(wrong);
  });

  test('and is none of ours leaves it as it is', async () => {
    show(<Bringing />);
    await bringText('{"format":"take-cover/force","version":1,');
    expect(await screen.findByText(/breaks off here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to the library' })).toBeNull();
    expect(stored()).toEqual(['Anna 5', 'Yard 24']);
  });
});

describe('the library', () => {
  test('begins a game on a table or with a force of it, a table with storeys by rules that have them', async () => {
    const [one] = FORCES;
    if (!one) throw new Error('no force');
    const floor = {
      kind: 'polygon',
      points: [
        [4, 4],
        [8, 4],
        [8, 8],
        [4, 8],
      ],
    } as const;
    const loft = {
      id: 'loft',
      look: 'house-wall',
      terrain: [],
      level: 1,
      shape: { kind: 'wall', from: [4, 6], to: [8, 6], thickness: 0.3 },
    };
    const slab = { id: 'slab', look: 'flat-roof', terrain: [], floor: true, shape: floor };
    await keep([
      made('table', { table: { width: 24, height: 24, name: 'Mill', ground: 'grass' }, scenery: [slab, loft] }),
      forceMade({ name: 'Patrol', faction: 'soviet', cards: CARDS, force: one.cards.slice(0, 2) }),
    ]);
    show(
      <>
        <Library />
        <ChoosingGame />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Play on Mill' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Mill' })).toBeChecked());
    expect(screen.getByRole('radio', { name: 'Mill' })).toHaveFocus();
    expect(screen.getByLabelText('Rules', { selector: 'select' })).toHaveValue('tactic-2.0-beta');
    await click('Close');
    await click('Play with Patrol');
    await waitFor(() => expect(screen.getByLabelText('Force of player 1')).toHaveDisplayValue('Patrol · Soviet'));
    await click('Close');
  });

  test.each([
    ['Make a card or a force', 'cards'],
    ['Make a table or a position', 'table'],
    ['Make a scenario', 'scenario'],
  ] as const)('with nothing in it offers to: %s', async (name, room) => {
    show(<Library />);
    expect(await screen.findByText('Anna')).toBeVisible();
    expect(screen.queryByRole('button', { name })).toBeNull();
    await discard((useLibrary.getState().items ?? []).map(({ id }) => id));
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(useWorkshop.getState()).toMatchObject({ open: true, room });
  });

  test('brings back what was deleted, one after the other', async () => {
    show(<Library />);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Anna' }));
    await screen.findByText('“Anna” is deleted.');
    await click('Delete Yard');
    await screen.findByText('“Yard” is deleted.');
    expect(stored()).toEqual([]);
    await click('Bring it back');
    await screen.findByText('“Anna” is deleted.');
    await click('Bring it back');
    await screen.findByRole('button', { name: 'Delete Anna' });
    expect(stored()).toEqual(['Anna 5', 'Yard 24']);
  });

  test('renames, and duplicates a card as another card', async () => {
    show(<Library />);
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Anna' }));
    await userEvent.clear(screen.getByLabelText('New name of Anna'));
    await userEvent.type(screen.getByLabelText('New name of Anna'), 'Hanna{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate Hanna' }));
    await screen.findByRole('button', { name: 'Delete Hanna, copy' });
    const ids = (useLibrary.getState().items ?? []).flatMap(({ file }) =>
      file.cards ? [JSON.stringify(file.cards)] : [],
    );
    expect(new Set(ids.map((text) => JSON.parse(text)[0].id)).size).toBe(2);
  });

  test('says of what it cannot read why not, and shows the rest', async () => {
    await keep([{ kind: 'cards', file: { ...card('Dora', 5).file, version: 9 } }]);
    show(<Library />);
    const dora = within((await screen.findByText('Dora')).closest('li') as HTMLElement);
    expect(dora.getByText(/^Cannot be read: version: made by version 9/)).toBeVisible();
    expect(screen.getByText('Anna')).toBeVisible();
  });
});

test('of several files at once the last game lies on the table, those before it are stored, the rest is asked for together', async () => {
  useGameStore.getState().leave();
  const file = (name: string, text: string) => new File([text], name);
  const broken = printed({ ...libraryFile([card('Dora', 3), card('Emil', -1)]) });
  const answers = await takeFiles([
    file('first.json', savedGame(DEPLOYED)),
    file('anna.json', printed({ ...card('Anna', 9).file })),
    file('more.json', broken),
    file('second.json', savedGame(UNDER_FIRE)),
  ]);
  expect(answers.map(({ file: name, is }) => [name, is])).toEqual([
    ['first.json', 'waits'],
    ['anna.json', 'library'],
    ['more.json', 'library'],
    ['second.json', 'table'],
  ]);
  expect(useGameStore.getState().history?.nodes).toHaveLength(UNDER_FIRE.length);
  await vi.waitFor(async () =>
    expect(await storedGames()).toMatchObject({ ok: true, value: { games: { length: 2 } } }),
  );
  const { coming } = useBringing.getState();
  expect(coming?.fresh.map(nameOf)).toEqual(['Dora']);
  expect(coming?.clashes.map(({ made: clash }) => nameOf(clash))).toEqual(['Anna']);
  expect(coming?.faults.map(({ path }) => path)).toEqual(['more.json: entries[1].cards[0].points']);
  useGameStore.getState().leave();
});
