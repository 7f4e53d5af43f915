import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyDraft } from '../../src/play/draft/draft.ts';
import { contentOf } from '../../src/play/files/contentOf.ts';
import { nameOf } from '../../src/play/library.ts';
import { useGameStore } from '../../src/store/game.ts';
import { discard, useLibrary } from '../../src/store/library.ts';
import { useWorkshop } from '../../src/store/workshop.ts';
import { useEditing } from '../../src/workshop/editor/editing.ts';
import { ToScenario } from '../../src/workshop/editor/ToScenario.tsx';
import { Scenarios } from '../../src/workshop/scenario/Scenarios.tsx';
import { useWriting } from '../../src/workshop/scenario/writing.ts';
import { show } from '../support/page/page.tsx';

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => (useLibrary.getState().items ?? []).filter(({ kind }) => kind === 'scenario');
const file = () => stored()[0]?.file ?? {};
const aimsOf = (name: string) => within(screen.getByRole('region', { name: `${name} wins by any of these` }));
/** Chosen, and then added. */
async function add(at: ReturnType<typeof within>, what: string, value: string): Promise<void> {
  await choose(at.getByLabelText(what), value);
  await userEvent.click(at.getByRole('button', { name: what }));
}
const choose = (field: HTMLElement, value: string) => userEvent.selectOptions(field, value);

beforeEach(async () => {
  useGameStore.getState().leave();
  useWorkshop.getState().enter();
  await useLibrary.getState().reload();
  await discard((useLibrary.getState().items ?? []).map(({ id }) => id));
  useWriting.setState(useWriting.getInitialState(), true);
  show(<Scenarios />);
});

describe('a scenario', () => {
  test('[WIN-5 B] gets every aim that there is as a sentence with blanks, is kept with each change, and is then played', async () => {
    await click('New scenario');
    await userEvent.type(screen.getByLabelText('Briefing'), 'Hold out.');
    await choose(screen.getByLabelText('Table'), 'crossroads');
    await choose(screen.getByLabelText('Edge of Player 1'), 'south');
    const one = aimsOf('Player 1');
    for (const kind of ['eliminateAll', 'reach', 'reachEdge', 'hold', 'survive']) await add(one, 'Add an aim', kind);
    await waitFor(() =>
      expect(file()).toMatchObject({
        briefing: 'Hold out.',
        edges: { a: 'south', b: 'north' },
        victory: {
          a: [
            { kind: 'eliminate', count: 3 },
            { kind: 'eliminateAll' },
            { kind: 'reach' },
            { kind: 'reachEdge', edge: 'north' },
            { kind: 'hold', turn: 20 },
            { kind: 'survive', turn: 20 },
          ],
        },
      }),
    );
    const count = one.getByLabelText('How many');
    await userEvent.clear(count);
    await userEvent.type(count, '2{Enter}');
    await waitFor(() => expect(file()).toMatchObject({ victory: { a: [{ count: 2 }, {}, {}, {}, {}, {}] } }));
    const [item] = stored();
    expect(item && contentOf(item)).toMatchObject({ ok: true, value: { start: { title: 'New scenario' } } });
    await click('Try it');
    await waitFor(() => expect(useWorkshop.getState().open).toBe(false));
    expect(useGameStore.getState().start).toMatchObject({ title: 'New scenario', setup: { type: 'scenario' } });
  });

  test('says all that is wrong with it at its place, stays kept, and is not played before it is right', async () => {
    await click('New scenario');
    const one = aimsOf('Player 1');
    await add(one, 'Add an aim', 'reachEdge');
    await add(one, 'Add an aim', 'hold');
    const [turn] = one.getAllByLabelText('Which turn');
    await userEvent.clear(turn as HTMLElement);
    await userEvent.type(turn as HTMLElement, '99{Enter}');
    await choose(screen.getByLabelText('Edge of Player 1'), 'rolled for');
    expect(one.getByText(/edges have to be given/)).toBeVisible();
    expect(one.getByText('more than 20')).toBeVisible();
    const tryIt = screen.getByRole('button', { name: 'Try it' });
    expect(tryIt).toHaveAttribute('aria-disabled', 'true');
    expect(tryIt).toHaveAccessibleDescription(/2 things are not right yet.*An aim of Player 1/);
    await waitFor(() => expect(stored()).toHaveLength(1));
    const [first] = one.getAllByRole('button', { name: 'Take this aim away' }).slice(1);
    await userEvent.click(first as HTMLElement);
    await click('Undo');
    expect(one.getByText(/edges have to be given/)).toBeVisible();
  });

  test('a force is chosen or put together, and an aim that speaks of somebody who has left it is wrong', async () => {
    await click('Begin with a copy of The lost patrol');
    await waitFor(() => expect(stored().map(nameOf)).toEqual(['The lost patrol, copy']));
    const side = within(screen.getByRole('region', { name: 'Player 1' }));
    const sergeant = side.getAllByRole('listitem')[0] as HTMLElement;
    await userEvent.click(within(sergeant).getByRole('button'));
    await waitFor(() => expect(screen.getAllByText(/no character/).length).toBeGreaterThan(0));
    await add(side, 'Add somebody', 'ashwood');
    await waitFor(() => expect(file()).toMatchObject({ sides: { a: { force: expect.arrayContaining(['ashwood']) } } }));
  });

  test('its table goes to the workbench and comes back changed, unless something else lies there', async () => {
    await click('Begin with a copy of The lost patrol');
    await click('Change the table');
    expect(useWorkshop.getState().room).toBe('table');
    show(<ToScenario />);
    const back = { name: 'Back to the scenario with this table' };
    await userEvent.click(screen.getByRole('button', back));
    expect(useWorkshop.getState().room).toBe('scenario');
    expect(useWriting.getState().before, 'nothing has been done to it').toHaveLength(0);
    useEditing.getState().do({ change: 'table', now: { width: 30 } });
    await userEvent.click(screen.getByRole('button', back));
    await waitFor(() => expect(file()).toMatchObject({ table: { width: 30 } }));
    useEditing.getState().lay(emptyDraft('tactic-2.2', { a: 'Ann', b: 'Bob' }));
    await waitFor(() => expect(screen.queryByRole('button', back)).toBeNull());
    useEditing.getState().undo();
    expect(await screen.findByRole('button', back)).toBeVisible();
    await click('Undo');
    await waitFor(() => expect(file()).toMatchObject({ table: { width: 24 } }));
  });
});
