import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TwoLines } from '../../../src/panels/lines/TwoLines.tsx';
import { begin, undo } from '../../../src/play/history.ts';
import { played } from '../../play/playing.ts';
import { fire, given, move, pass, roll } from '../../support/builders/given.ts';
import { show } from '../../support/page/page.tsx';

// the mocked canvas remembers every stroke; the picture of the table has ten thousands of them
vi.mock('../../../src/board/view/picture/index.ts', async (original) => ({
  ...(await original<typeof import('../../../src/board/view/picture/index.ts')>()),
  paintTable: vi.fn(),
}));

const due = () =>
  played(
    begin(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }), 'freely'),
    fire('abel', 'bo'),
    pass,
    pass,
  );
const missed = played(due(), roll(1, 1, 2), move('abel', [5, 12], [5, 13]));
const both = played(undo(undo(missed)), roll(1, 1, 4));

const rows = () =>
  within(screen.getByRole('region', { name: 'What differs' }))
    .queryAllByRole('row')
    .slice(1)
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));

describe('two lines', () => {
  beforeEach(() => {
    show(<TwoLines history={both} tips={[missed.tip, both.tip]} a={missed.tip} b={both.tip} onClose={() => {}} />);
  });

  test('show what differs one step after they part, and what happened on each', () => {
    expect(rows()).toEqual([['bo', 'unhurt, not in shock', 'wounded, in shock']]);
    expect(screen.getByRole('region', { name: 'A' })).toHaveTextContent(/abel rolls 1, 1, 2 .*missed/);
    expect(screen.getByRole('region', { name: 'B' })).toHaveTextContent(/bo is wounded/);
    expect(screen.getByText('2 of', { exact: false })).toBeVisible();
  });

  test('say of the dice that were chosen that they tell of no luck', () => {
    const told = screen.getByRole('region', { name: 'The dice since they part' }).textContent;
    const each = 'A1 roll with chosen dice: not counted.Bno roll to hit';
    expect(told?.replaceAll(' A1', 'A1').replaceAll(' B', 'B')).toBe(`The dice since they partA${each}B${each}`);
  });

  test('go in step from where they part to the end of the longer one', async () => {
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('One step back on both');
    expect(screen.getByText('Nothing differs at this step.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'One step back on both' })).toHaveAttribute('aria-disabled', 'true');
    await press('One step forward on both');
    await press('One step forward on both');
    expect(screen.getByText('2 steps after they part')).toBeVisible();
    expect(screen.getByRole('region', { name: 'B' })).toHaveTextContent('This branch has ended');
    expect(rows().map(([who]) => who?.trim())).toEqual(['abel', 'bo', 'A']);
    expect(screen.getByRole('button', { name: 'One step forward on both' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('go to a step of either, and back to where they part, from the drawing of both', async () => {
    const fork = within(screen.getByRole('navigation', { name: 'Where they part' }));
    const [first, second] = within(fork.getByRole('list', { name: 'A' })).getAllByRole('button');
    expect(first).toHaveAttribute('aria-current', 'step');
    await userEvent.click(second as HTMLElement);
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('2 steps after they part')).toBeVisible();
    await userEvent.click(fork.getAllByRole('button')[1] as HTMLElement);
    expect(screen.getByText('Nothing differs at this step.')).toBeVisible();
  });

  test('change places, and either may be another one', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Swap A and B' }));
    expect(rows()).toEqual([['bo', 'wounded, in shock', 'unhurt, not in shock']]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Branch A' }), `${missed.tip}`);
    expect(screen.getByText('Both are the same branch: choose another one for A or B.')).toBeVisible();
  });

  test('are swapped by X, and a figure puts the branch of its place in the list beside the other', async () => {
    const same = () => screen.queryByText('Both are the same branch: choose another one for A or B.');
    screen.getByRole('button', { name: 'Swap A and B' }).focus();
    await userEvent.keyboard('1');
    expect(same()).toBeVisible();
    await userEvent.keyboard('3'); // there are two
    expect(same()).toBeVisible();
    await userEvent.keyboard('2x');
    expect(rows()).toEqual([['bo', 'wounded, in shock', 'unhurt, not in shock']]);
  });
});
