import { expect, test } from 'vitest';
import { gameText } from '../../src/play/files/writeGame.ts';
import { gameAt } from '../../src/play/history.ts';
import { reportOf } from '../../src/play/simulate/report.ts';
import { simulated, startsUnder } from '../../src/play/simulate/simulate.ts';
import { gameFile } from '../play/files/gameFile.ts';
import { newHistory, playedUntil, readyStart } from '../play/playing.ts';
import { run } from './screen.ts';

const game = gameText(readyStart(), newHistory());
const files = { 'game.json': game };
const few = ['--games', '6', '--players', 'bot,bot-shooting'];
const simulate = (args: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  run(['simulate', ...args], { ...files, ...more });

const results = async (batch: number): Promise<string> => {
  const jobs = await simulate(['game.json', ...few, '--jobs', '--batch', String(batch)]);
  const { exit, out } = await simulate(['-'], { '-': jobs.out });
  expect([jobs.exit, exit]).toEqual([0, 0]);
  return out;
};
const whole = simulate(['game.json', ...few, '--processes', '1', '--batch', '2']);
const inPairs = results(2);

test('tells what many games come to, with who played', async () => {
  const { exit, out, error } = await whole;
  expect([exit, error.split('\n').at(-1)]).toEqual([0, '6 of 6 games.']);
  const { games, programs, rules } = JSON.parse(out);
  expect([games, programs, rules[0].games]).toEqual([6, ['bot', 'bot-shooting'], 6]);
});

test('jobs done elsewhere, in whatever parts and order, add up to the same bytes', async () => {
  const { out } = await whole;
  for (const lines of [(await inPairs).split('\n').toReversed().join('\r\n'), await results(5)]) {
    const added = await simulate(['--merge', 'results'], { results: lines });
    expect([added.exit, added.out]).toEqual([0, out]);
  }
});

test('what is missing of the games, or there twice, or of another simulation, is said', async () => {
  const lines = (await inPairs).split('\n');
  const merge = (given: readonly string[]) => simulate(['--merge', '-'], { '-': given.join('\n') });

  const missing = await merge(lines.slice(1));
  expect([missing.exit, missing.error]).toEqual([1, '2 of 6 games are missing.']);
  expect(JSON.parse(missing.out).games).toBe(4);
  const twice = await merge([...lines, lines[1] ?? '']);
  expect([twice.exit, twice.error, twice.out]).toEqual([2, 'The games 2 to 3 are there twice.', '']);
  const other = lines[0]?.replace(/"run":"[^"]*"/, '"run":"f00"') ?? '';
  expect((await merge([lines[1] ?? '', other])).error).toBe('Line 2: the result of another simulation.');
  expect((await merge([lines[1] ?? '', '{"run":"x"}'])).error).toMatch(/^Line 2: games: /);
  expect((await merge(['', ' '])).exit).toBe(2);
});

test('a bad job is told with its line and field, and the next is done', async () => {
  const jobs = await simulate(['game.json', ...few, '--jobs', '--batch', '3']);
  const [one = '', two = ''] = jobs.out.split('\n');
  const bad = one.replace('"to":3', '"to":99');
  const { exit, out } = await simulate(['-'], { '-': ['{', bad, two].join('\n') });
  const [broken, late, done] = out.split('\n').map((line) => JSON.parse(line));
  expect(exit).toBe(1);
  expect([broken.line, late.line, late.error]).toEqual([1, 2, expect.stringMatching(/^to: /)]);
  expect([done.from, done.to]).toEqual([3, 6]);
});

test('compares sets of rules, the first with each other one', async () => {
  const set = (edition: string) => JSON.stringify({ format: 'take-cover/ruleset', version: 1, edition });
  const given = { one: set('tactic-2.2'), two: set('tactic-qs-it') };
  const few = ['--games', '2', '--processes', '1'];
  const { exit, out } = await simulate(['game.json', '--rules', 'one', '--rules', 'two', ...few], given);
  const { rules, differences } = JSON.parse(out);
  expect([exit, rules.map(({ edition }: { edition: string }) => edition)]).toEqual([0, ['tactic-2.2', 'tactic-qs-it']]);
  expect(differences[0]).toMatchObject({ of: 'won.a', rules: 1, shown: false });
});

test('prints a game by its number, which opens and ends as it was counted', async () => {
  const report = JSON.parse((await whole).out);
  const [kind, number] = Object.entries(report.rules[0].examples).find(([kind]) => kind.startsWith('won by')) ?? [];
  const printed = await simulate(['game.json', ...few, '--game', String(number)]);
  const replayed = await run(['play', '-'], { '-': printed.out });
  const { ok, awaiting } = JSON.parse(replayed.out);
  expect([ok, awaiting.kind, `won by ${awaiting.outcome.winner}`]).toEqual([true, 'over', kind]);
});

test('plays on from where the game stands, under other rules as well, as the page does', async () => {
  const history = playedUntil(newHistory(), 3, (game) => game.state.turn.number === 4);
  const beta = { edition: 'tactic-2.0-beta', rulings: {}, rules: {} } as const;
  const { edition, rulings, rules } = readyStart();
  const asked = { rules: [{ edition, rulings, rules }, beta], programs: ['bot', 'bot'], seed: 5 } as const;
  const there = startsUnder(gameAt(history), asked.rules);
  const report = reportOf(asked, simulated({ ...asked, games: there }, 0, 3));
  const given = {
    later: gameText(readyStart(), history),
    own: JSON.stringify({ format: 'take-cover/ruleset', version: 1, edition, rulings, rules }),
    beta: JSON.stringify({ format: 'take-cover/ruleset', version: 1, ...beta }),
  };
  const by = ['--rules', 'own', 'beta', '--games', '3', '--players', 'bot,bot', '--seed', '5', '--processes', '1'];
  const { exit, out } = await simulate(['later', ...by], given);
  expect([exit, out]).toEqual([0, JSON.stringify(report)]);
  const one = JSON.parse((await simulate(['later', ...by, '--game', '0'], given)).out);
  expect(one.position).toEqual(JSON.parse(JSON.stringify(gameAt(history).state)));
});

test('rules that cannot have the position are named', async () => {
  const twice = gameFile();
  twice.setup.sides.a.force.push('anton');
  twice.position.characters.push({ id: 'anton-2', at: [5, 8] });
  const other = JSON.stringify({ format: 'take-cover/ruleset', version: 1, edition: 'combat-1.1' });
  const given = { twice: JSON.stringify(twice), other };
  const { exit, out, error } = await simulate(['twice', '--rules', 'other', '--games', '2'], given);
  expect([exit, out, error]).toEqual([1, '', 'other: The other rules cannot have this position.']);
});

test('games that can come to no end are stopped, counted and told', async () => {
  const across = { kind: 'wall', from: [8.5, -1], to: [8.5, 25], thickness: 0.4 };
  const wall = { id: 'wall', look: 'wall', terrain: ['sheltering', 'impassable'], shape: across };
  const apart = JSON.stringify(gameFile({ setup: { ...gameFile().setup, scenery: [wall] } }));
  const unarmed = JSON.parse(apart, (name, value) => (name === 'weapons' ? [] : value));
  const { exit, out, error } = await simulate(['game.json', '--games', '1', '--processes', '1'], {
    'game.json': JSON.stringify(unarmed),
  });
  const [report] = JSON.parse(out).rules;
  expect([exit, report.games, report.cutOff, report.won.nobody.is]).toEqual([0, 1, 1, 0]);
  expect(error).toMatch(/1 game was stopped, as no end came of it/);
});

test.each([
  [['nowhere.json'], 'nowhere.json: cannot be read.'],
  [['game.json', '--rules', 'nowhere'], 'nowhere: cannot be read.'],
  [['game.json', '--players', 'bot'], 'two programs'],
  [['game.json', '--players', 'bot,grandmaster'], 'two programs'],
  [['game.json', '--games', '0'], 'above 0'],
])('refuses %j in words', async (args, words) => {
  const { exit, out, error } = await simulate(args);
  expect([exit, out]).toEqual([2, '']);
  expect(error).toContain(words);
});
