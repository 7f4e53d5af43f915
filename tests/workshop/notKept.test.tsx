import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CARDS } from '../../src/content/index.ts';
import { KeepCase } from '../../src/panels/cases/KeepCase.tsx';
import { SaveRules } from '../../src/panels/ruleSets/SaveRules.tsx';
import { emptyDraft } from '../../src/play/draft/draft.ts';
import { readForLibrary } from '../../src/play/files/readLibrary.ts';
import { printed } from '../../src/play/files/writeGame.ts';
import { lineTo, START } from '../../src/play/history.ts';
import { cardMade, made, nameOf } from '../../src/play/library.ts';
import { bring, bringText, useBringing } from '../../src/store/bringing.ts';
import { discard, keep, useLibrary } from '../../src/store/library.ts';
import { Cards } from '../../src/workshop/cards/Cards.tsx';
import { useMaking } from '../../src/workshop/cards/making.ts';
import { Editor } from '../../src/workshop/editor/Editor.tsx';
import { useEditing } from '../../src/workshop/editor/editing.ts';
import { Bringing } from '../../src/workshop/library/Bringing.tsx';
import { Library } from '../../src/workshop/library/Library.tsx';
import { isOver, newHistory, playedUntil, readyStart } from '../play/playing.ts';
import { show } from '../support/page/page.tsx';

/** A browser that has no room for anything more: what is made stays where it is made, and leaves as a file. */

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const items = () => (useLibrary.getState().items ?? []).map((item) => `${item.kind} ${nameOf(item)}`).sort();
const saved: Blob[] = [];
let full: ReturnType<typeof vi.spyOn>[] = [];
const noRoom = (): void => {
  const refuse = (): never => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  full = (['add', 'put'] as const).map((way) => vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(refuse));
};
const room = (): void => {
  for (const spy of full.splice(0)) spy.mockRestore();
};

/** It is said of these, and the file that is offered has them. */
async function saysAndSaves(...names: readonly string[]): Promise<void> {
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`There is no room left in this browser for ${names.join(', ')}.`);
  await userEvent.click(within(alert).getByRole('button', { name: 'Save to a file' }));
  const { made: inside, faults } = readForLibrary((await saved.at(-1)?.text()) ?? '');
  expect(faults).toEqual([]);
  expect(inside.map(nameOf)).toEqual(names);
}

beforeEach(async () => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  useBringing.setState({ coming: null });
  useMaking.setState(useMaking.getInitialState(), true);
  await useLibrary.getState().reload();
  await discard((useLibrary.getState().items ?? []).map(({ id }) => id));
});
afterEach(room);

test('cards and forces: each that is not stored is named and kept, also when the next one is made, and stored once there is room', async () => {
  noRoom();
  show(<Cards />);
  await click('Begin with a copy of Henry Ashwood');
  await saysAndSaves('Henry Ashwood, copy');
  await click('New card');
  await saysAndSaves('Henry Ashwood, copy', 'New soldier');
  await click('Add to the force');
  await saysAndSaves('Henry Ashwood, copy', 'New soldier', 'New force');
  expect(screen.getByLabelText('Name of the force')).toHaveValue('New force');
  expect(items()).toEqual([]);
  room();
  await click('Try again');
  await waitFor(() => expect(items()).toEqual(['cards Henry Ashwood, copy', 'cards New soldier', 'force New force']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('tables: the bench keeps what lies on it', async () => {
  show(
    <>
      <Editor />
      <Bringing />
    </>,
  );
  useEditing.getState().begin({ ...emptyDraft('tactic-2.2', { a: 'A', b: 'B' }), title: 'Yard' });
  noRoom();
  await click('Keep the table in the library');
  await saysAndSaves('Yard');
  expect(items()).toEqual([]);
  room();
  await click('Add to the library');
  await waitFor(() => expect(items()).toEqual(['table Yard']));
});

test('what lies on the bench, and would not be there again: it is said once', async () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  };
  // while the window has it, it is there again
  for (const place of ['sessionStorage', 'localStorage']) vi.stubGlobal(place, full);
  show(<Editor />);
  useEditing.getState().begin({ ...emptyDraft('tactic-2.2', { a: 'A', b: 'B' }), title: 'Yard' });
  dispatchEvent(new Event('pagehide'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('There is no room left in this browser for Yard.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Save to a file' }));
  expect(JSON.parse((await saved.at(-1)?.text()) ?? '')).toMatchObject({ title: 'Yard' });
  await click('All right');
  useEditing.getState().do({ change: 'title', title: 'Court' });
  dispatchEvent(new Event('pagehide'));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.unstubAllGlobals();
});

test('scenarios, and whatever else comes from a file', async () => {
  const [card] = CARDS;
  if (!card) throw new Error('no card');
  show(<Bringing />);
  const { table, scenery, cards, sides } = readyStart().setup;
  const victory = { a: [{ kind: 'eliminate', share: 0.5 }], b: [{ kind: 'eliminate', share: 0.5 }] };
  const scenario = made('scenario', {
    name: 'Hill',
    edition: 'tactic-2.2',
    rulings: {},
    rules: {},
    ...{ table, scenery, cards, sides, victory },
  });
  noRoom();
  await bring({ made: [scenario, cardMade({ ...card, name: 'Anna' })], faults: [] });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('There is no room left in this browser for Hill, Anna.');
  await userEvent.click(within(alert).getByRole('button', { name: 'Save to a file' }));
  expect(JSON.parse((await saved.at(-1)?.text()) ?? '')).toMatchObject({
    entries: [{ name: 'Hill' }, { cards: [{ name: 'Anna' }] }],
  });
  await bringText(printed(cardMade({ ...card, name: 'Bert' }).file));
  await saysAndSaves('Bert');
});

test('cases: what is to be expected stays ticked', async () => {
  const whole = playedUntil(newHistory(), 5, isOver);
  const hit = lineTo(whole).find((at) => whole.nodes[at]?.events.some(({ event }) => event === 'wounded')) ?? START;
  show(<KeepCase start={readyStart()} history={whole} at={hit} onShown={() => {}} />);
  noRoom();
  await userEvent.type(screen.getByRole('textbox', { name: 'What the case shows' }), 'A hit wounds');
  await click('Save the case');
  await saysAndSaves('A hit wounds');
  expect(screen.getByRole('textbox', { name: 'What the case shows' })).toHaveValue('A hit wounds');
});

test('sets of rules', async () => {
  const onSaved = vi.fn();
  show(<SaveRules rules={{ edition: 'tactic-2.2', rulings: {}, rules: {} }} set={null} onSaved={onSaved} />);
  noRoom();
  await userEvent.type(screen.getByRole('textbox'), 'Club night');
  await click('Save as a set');
  await saysAndSaves('Club night');
  expect(onSaved).not.toHaveBeenCalled();
});

test('the library: a copy that there is no room for, and everything that was there is there', async () => {
  await keep([made('table', { table: { width: 24, height: 24, name: 'Yard', ground: 'grass' }, scenery: [] })]);
  show(<Library />);
  noRoom();
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate Yard' }));
  await saysAndSaves('Yard, copy');
  expect(items()).toEqual(['table Yard']);
});
