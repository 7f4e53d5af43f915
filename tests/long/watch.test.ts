import { expect, it } from 'vitest';
import { compareCircle, compareContact, compareSeen } from '../support/references/movementWatch.ts';

const PATHS = 20_000;

it('[OF-3 Q] first contact with a range agrees with stepping by 0.001u on 20,000 paths', () => {
  expect(wrongPaths(compareCircle)).toEqual([]);
});

it('[MOVE-6 Q] [R12 Q] first contact with enemy bases agrees with stepping by 0.001u on 20,000 paths', () => {
  expect(wrongPaths(compareContact)).toEqual([]);
});

it('[OF-3 Q] no stretch longer than 0.02u in sight of a watcher is missed on 10,000 paths', () => {
  expect(wrongPaths((seed) => compareSeen(seed, false).wrong, PATHS / 2)).toEqual([]);
});

it('[OF-3 Q] no stretch longer than 0.02u within a range and in sight is missed on 20,000 paths', () => {
  expect(wrongPaths((seed) => compareSeen(seed, true).wrong)).toEqual([]);
});

function wrongPaths(compare: (seed: number) => string | null, paths = PATHS): string[] {
  const wrong: string[] = [];
  for (let seed = 1; seed <= paths; seed++) {
    const here = compare(seed);
    if (here) wrong.push(here);
  }
  return wrong;
}
