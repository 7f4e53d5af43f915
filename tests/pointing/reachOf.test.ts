import { expect, test } from 'vitest';
import { reachOf } from '../../src/pointing/plans/reachOf.ts';
import { given, total } from '../support/builders/given.ts';

const position = {
  a: [{ id: 'anton', at: [5, 5] as const }],
  b: [{ id: 'carl', at: [12, 5] as const }],
  scenery: [total('house', [7, 7], [2, 4])],
};

// no rule deploys anybody hidden; who is not on the table is kept beside it
test('[case H3] nobody who is not on the table for both to see changes what is shaded as in reach', () => {
  const kept = given({ ...position, b: [...position.b, { id: 'emil', at: null }] });
  const open = given({ ...position, b: [...position.b, { id: 'emil', at: [7, 5] }] });
  const plain = reachOf(given(position), 'anton');
  expect(plain.length).toBeGreaterThan(0);
  expect(reachOf(kept, 'anton')).toEqual(plain);
  expect(reachOf(open, 'anton')).not.toEqual(plain);
});
