import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Cases } from '../../../src/panels/cases/Cases.tsx';
import '../../../src/panels/cases/CasesDialog.tsx'; // so that nothing has to be waited for
import { useCases } from '../../../src/store/cases.ts';
import { EXAMPLES } from '../../../src/store/exampleCases.ts';
import { keep, useLibrary } from '../../../src/store/library.ts';
import { show } from '../../support/page/page.tsx';

// the mocked canvas remembers every stroke; the picture of the table has ten thousands of them
vi.mock('../../../src/board/view/picture/index.ts', async (original) => ({
  ...(await original<typeof import('../../../src/board/view/picture/index.ts')>()),
  paintTable: vi.fn(),
}));

/** One of the tester's own that expects too little of a hedge. */
async function failing(): Promise<string> {
  const hedge = JSON.parse(EXAMPLES.find(({ name }) => name === 'fire/hedge')?.text ?? '');
  const file = { ...hedge, title: 'No cover', expect: [{ sight: ['ann', 'cyd'], is: { cover: 'partial', need: 4 } }] };
  const stored = await keep([{ kind: 'case', file }]);
  if (!stored.ok) throw new Error(stored.fault);
  const id = stored.value[0]?.id ?? '';
  useCases.getState().show('FIRE-3', id);
  show(<Cases />);
  await screen.findByRole('heading', { name: 'Does not hold No cover' });
  return id;
}

const fileOf = (id: string) => useLibrary.getState().items?.find((item) => item.id === id)?.file;

test('a case that does not hold expects what was found from then on', async () => {
  const id = await failing();
  await userEvent.click(screen.getByRole('button', { name: 'Expect what was found' }));
  expect(await screen.findByRole('heading', { name: 'Holds No cover' })).toBeVisible();
  expect(fileOf(id)?.expect).toEqual([{ sight: ['ann', 'cyd'], is: { cover: 'partial', need: 5 } }]);
  expect(screen.queryByRole('button', { name: 'Leave it open' })).toBeNull();
});

test('or asks, and expects nothing', async () => {
  const id = await failing();
  await userEvent.type(screen.getByRole('textbox', { name: 'The question that stays open' }), 'Does a hedge count?');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it open' }));
  expect(await screen.findByText('Does a hedge count?')).toBeVisible();
  expect(fileOf(id)).toMatchObject({ expect: [], open: 'Does a hedge count?' });
});
