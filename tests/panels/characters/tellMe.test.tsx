import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTellMe } from '../../../src/panels/characters/useTellMe.ts';
import { useAnnounced } from '../../../src/store/announced.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { given, total } from '../../support/builders/given.ts';
import { lay, Speaking } from '../../support/page/page.tsx';

const position = given({
  a: [{ id: 'anton', at: [6, 12] }],
  b: [
    { id: 'berta', at: [16, 12] },
    { id: 'carl', at: [6, 3] },
  ],
  scenery: [total('house', [5, 7], [3, 2])],
});

test('of whoever is selected: who sees him and what each needs; then what is near; then what has happened', () => {
  const { game, history } = lay(position);
  const { result } = renderHook(() => useTellMe(game, history), { wrapper: Speaking });
  const told = (): unknown => {
    result.current();
    return useAnnounced.getState().said;
  };
  expect(told()).toEqual({ say: 'nobodySelected' });
  useUiStore.getState().select('anton');
  expect(told()).toEqual({
    text: 'anton: unhurt. Seen by berta (needs 4+). In sight: berta 10u east (4+ to hit).',
  });
  expect(told()).toEqual({ text: 'Around: stone wall 4u north.' });
  expect(told()).toEqual({ text: 'Nothing has happened since the last turn.' });
  expect(told()).toEqual({ text: expect.stringMatching(/^anton: unhurt/) });
  result.current('changes');
  expect(useAnnounced.getState().said).toEqual({ text: 'Nothing has happened since the last turn.' });
});
