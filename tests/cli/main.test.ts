import { describe, expect, test } from 'vitest';
import { gameText } from '../../src/play/files/writeGame.ts';
import { gameAt } from '../../src/play/history.ts';
import { APP_VERSION } from '../../src/play/version.ts';
import { gameFile } from '../play/files/gameFile.ts';
import { asksTakeCover, newHistory, playedUntil, readyStart } from '../play/playing.ts';
import { run } from './screen.ts';

const fired = gameFile({ commands: [{ type: 'fire', who: 'berta', at: 'anton' }] });
const files = (file: unknown) => ({ 'game.json': JSON.stringify(file) });

describe('play', () => {
  test('prints what has been applied, what is awaited, the position and the events', async () => {
    const { exit, out, error } = await run(['play', 'game.json'], files(fired));
    expect(exit).toBe(0);
    expect(error).toBe('');
    const printed = JSON.parse(out);
    expect(Object.keys(printed)).toEqual(['ok', 'applied', 'awaiting', 'position', 'events']);
    expect(printed).toMatchObject({
      ok: true,
      applied: 1,
      awaiting: { kind: 'choose', by: 'a', about: { what: 'takeCover', who: 'anton', shooter: 'berta' } },
      position: {
        tokens: { a: 5, b: 1 },
        characters: [
          { id: 'anton', at: [5, 5], spent: 0 },
          { id: 'berta', spent: 1 },
        ],
      },
    });
    expect(printed.events.map(({ event }: { event: string }) => event)).toEqual(['spent', 'fireDeclared']);
  });

  test('at a refused command says which and by what rule, and how far it came', async () => {
    const file = {
      ...fired,
      commands: [
        ...fired.commands,
        { type: 'pass' },
        {
          type: 'move',
          who: 'berta',
          path: [
            [12, 5],
            [13, 5],
          ],
        },
      ],
    };
    const { exit, out } = await run(['play', 'game.json'], files(file));
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, at: 2, violation: { rule: 'FLOW-PENDING' }, applied: 2 });
  });

  test('replays a whole saved game and stands where it stood', async () => {
    const history = playedUntil(newHistory(), 1, asksTakeCover);
    const { exit, out } = await run(['play', '-'], { '-': gameText(readyStart(), history) });
    expect(exit).toBe(0);
    expect(JSON.parse(out).applied).toBe(history.nodes.length);
    expect(JSON.parse(out).position).toEqual(gameAt(history).state);
  });

  test.each([
    [
      '{"format": "take-cover/game", "version": 1, "setup": {',
      'game.json:1: setup: breaks off here: a part of the file is missing',
    ],
    [
      JSON.stringify({ ...fired, version: 3 }),
      'game.json:1: version: made by version 3 of the format, this program reads up to 1',
    ],
    [JSON.stringify({ ...fired, edition: 'other' }), 'game.json:1: edition: no edition “other”'],
  ])('of a file it cannot read names the line and the field on standard error: %#', async (text, expected) => {
    expect(await run(['play', 'game.json'], { 'game.json': text })).toEqual({ exit: 2, out: '', error: expected });
  });

  test('of a file of many lines it names the one that is wrong', async () => {
    const text = JSON.stringify({ ...fired, edition: 7 }, null, 1);
    const line = text.split('\n').findIndex((each) => each.includes('edition')) + 1;
    const { error } = await run(['play', 'game.json'], { 'game.json': text });
    expect([line > 3, error]).toEqual([true, `game.json:${line}: edition: not a text`]);
  });

  test.each([[['play']], [['play', 'a.json', 'b.json']], [['actions']]])('%j wants one file', async (args) => {
    const { exit, error } = await run(args, { 'a.json': '{}', 'b.json': '{}' });
    expect([exit, error]).toEqual([2, `${args[0]} needs one game file, or - for standard input.`]);
  });

  test('of a file that is not there', async () => {
    expect(await run(['play', 'gone.json'])).toEqual({ exit: 2, out: '', error: 'gone.json: cannot be read.' });
  });
});

describe('actions', () => {
  test('lists what the awaited side may do, with samples, and what it may not, with the reason', async () => {
    const { exit, out } = await run(['actions', 'game.json'], files(gameFile()));
    expect(exit).toBe(0);
    const actions = JSON.parse(out);
    expect(actions).toContainEqual({
      action: 'fire',
      who: 'berta',
      cost: 1,
      violation: null,
      samples: [{ type: 'fire', who: 'berta', at: 'anton', weapon: 'rifle' }],
    });
    expect(actions).toContainEqual({
      action: 'endTurn',
      who: null,
      cost: 0,
      violation: { rule: 'TURN-6', data: { need: 1 } },
      samples: [],
    });
  });

  test('of a game that does not replay tells where it stops', async () => {
    const { exit, out } = await run(['actions', 'game.json'], files({ ...fired, commands: [{ type: 'pass' }] }));
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, at: 0, violation: { rule: 'FLOW-STALE' } });
  });
});

const COMMANDS = [
  ...['play', 'actions', 'odds', 'compare', 'advise', 'review', 'lines', 'table', 'sight', 'route'],
  ...['fuzz', 'match', 'simulate', 'test', 'check', 'schema', 'link'],
];

