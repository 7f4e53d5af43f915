import { describe, expect, test } from 'vitest';
import { gameFile } from '../play/files/gameFile.ts';
import { run } from './screen.ts';

const shot = '{"type":"fire","who":"berta","at":"anton"}';
const compare = (file: unknown, command: string) =>
  run(['compare', 'game.json', '--command', command], { 'game.json': JSON.stringify(file) });

/** Berta shoots at Anton past a hedge right in front of her. */
const hedged = (change: Parameters<typeof gameFile>[0] = {}) => {
  const file = gameFile(change);
  const shape = { kind: 'wall', from: [10.6, 3], to: [10.6, 7], thickness: 0.2 };
  file.setup.scenery.push({ id: 'hedge', look: 'hedge', terrain: ['concealing'], shape });
  return file;
};

describe('compare', () => {
  test('prints what the game’s own rules and each edition say, what differs, and by which rules', async () => {
    const { exit, out, error } = await compare(hedged(), shot);
    expect([exit, error]).toEqual([0, '']);
    const { ok, command, own, columns } = JSON.parse(out);
    expect({ ok, command, own }).toEqual({
      ok: true,
      command: JSON.parse(shot),
      own: { edition: 'tactic-2.2', rulings: {}, rules: {} },
    });
    expect(columns.map(({ of }: { of: string }) => of)).toEqual([
      'own',
      'tactic-2.2',
      'tactic-2.0-beta',
      'tactic-qs-it',
      'tactic-qs-fr',
      'combat-1.1',
    ]);
    const [mine, same, , italian] = columns;
    expect(mine).toMatchObject({
      answers: { verdict: null, sight: { cover: 'open' }, need: [{ rule: 'FIRE-3', add: 4 }] },
    });
    expect(same).toEqual({ of: 'tactic-2.2', answers: mine.answers, differences: {} });
    expect(italian.answers.sight).toMatchObject({ cover: 'partial', counted: [{ id: 'hedge' }] });
    expect(italian.differences.need).toEqual([{ leaf: 'sight.nearRule', rules: ['COVER-6', 'COVER-8', 'R32', 'R95'] }]);
  });

  test('says so of an edition that cannot have the position, and of what it leaves out', async () => {
    const twice = hedged();
    twice.setup.sides.a.force = ['anton', 'anton'];
    twice.position.characters.push({ id: 'anton-2', at: [2, 2] });
    const { out } = await compare(twice, shot);
    expect(JSON.parse(out).columns.at(-1)).toEqual({
      of: 'combat-1.1',
      cannot: { what: 'forces', because: [{ leaf: 'setup.duplicates', rules: ['SETUP-3'] }] },
    });
    const hiding = hedged();
    hiding.position.characters[0].inCover = true;
    expect(JSON.parse((await compare(hiding, shot)).out).columns.at(-1).without).toEqual([
      { what: 'cover', who: ['anton'], because: { leaf: 'takeCover.against', rules: ['TC-2', 'TC-3'] } },
    ]);
  });

  test('answers alike each time, and of a refused command with the rule', async () => {
    const refused = '{"type":"fire","who":"anton","at":"berta"}';
    const first = await compare(hedged(), refused);
    expect(first.exit).toBe(0);
    expect(JSON.parse(first.out).columns[0].answers).toMatchObject({
      verdict: { rule: 'FLOW-TURN', data: { by: 'b' } },
    });
    expect((await compare(hedged(), refused)).out).toBe(first.out);
  });

  test('of a game that does not replay tells where it stops', async () => {
    const { exit, out } = await compare(gameFile({ commands: [{ type: 'aim' }] }), shot);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, at: 0, violation: { rule: 'FLOW-STALE' } });
  });

  test.each([
    ['{"type":"fire","who":"berta"', 'command.who: breaks off here: a part of the file is missing'],
    ['{"type":"fire","who":"berta","at":5}', 'command.at: not a text'],
  ])('of a command it cannot read names the field: %s', async (command, expected) => {
    expect(await compare(gameFile(), command)).toEqual({ exit: 2, out: '', error: expected });
  });

  test.each([[['compare']], [['compare', 'game.json']], [['compare', 'game.json', 'b.json', '--command', shot]]])(
    '%j wants a file and a command',
    async (args) => {
      const { exit, error } = await run(args, { 'game.json': JSON.stringify(gameFile()) });
      expect([exit, error]).toEqual([
        2,
        'compare needs one game file, or - for standard input, and --command with a command as JSON.',
      ]);
    },
  );

  test('is told of by help', async () => {
    expect((await run(['help'])).out).toContain('\n  compare FILE ');
  });
});
