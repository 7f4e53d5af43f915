import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { Prompt } from '../../../src/panels/prompt/Prompt.tsx';
import { lineTo, nodeAt } from '../../../src/play/history.ts';
import { tipsOf } from '../../../src/play/lines.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { useNextDice } from '../../../src/store/nextDice.ts';
import { fire, given, pass, play } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const due = () =>
  play(
    given({
      a: [{ id: 'abel', at: [5, 12] }],
      b: [
        { id: 'bo', at: [14, 12] },
        { id: 'x', points: 99, at: [20, 20] },
      ],
    }),
    fire('abel', 'bo'),
    pass,
    pass,
  ).game;

const Shown = () => {
  const { game, awaiting } = useGameStore();
  return game && awaiting && <Prompt game={game} awaiting={awaiting} />;
};

const store = () => useGameStore.getState();
const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Outcomes|^Dice laid ready/ }));
  return within(await screen.findByRole('dialog', { name: 'Dice and outcomes' }));
};
const lastRoll = () => {
  const { history } = onTable();
  const node = nodeAt(history, history.at);
  return node?.command;
};

beforeEach(() => useNextDice.getState().clear());

describe('outcomes', () => {
  test('stand only where everything may be taken back', () => {
    lay(due(), { takeBack: 'to-last-dice' });
    show(<Shown />);
    expect(screen.queryByRole('button', { name: 'Outcomes' })).toBeNull();
  });

  test('say what follows and how likely it is; a click plays on with those dice', async () => {
    lay(due(), { takeBack: 'freely' });
    show(<Shown />);
    const dialog = await opened();
    const rows = dialog.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^8\d% Dice .*bo is wounded/),
      expect.stringMatching(/^1\d% Dice .*missed/),
      expect.stringMatching(/^\d% Dice .*6, 6.*eliminated/),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: /is wounded/ }));
    expect(lastRoll()).toMatchObject({ type: 'roll', source: 'fixed' });
    expect(onTable().game.state.characters.find(({ id }) => id === 'bo')?.wounded).toBe(true);
  });

  test('are made into a branch each, while the game stays where it is', async () => {
    lay(due(), { takeBack: 'freely' });
    show(<Shown />);
    const at = onTable().history.at;
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Make all 3 branches' }));
    const { history, awaiting } = onTable();
    expect(history.at).toBe(at);
    expect(awaiting.kind).toBe('roll');
    expect(tipsOf(history)).toHaveLength(3);
    expect(dialog.getByRole('button', { name: 'Make all 3 branches' })).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getAllByText('already played as a branch')).toHaveLength(3);
  });

  test('bring a branch that is there already, not another one like it', async () => {
    lay(due(), { takeBack: 'freely' });
    show(<Shown />);
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Make all 3 branches' }));
    await userEvent.click(dialog.getByRole('button', { name: /is wounded/ }));
    const { history } = onTable();
    expect(history.nodes).toHaveLength(3);
    expect(lineTo(history)).toHaveLength(1);
  });
});

describe('next dice', () => {
  test('are used for the roll instead of chance, and lie there again after Undo', async () => {
    lay(due(), { takeBack: 'freely' });
    show(<Shown />);
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Next dice' }), '126 · 44');
    await userEvent.click(dialog.getByRole('button', { name: 'Lay ready' }));
    expect(dialog.getByText(/^5 dice lie ready: 1 2 6 4 4/)).toBeVisible();
    store().roll();
    expect(lastRoll()).toEqual({ type: 'roll', dice: [1, 2, 6], source: 'fixed' });
    store().undo();
    expect(screen.getByRole('button', { name: 'Dice laid ready: 1 2 6 4 4' })).toBeVisible();
    store().roll();
    expect(lastRoll()).toEqual({ type: 'roll', dice: [1, 2, 6], source: 'fixed' });
  });

  test('that are too few leave the roll to chance, and that is said', async () => {
    lay(due(), { takeBack: 'freely' });
    show(<Shown />);
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Next dice' }), '66{Enter}');
    expect(dialog.getByText(/^Only 2 dice lie ready, and this roll needs 3/)).toBeVisible();
    store().roll();
    expect(lastRoll()).toMatchObject({ type: 'roll', source: 'live' });
  });

  test.each(['1 2 7', 'six', '1'.repeat(101)])(
    '"%s" is refused with a word, and what lay ready stays',
    async (text) => {
      lay(due(), { takeBack: 'freely' });
      useNextDice.getState().lay([4, 4]);
      show(<Shown />);
      const dialog = await opened();
      const field = dialog.getByRole('textbox', { name: 'Next dice' });
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      expect(dialog.getByRole('alert')).toHaveTextContent('Type numbers from 1 to 6 only, at most 100 of them.');
      expect(useNextDice.getState().dice.list).toEqual([4, 4]);
    },
  );
});
