import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { IntlProvider } from '../../../src/i18n/index.ts';
import { it } from '../../../src/i18n/it/index.ts';
import { Cases } from '../../../src/panels/cases/Cases.tsx';
import '../../../src/panels/cases/CasesDialog.tsx'; // so that nothing has to be waited for
import { useCases } from '../../../src/store/cases.ts';
import { EXAMPLES } from '../../../src/store/exampleCases.ts';
import { show } from '../../support/page/page.tsx';

// the mocked canvas remembers every stroke; the picture of the table has ten thousands of them
vi.mock('../../../src/board/view/picture/index.ts', async (original) => ({
  ...(await original<typeof import('../../../src/board/view/picture/index.ts')>()),
  paintTable: vi.fn(),
}));

const wrong = {
  title: 'No cover',
  about: ['FIRE-3'],
  expect: [{ sight: ['ann', 'cyd'], is: { cover: 'partial', need: 4 } }],
};

const text = JSON.stringify({
  ...JSON.parse(EXAMPLES.find(({ name }) => name === 'fire/hedge')?.text ?? ''),
  ...wrong,
});

beforeEach(() => {
  useCases.setState({ shown: null, own: [] });
});

test('a case of a rule opens on the board, with what is expected and the rules that decided', async () => {
  useCases.getState().show('FIRE-3', 'fire/hedge');
  show(<Cases />);
  expect(await screen.findByRole('heading', { name: 'Holds A hedge raises what a shot needs' })).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Cases of FIRE-3' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'What decided' })).getByText('FIRE-3')).toBeVisible();
  const list = screen.getByRole('navigation', { name: 'Cases' });
  expect(within(list).getByRole('button', { name: 'A hedge raises what a shot needs' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a case is called what it is in the language of the player, one of his own as he has called it', async () => {
  useCases.getState().add({ name: 'mine', title: 'Siepe di Carlo', about: ['FIRE-3'], isOwn: true, text });
  useCases.getState().show('FIRE-3', 'fire/hedge');
  render(
    <IntlProvider locale="it" messages={it as never} timeZone="UTC">
      <Cases />
    </IntlProvider>,
  );
  expect(await screen.findByRole('heading', { name: /Una siepe alza ciò che serve per colpire/ })).toBeVisible();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toContain('Una siepe alza ciò che serve per colpire');
  expect(names).not.toContain('A hedge raises what a shot needs');
  expect(names).toContain('Siepe di Carlo');
});

test('one that does not hold says what was found in the place of what', async () => {
  useCases.getState().add({ name: 'mine', title: 'No cover', about: ['FIRE-3'], isOwn: true, text });
  useCases.getState().show('OF-12', 'mine');
  show(<Cases />);
  await screen.findByRole('heading', { name: 'Does not hold No cover' });
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));
  expect(rows).toEqual([
    [' Cover', 'In partial cover', 'as expected'],
    [' To hit', 'hits on 4+', 'hits on 5+'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Judge all' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/1 do not/));
});

test('[SETUP-2 I] one of a set-up tells of the forces and the limit, and which rule that does not keep', async () => {
  useCases.getState().show('SETUP-2', 'setup/above-the-maximum-italian');
  show(<Cases />);
  await screen.findByRole('heading', { name: 'Holds A force above the agreed maximum is refused' });
  expect(screen.getByText(/^24u by 24u/)).toHaveTextContent(
    '24u by 24u · Player 1: Ann, Bert (10 points) · Player 2: Ulf (5 points) · a limit of 9 points',
  );
  expect(screen.getByRole('row', { name: /Size of the forces not kept as expected$/ })).toBeVisible();
});

test('other rules are told where they say otherwise, with the rule that makes them', async () => {
  useCases.getState().show('R14', 'fire/any-two-sixes-combat');
  show(<Cases />);
  const others = await screen.findByRole('region', { name: 'By other rules' });
  await waitFor(() => expect(others).toHaveAttribute('aria-busy', 'false'), { timeout: 15_000 });
  expect(
    within(others)
      .getByText(/1-48COMBAT/)
      .closest('li'),
  ).toHaveTextContent(/R14/);
});
