import { expect, it } from 'vitest';
import { checkRoutes, compareReach, compareWithGrid } from '../support/movementProperties.ts';
import { compareCircle, compareContact, compareSeen } from '../support/movementWatch.ts';

const PATHS = 20_000;

it('[MOVE-7 Q] [MOVE-5 Q] [R134 Q] none of 20,000 routes is illegal by an independent check', () => {
  let asked = 0;
  for (let seed = 1; asked < 20_000; seed++) {
    const { found, refused } = checkRoutes(seed, 20);
    asked += found + refused;
  }
});

it('[R140 Q] routes are within 1 % of a fine grid on 500 tables', () => {
  const worse: string[] = [];
  for (let seed = 1; seed <= 500; seed++) worse.push(...compareWithGrid(seed, 2));
  expect(worse).toEqual([]);
});

it('[MOVE-2 Q] reach and route agree on 500 tables', () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= 500; seed++) wrong.push(...compareReach(seed, 10).wrong);
  expect(wrong).toEqual([]);
});

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
