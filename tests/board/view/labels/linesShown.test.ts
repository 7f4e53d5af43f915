import { expect, test } from 'vitest';
import { linesShown } from '../../../../src/board/view/layers/labels/linesShown.ts';
import { targetsOf } from '../../../../src/board/view/layers/overlay/drawTargets.ts';
import { given } from '../../../support/builders/given.ts';

const GAME = given({
  a: [{ id: 'abel', at: [4, 4] }],
  b: [
    { id: 'emil', at: [9, 4] },
    { id: 'fritz', at: [4, 9] },
  ],
});
const radius = GAME.setup.ruleset.baseRadius;
const none = { asked: null, targets: [], hovered: null, past: null };

test('nothing is in the way of names while nothing is aimed at', () => {
  expect(linesShown(GAME, none)).toEqual([]);
});

test('the shot in question runs from edge to edge', () => {
  const [line] = linesShown(GAME, { ...none, asked: { who: 'abel', at: 'emil' } });
  expect(line).toEqual([
    [4 + radius, 4],
    [9 - radius, 4],
  ]);
});

test('of the targets only the line to the one that is pointed at is shown', () => {
  const targets = targetsOf(GAME, { kind: 'fire', who: 'abel' } as never);
  expect(targets).toHaveLength(2);
  expect(linesShown(GAME, { ...none, targets })).toEqual([]);
  const [line, ...others] = linesShown(GAME, { ...none, targets, hovered: 'fritz' });
  expect(line?.[1]).toEqual([4, 9 - radius]);
  expect(others).toEqual([]);
});