describe('the command line', () => {
  test('says its version', async () => {
    expect(await run(['--version'])).toEqual({ exit: 0, out: APP_VERSION, error: '' });
  });

  test.each([[[]], [['help']], [['--help']]])('%j prints how it is used', async (args) => {
    const { exit, out } = await run(args);
    expect(exit).toBe(0);
    const listed = [...out.matchAll(/^ {2}([a-z]+) .* {2,}\S/gm)].map(([, name]) => name);
    expect(listed).toEqual([...COMMANDS, 'help']);
  });

  test.each(['dance', 'constructor', '__proto__'])('%s is no command', async (name) => {
    const { exit, out, error } = await run([name]);
    expect([exit, out]).toEqual([2, '']);
    expect(error).toContain(`There is no command “${name}”.`);
  });

  test.each(COMMANDS)('explains %s when asked, in either way', async (name) => {
    const { exit, out, error } = await run([name, '--help']);
    expect([exit, error]).toEqual([0, '']);
    expect(out).toContain(`Usage: npm run -s cli -- ${name} [options]`);
    expect(await run(['help', name])).toEqual({ exit, out, error });
  });

  test('says what each option is, and what holds without it', async () => {
    const { out } = await run(['help', 'fuzz']);
    for (const option of [
      '--games <N>',
      '--seed <S>',
      '--edition <ID>',
      '--house-rules',
      '--out <FOLDER>',
      '--keep <FOLDER>',
    ])
      expect(out).toContain(`\n  ${option} `);
    expect(out).toMatch(/how many games \(default: 300\)/);
  });

  test.each([
    [['play', 'game.json', '--dice', '3'], 'play needs one game file', "unknown option '--dice'"],
    [['odds', 'game.json', '--command', '{}', '--dice', '3'], 'odds needs one game file', "unknown option '--dice'"],
    [['odds', 'game.json', '--command'], 'odds needs one game file', "option '--command <JSON>' argument missing"],
    [['sight', '--from', 'a'], 'sight needs one file of questions', "unknown option '--from'"],
    [['schema', 'game', '-v'], 'schema needs one of', "unknown option '-v'"],
    [['fuzz', '--game', '3'], 'fuzz takes --games', "unknown option '--game'\n(Did you mean --games?)"],
    [
      ['fuzz', '--games', '0'],
      'fuzz takes --games',
      "'--games <N>' argument '0' is invalid. It must be a whole number above 0.",
    ],
    [['fuzz', '--seed', 'x'], 'fuzz takes --games', "'--seed <S>' argument 'x' is invalid. It must be a whole number."],
    [['fuzz', '--edition', 'other'], 'fuzz takes --games', "'--edition <ID>' argument 'other' is invalid."],
  ])('%j names the option that is wrong', async (args, wants, fault) => {
    const { exit, out, error } = await run(args, files(fired));
    expect([exit, out]).toEqual([2, '']);
    expect(error.startsWith(wants)).toBe(true);
    expect(error).toContain(fault);
  });

  test.each([[['sight', 'a', 'b']], [['route', 'a', 'b']]])('%j needs one file of questions', async (args) => {
    expect(await run(args, { a: '', b: '' })).toEqual({
      exit: 2,
      out: '',
      error: `${args[0]} needs one file of questions, or - for standard input.`,
    });
  });

  test('questions come from standard input when no file is named, and a file that is not there is named', async () => {
    expect(await run(['sight'], { '-': '{}' })).toMatchObject({ exit: 1 });
    expect(await run(['route', 'gone'])).toEqual({ exit: 2, out: '', error: 'gone: cannot be read.' });
  });

  test('help on a command that does not exist names it', async () => {
    const { exit, out, error } = await run(['help', 'dance']);
    expect([exit, out]).toEqual([2, '']);
    expect(error).toContain('There is no command “dance”.');
  });

  test('answers a question of sight and one of movement', async () => {
    const bases = [
      { id: 'a', at: [0, 0], radius: 0.5 },
      { id: 'b', at: [6, 0], radius: 0.5 },
    ];
    const sight = await run(['sight', 'q'], {
      q: JSON.stringify({ id: 'q1', scenery: [], bases, from: 'a', to: 'b' }),
    });
    expect([sight.exit, JSON.parse(sight.out)]).toMatchObject([0, { id: 'q1', los: true, cover: 'open', distance: 5 }]);
    const route = await run(['route', 'q'], {
      q: JSON.stringify({ id: 'q2', scenery: [], bases, who: 'a', to: [0, 3], move: 4, enemies: ['b'] }),
    });
    expect([route.exit, JSON.parse(route.out)]).toMatchObject([0, { moves: [{ length: 3, tokens: 1 }] }]);
  });
});

describe('[case F13] what begins with a byte order mark, ends its lines otherwise, or is no UTF-8', () => {
  const game = JSON.stringify(gameFile());
  const question = (id: number) =>
    JSON.stringify({ id, bases: [{ id: 'a', at: [3, 3] }], who: 'a', to: [4, 3], move: 4 });

  test('a game plays', async () => {
    for (const text of [`\uFEFF${game}`, `\uFEFF${JSON.stringify(gameFile(), null, 2).replaceAll('\n', '\r\n')}`]) {
      const { exit, out } = await run(['play', '-'], { '-': text });
      expect([exit, JSON.parse(out).awaiting.kind]).toEqual([0, 'act']);
    }
  });

  test('UTF-16 is refused in words', async () => {
    const { exit, error } = await run(['play', '-'], { '-': Buffer.from(`\uFEFF${game}`, 'utf16le').toString('utf8') });
    expect(exit).toBe(2);
    expect(error).toContain('not written in UTF-8');
  });

  test.each(['\n', '\r\n', '\r'])('questions are answered line by line, after %j', async (end) => {
    const { exit, out } = await run(['route', '-'], { '-': `\uFEFF${[1, 2].map(question).join(end)}${end}` });
    expect([exit, out.split('\n').map((line) => JSON.parse(line).id)]).toEqual([0, [1, 2]]);
  });
});
