import { describe, expect, test } from 'vitest';
import { gameFile } from '../play/files/gameFile.ts';
import { run } from './screen.ts';

/** Berta shoots at Anton; he has no token to take cover with and she none to aim. */
const plain = gameFile({
  position: {
    turn: { side: 'b', number: 3 },
    tokens: { a: 0, b: 1 },
    characters: [
      { id: 'anton', at: [5, 5] },
      { id: 'berta', at: [12, 5] },
    ],
  },
});
const shot = '{"type":"fire","who":"berta","at":"anton"}';
const odds = (file: unknown, command: string) =>
  run(['odds', 'game.json', '--command', command], { 'game.json': JSON.stringify(file) });

const grenadeCard = {
  id: 'grenade',
  kind: 'frag',
  shots: 1,
  long: 0,
  short: 2,
  aim: 0,
  aimEveryShot: false,
  machineGun: false,
  radius: 4,
};

describe('odds', () => {
  test('prints the exact chances for everyone in danger, and all endings', async () => {
    const { exit, out, error } = await odds(plain, shot);
    expect([exit, error]).toEqual([0, '']);
    const { ok, cases, odds: tree } = JSON.parse(out);
    expect(ok).toBe(true);
    expect(cases).toEqual([
      {
        answers: [],
        characters: {
          anton: {
            none: expect.closeTo(1 / 8, 9),
            wound: expect.closeTo(1 - 1 / 8 - 16 / 216, 9),
            eliminated: expect.closeTo(16 / 216, 9),
          },
        },
      },
    ]);
    expect(tree.kind).toBe('endings');
    expect(tree.endings).toContainEqual({ chance: expect.closeTo(1 / 8, 9), harmed: {}, outcome: null });
  });

  test('has a case for each set of answers, and never rolls the dice of the file', async () => {
    const { exit, out } = await odds(gameFile(), shot);
    expect(exit).toBe(0);
    const { cases } = JSON.parse(out);
    expect(cases.map(({ answers }: { answers: { type: string }[] }) => answers.map(({ type }) => type).join())).toEqual(
      ['takeCover,aim', 'takeCover,pass', 'pass,aim,takeCover', 'pass,aim,pass', 'pass,pass'],
    );
    expect((await odds(gameFile(), shot)).out).toBe(out);
  });

  test('names one who is shot at in vain, too, and gives what later answers decide as the least and the most', async () => {
    const file = gameFile({
      commands: [{ type: 'fire', who: 'berta', at: 'anton' }, { type: 'pass' }, { type: 'pass' }],
    });
    const { out } = await odds(file, '{"type":"roll","dice":[1,1,1]}');
    expect(JSON.parse(out)).toMatchObject({
      cases: [{ answers: [], characters: {} }],
      odds: { endings: [{ chance: 1 }] },
    });
    const thrown = structuredClone(plain);
    for (const { healthy } of thrown.setup.cards) {
      healthy.weapons = [grenadeCard];
    }
    thrown.position.tokens.b = 5;
    const burst = await odds(thrown, '{"type":"grenade","who":"berta","at":[8.5,5]}');
    const [{ characters }] = JSON.parse(burst.out).cases;
    expect(characters.anton).toEqual({
      least: { none: expect.closeTo(1 / 4, 9), wound: expect.any(Number), eliminated: expect.any(Number) },
      most: { none: expect.closeTo(3 / 4, 9), wound: expect.any(Number), eliminated: expect.any(Number) },
    });
  });

  test('of a command that is refused gives the rule', async () => {
    const { exit, out, error } = await odds(plain, '{"type":"fire","who":"anton","at":"berta"}');
    expect([exit, error]).toEqual([1, '']);
    expect(JSON.parse(out)).toEqual({ ok: false, violation: { rule: 'FLOW-TURN', data: { by: 'b' } } });
  });

  test('where there is too much to go through says so', async () => {
    const crowd = structuredClone(plain);
    crowd.setup.cards[1].healthy.weapons = [{ ...grenadeCard, short: 8 }];
    crowd.setup.sides.a.force = Array(9).fill('anton');
    crowd.position.tokens.b = 5;
    crowd.position.characters = [
      { id: 'berta', at: [12, 5] },
      ...Array.from({ length: 9 }, (_, i) => ({
        id: i === 0 ? 'anton' : `anton-${i + 1}`,
        at: [5 + (i % 3) * 1.2, 4 + Math.floor(i / 3) * 1.2],
      })),
    ];
    const { exit, out, error } = await odds(crowd, '{"type":"grenade","who":"berta","at":[8.5,5]}');
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toEqual({ ok: false, tooMany: 5000 });
    expect(error).toBe('Too many: more than 5000 steps or endings would have to be gone through.');
  });

  test('of a game that does not replay tells where it stops', async () => {
    const { exit, out } = await odds(gameFile({ commands: [{ type: 'aim' }] }), shot);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, at: 0, violation: { rule: 'FLOW-STALE' } });
  });

  test.each([
    ['{"type":"fire","who":"berta"', 'command.who: breaks off here: a part of the file is missing'],
    ['[]', 'command: not an object'],
    ['{"who":"berta"}', 'command.type: missing'],
    ['{"type":"fire","who":"berta","at":5}', 'command.at: not a text'],
    ['{"type":"move","who":"berta","path":[[1,2],[1,"x"]]}', 'command.path[1][1]: not a number'],
    ['{"type":"aim","at":"anton"}', 'command.at: unknown field'],
  ])('of a command it cannot read names the field: %s', async (command, expected) => {
    const { exit, out, error } = await odds(plain, command);
    expect([exit, out]).toEqual([2, '']);
    expect(error).toBe(expected);
  });

  test.each([
    [['odds']],
    [['odds', 'game.json']],
    [['odds', '--command', shot]],
    [['odds', 'game.json', 'b.json', '--command', shot]],
  ])('%j wants a file and a command', async (args) => {
    const { exit, error } = await run(args, { 'game.json': JSON.stringify(plain) });
    expect(exit).toBe(2);
    expect(error).toBe('odds needs one game file, or - for standard input, and --command with a command as JSON.');
  });

  test('is told of by help', async () => {
    expect((await run(['help'])).out).toContain('\n  odds FILE ');
  });

  test('of a file that is not there, or not a game', async () => {
    expect(await run(['odds', 'gone.json', '--command', shot])).toMatchObject({
      exit: 2,
      error: 'gone.json: cannot be read.',
    });
    expect(await odds({ ...plain, edition: 'other' }, shot)).toMatchObject({
      exit: 2,
      error: 'game.json:1: edition: no edition “other”',
    });
  });
});
