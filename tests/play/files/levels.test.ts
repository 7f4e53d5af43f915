import { describe, expect, test } from 'vitest';
import { faultText } from '../../../src/cli/faultText.ts';
import type { EditionId } from '../../../src/editions/index.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { gameFile } from './gameFile.ts';

const box = (x: number, y: number, w: number, h: number) => ({
  kind: 'polygon',
  points: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
});
const floor = { id: 'floor', look: 'boards', terrain: [], shape: box(8, 2, 6, 6), floor: true };
const stairs = {
  ...{ id: 'stairs', look: 'stairs', terrain: ['difficult'], connects: [0, 1], passage: 'stairs' },
  shape: { kind: 'wall', from: [6, 4], to: [8, 4], thickness: 1 },
};

/** A game of the beta with storeys, one of them in it as told. */
function file(
  scenery: readonly object[] = [floor, stairs],
  berta: object = { at: [12, 5], level: 1 },
  edition: EditionId = 'tactic-2.0-beta',
) {
  const { setup, position } = gameFile();
  const characters = [
    { id: 'anton', at: [5, 5] },
    { id: 'berta', ...berta },
  ];
  return gameFile({ edition, setup: { ...setup, scenery }, position: { ...position, characters } });
}

const read = (given: object) => readGame(JSON.stringify(given));

/** What the player is told; 'read' if the file is in order. */
function told(given: object): string {
  const result = read(given);
  return result.ok ? 'read' : faultText(result.fault);
}

describe('a file with storeys', () => {
  test('is read, with the levels of all that stands there', () => {
    const result = read(file());
    const start = result.ok ? result.value.start : null;
    expect(start?.setup.scenery).toEqual([floor, stairs]);
    expect(start?.position?.characters.map(({ level }) => level)).toEqual([0, 1]);
  });

  test('lets somebody stand under a wall of the floor above, and not in one of his own level', () => {
    const wall = { id: 'wall', look: 'house-wall', terrain: ['sheltering'], shape: box(11, 4, 3, 1) };
    expect(told(file([floor, stairs, { ...wall, level: 1 }], { at: [12, 4.5] }))).toBe('read');
    expect(told(file([floor, stairs, wall], { at: [12, 4.5] }))).toContain('wall');
    expect(told(file([floor, stairs, wall], { at: [12, 4.5], level: 1 }))).toBe('read');
  });

  test('[R149 B] [R152 B] lets somebody stand on stairs as far in the wall beside them as he was stopped there', () => {
    const wall = { id: 'wall', look: 'house-wall', terrain: ['sheltering'], shape: box(4, 2.5, 2.6, 0.9) };
    expect(told(file([floor, stairs, wall], { at: [6.6, 3.88] }))).toBe('read');
    expect(told(file([floor, wall], { at: [6.6, 3.88] }))).toContain('wall');
    expect(told(file([floor, stairs, wall], { at: [4.9, 3.88] }))).toContain('wall');
  });

  test.each([
    ['C', 'combat-1.1'],
    ['Q', 'tactic-2.2'],
    ['I', 'tactic-qs-it'],
    ['F', 'tactic-qs-fr'],
  ] as const)(
    '[R165 %s] is refused where somebody is upstairs by rules without levels, and read where nobody is: %s',
    (_, edition) => {
      expect(told(file([floor], {}, edition))).toBe('read');
      const upstairs = file([floor], { at: [12, 5], level: 1 }, edition);
      expect(told(upstairs)).toBe(
        'position.characters[1].level: these rules have no levels: all stand and lie on the ground',
      );
    },
  );

  test.each([
    [{ ...stairs, connects: [1, 1] }, 'connects: does not lead from a level up to a higher one'],
    [{ ...stairs, connects: [2, 1] }, 'connects: does not lead from a level up to a higher one'],
    [{ ...stairs, connects: [0, 10] }, 'connects[1]: more than 9'],
    [{ ...stairs, level: 10 }, 'level: more than 9'],
    [{ ...stairs, level: 1 }, 'level: does not begin on level 0, from which it leads'],
    [{ ...stairs, passage: 'lift' }, 'passage: not one of stairs, ladder, slope'],
    [{ ...floor, passage: 'stairs' }, 'passage: leads from no level to another: “connects” is missing'],
    [{ ...stairs, passage: 'slope', holes: [[7, 4]] }, 'holes: a slope has no landings: one may stop anywhere on it'],
    [{ ...floor, level: 9 }, 'floor: a floor above level 9, the highest there is'],
    [{ ...floor, height: 31 }, 'floor: a floor above level 9, the highest there is'],
    [{ ...floor, opening: 'hatch' }, 'opening: not one of window, door'],
  ])('is refused with the field that is wrong: %j', (element, expected) => {
    expect(told(file([{ ...element, id: 'first' }, floor]))).toBe(`setup.scenery[0].${expected}`);
  });

  test.each([
    [{ at: [15, 5], level: 1 }, 'level'],
    [{ at: [13.6, 5], level: 1 }, 'level'],
    [{ at: [12, 5], level: 2 }, 'level'],
  ])('is refused where somebody stands over nothing: %j', (berta, field) => {
    expect(told(file([floor], berta))).toBe(
      `position.characters[1].${field}: stands over nothing: no floor of that level is there`,
    );
  });

  test('reads two who stand over one another', () => {
    expect(told(file([floor], { at: [12, 5], level: 1 }))).toBe('read');
    const both = file([floor], { at: [12, 5], level: 1 });
    both.position.characters[0].at = [12, 5];
    expect(told(both)).toBe('read');
  });
});
