import { expect, test } from 'vitest';
import { goesByBases } from '../../../../src/board/view/layers/Pieces.tsx';
import { awaiting } from '../../../../src/engine/index.ts';
import { fire, given, play } from '../../../support/builders/given.ts';

const GAME = given({ a: [{ id: 'abel', at: [4, 4] }], b: [{ id: 'emil', at: [9, 4] }] });

test('bases count while one measures or aims, and while it is asked about a shot', () => {
  const idle = awaiting(GAME);
  expect(goesByBases('idle', idle)).toBe(false);
  expect(goesByBases('move', idle)).toBe(false);
  for (const tool of ['measure', 'sight', 'fire', 'grenade'] as const) expect(goesByBases(tool, idle)).toBe(true);
  expect(goesByBases('idle', awaiting(play(GAME, fire('abel', 'emil')).game))).toBe(true);
});
