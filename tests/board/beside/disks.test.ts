import { expect, test } from 'vitest';
import { labelDisks } from '../../../src/board/beside/disks.ts';

import { createLaidLabels, note } from '../../../src/board/view/laidLabels.ts';

test('a name is spared from its first letter to its last, and nothing beside it', () => {
  const disks = labelDisks({ at: [100, 50], width: 90, height: 18 });
  for (let x = 56; x <= 144; x++) expect(disks.some((disk) => Math.abs(disk.at[0] - x) <= disk.radius)).toBe(true);
  expect(Math.min(...disks.map(({ at, radius }) => at[0] - radius))).toBeCloseTo(55, 9);
  expect(Math.max(...disks.map(({ at, radius }) => at[0] + radius))).toBeCloseTo(145, 9);
  expect(labelDisks({ at: [5, 5], width: 12, height: 18 })).toHaveLength(1);
});

test('who follows the names hears of one that has moved, and of nothing else', () => {
  const labels = createLaidLabels();
  let heard = 0;
  labels.subscribe(() => heard++);
  const name = { at: [10, 10], width: 50, height: 16 } as const;
  note(labels, [name]);
  note(labels, [{ ...name }]);
  expect(heard).toBe(1);
  note(labels, [{ ...name, at: [10, 40] }]);
  expect(heard).toBe(2);
});
