import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../src/editions/index.ts';
import { GAME_SETTINGS } from '../../src/play/settings.ts';
import { gameFile } from '../play/files/gameFile.ts';
import { positionFile } from '../support/browser/position.ts';
import { run } from './screen.ts';

/** A floor that stairs end half a u before. */
const table = (head: number, edition: EditionId = 'tactic-2.0-beta') => ({
  'game.json': positionFile(
    {
      edition,
      scenery: [
        {
          ...{ id: 'loft', look: 'wooden-floor', terrain: [], floor: true },
          shape: {
            kind: 'polygon',
            points: [
              [8, 8],
              [14, 8],
              [14, 14],
              [8, 14],
            ],
          },
        },
        {
          ...{ id: 'stairs', look: 'stairs', terrain: ['difficult'], connects: [0, 1], passage: 'stairs' },
          shape: { kind: 'wall', from: [head - 2, 11], to: [head, 11], thickness: 1 },
        },
        {
          ...{ id: 'parapet', look: 'parapet', terrain: ['protecting'], level: 1 },
          shape: { kind: 'wall', from: [9, 8.2], to: [13, 8.2], thickness: 0.3 },
        },
      ],
      a: [{ id: 'anton', at: [2, 2] }],
      b: [{ id: 'carl', at: [22, 22] }],
    },
    GAME_SETTINGS,
  ),
});

describe('check', () => {
  test('[R165 Q] says what rules without levels leave out, which is no fault', async () => {
    const { exit, out } = await run(['check', 'game.json'], table(8, 'tactic-qs-it'));
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      rule: 'R165',
      count: 1,
      text: expect.stringMatching(/^1 piece stands above/),
    });
  });

  test('[MOVE-11 B] says of a table what is likely not meant, one thing a line', async () => {
    const { exit, out, error } = await run(['check', 'game.json'], table(7.5));
    expect([exit, error]).toEqual([1, '']);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        file: 'game.json',
        warning: 'unreached-floor',
        element: 'loft',
        level: 1,
        text: expect.stringContaining('lead up to it, on level 1'),
      },
      {
        file: 'game.json',
        warning: 'leads-nowhere',
        element: 'stairs',
        level: 1,
        text: expect.stringContaining('touches no floor of level 1'),
      },
    ]);
  });

  test('of one that is as it should be it says nothing', async () => {
    expect(await run(['check', 'game.json'], table(8))).toMatchObject({ exit: 0, out: '', error: '' });
  });

  test('says of files and folders all that is wrong, with the lines', async () => {
    const bad = JSON.stringify(gameFile({ edition: 7, commands: [{ type: 'dance' }] }), null, 1);
    const { exit, out } = await run(['check', 'all'], {
      'all/bad.json': bad,
      'all/good.json': JSON.stringify(gameFile()),
    });
    expect(exit).toBe(1);
    expect(out.split('\n').map((line) => JSON.parse(line))).toEqual([
      { file: 'all/bad.json', line: 4, path: 'edition', fault: 'not-text', text: 'not a text' },
      {
        ...{ file: 'all/bad.json', line: bad.split('\n').findIndex((line) => line.includes('dance')) + 1 },
        ...{ path: 'commands[0].type', fault: 'not-one-of', text: expect.stringContaining('endTurn') },
      },
    ]);
  });

  test('a file that cannot be read is told by its fault', async () => {
    const { exit, out } = await run(['check', 'game.json'], { 'game.json': '{' });
    expect([exit, JSON.parse(out)]).toMatchObject([2, { file: 'game.json', line: 1, fault: 'breaks-off' }]);
    expect(await run(['check', 'nowhere.json'])).toMatchObject({ exit: 2, error: 'nowhere.json: cannot be read.' });
  });
});
