import { expect, it } from 'vitest';
import { checkRoutes, compareReach, compareWithGrid } from '../support/references/movementProperties.ts';

it('[MOVE-7 Q] [MOVE-5 Q] [R134 Q] none of 20,000 routes is illegal by an independent check', () => {
  let asked = 0;
  for (let seed = 1; asked < 20_000; seed++) {
    const { found, refused } = checkRoutes(seed, 20);
    asked += found + refused;
  }
});

it('[R140 Q] routes are within 1 % of a fine grid on 300 tables', () => {
  const worse: string[] = [];
  for (let seed = 1; seed <= 300; seed++) worse.push(...compareWithGrid(seed, 2));
  expect(worse).toEqual([]);
});

it('[MOVE-2 Q] reach and route agree on 500 tables', () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= 500; seed++) wrong.push(...compareReach(seed, 10).wrong);
  expect(wrong).toEqual([]);
});
