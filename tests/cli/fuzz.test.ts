import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { amidAClimb } from '../../src/cli/fuzz/amidAClimb.ts';
import {
  commandFault,
  listFault,
  reopenedFault,
  replayFault,
  savingFault,
  stateFault,
} from '../../src/cli/fuzz/faults.ts';
import { playOut } from '../../src/cli/fuzz/playOut.ts';
import { randomGame } from '../../src/cli/fuzz/randomGame.ts';
import { demandedOf, TALLIED } from '../../src/cli/fuzz/scope.ts';
import { framesFault, tokensFault, undoFault } from '../../src/cli/fuzz/stepFaults.ts';
import { strayCommand } from '../../src/cli/fuzz/strayCommand.ts';
import { Tally } from '../../src/cli/fuzz/tally.ts';
import { EDITIONS } from '../../src/editions/index.ts';
import { awaiting, COMMAND_TYPES, type Game, isCommand, questionFault } from '../../src/engine/index.ts';
import { chanceFrom } from '../../src/play/chance.ts';
import { gameAt } from '../../src/play/history.ts';
import { gameOf } from '../../src/play/start.ts';
import { asksTakeCover, newHistory, playedUntil, readyStart } from '../play/playing.ts';
import { readSources } from '../support/architecture/sources.ts';
import { given } from '../support/builders/given.ts';
import { run } from './screen.ts';

const Q = 'tactic-2.2';

vi.setConfig({ testTimeout: 5 * 60_000 });

describe('[case S10] 100 random games', () => {
  test('come upon everything in scope and upon no fault', async () => {
    const { exit, out, error } = await run(['fuzz', '--games', '100', '--seed', '1']);
    console.log(out.split('\n', 1)[0]);
    expect(error).toBe('');
    expect(exit).toBe(0);
    expect(out).toMatch(/^100 games, \d+ commands, [01] games cut off; \d+ commands a second/);
    const names = TALLIED.flatMap((what) => demandedOf(what, 100, Q));
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name) => !new RegExp(`[1-9]\\d*  ${name}\\b`).test(out))).toEqual([]);
  });
});

describe('the fuzzer', () => {
  test('fails a run that is too short to come upon everything', async () => {
    const { exit, error } = await run(['fuzz', '--games', '1', '--seed', '1']);
    expect(exit).toBe(1);
    expect(error).toMatch(/^Never occurred: .*umpire/);
  });

  test('plays by house rules if asked, and counts them', async () => {
    const { out, error } = await run(['fuzz', '--games', '12', '--seed', '1', '--house-rules']);
    expect(error).not.toContain('Fault');
    const [section] = out.split('House rules').slice(1);
    expect(section).toMatch(/[1-9]\d* {2}TURN-1=rounds/);
    expect(section).toMatch(/[1-9]\d* {2}TURN-3=n/);
    const plain = await run(['fuzz', '--games', '1', '--seed', '1']);
    expect(plain.error).not.toContain('TURN-3=n');
  });

  test('begins games on stairs under fire, so that no run depends on luck for who is put back from them [R152 B]', () => {
    const tally = new Tally();
    for (let seed = 0; seed < 40 && !tally.counts.moments.has('back-from-stairs'); seed++) {
      const chance = chanceFrom(seed);
      const start = amidAClimb(randomGame(chance, 'tactic-2.0-beta', '', { storeys: true }), chance);
      if (start.position === null) continue;
      expect(awaiting(gameOf(start))).toMatchObject({ kind: 'choose', about: { what: 'opportunity' } });
      expect(playOut(start, chance, tally).fault).toBeNull();
    }
    expect(tally.counts.moments.get('back-from-stairs')).toBeGreaterThan(0);
  });

  test('opens changed files of every kind, and plays on in those that open', async () => {
    const { exit, out, error } = await run(['fuzz', '--files', '180', '--seed', '5']);
    expect([exit, error]).toEqual([0, '']);
    expect(out).toMatch(/^180 changed files of every kind/);
    const opened = [...out.matchAll(/^ +20 {2}(\w+): [1-9]\d* opened, \d+ ms at most for one$/gm)].map(
      ([, what]) => what,
    );
    expect(opened).toEqual(['game', 'case', 'cards', 'force', 'table', 'ruleset', 'scenario', 'library', 'position']);
  });

  test('plays the same games again with the same seed', async () => {
    const counts = async (seed: string) =>
      (await run(['fuzz', '--games', '2', '--seed', seed])).out.replace(/\d+ commands a second/, '');
    expect(await counts('8')).toBe(await counts('8'));
    expect(await counts('8')).not.toBe(await counts('9'));
  });

  test.each([
    ['--games', '0'],
    ['--files', 'all'],
    ['--games', 'many'],
    ['--seed', '1.5'],
    ['--edition', 'other'],
    ['--speed', '9'],
    ['now'],
  ])('refuses %s %s', async (...args) => {
    const { exit, error } = await run(['fuzz', ...args]);
    expect([exit, error.startsWith('fuzz takes')]).toEqual([2, true]);
  });

  test('knows what has not occurred', () => {
    const tally = new Tally();
    tally.games = 1;
    expect(tally.missing(Q)).toEqual(TALLIED.flatMap((what) => demandedOf(what, 1, Q)));
    tally.add('events', 'moved');
    expect(tally.missing(Q)).not.toContain('moved');
  });

  test('demands more of a longer run, and in the end every refusal that the engine can utter', () => {
    const demanded = (games: number) => TALLIED.flatMap((what) => demandedOf(what, games, Q));
    expect(demanded(1000)).toEqual(expect.arrayContaining(demanded(200)));
    expect(demanded(1000).length).toBeGreaterThan(demanded(200).length);
    const engine = fileURLToPath(new URL('../../src/engine', import.meta.url));
    const uttered = readSources(engine).flatMap(({ text }) =>
      [...text.matchAll(/violation\((?:[^()]* \? )?'([A-Z0-9-]+)'(?: : '([A-Z0-9-]+)')?/g)].flatMap(([, one, other]) =>
        other ? [one, other] : [one],
      ),
    );
    // what the engine says of itself, and of a set-up before it is played
    const ofItself = ['FLOW-BROKEN', 'SETUP-2', 'SETUP-3', 'SETUP-4', 'SETUP-11'];
    const faults = new Set(ofItself);
    const refusals = EDITIONS.flatMap((edition) => demandedOf('refusals', 10_000, edition, true));
    expect(new Set(refusals)).toEqual(new Set(uttered.filter((id) => id && !faults.has(id))));
  });

  test('demands of an edition what it knows', () => {
    const C = 'combat-1.1';
    expect(demandedOf('frames', 1, C)).toContain('initiative');
    expect(demandedOf('commands', 1, C)).toContain('bid');
    expect(demandedOf('commands', 10_000, Q)).not.toContain('bid');
    expect(demandedOf('refusals', 10_000, Q)).not.toContain('TURN-5');
    expect(demandedOf('events', 10_000, C)).not.toContain('firstTurn');
  });

  test('keeps the shortest game of each way to end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-cover-test-'));
    await run(['fuzz', '--games', '12', '--seed', '1', '--keep', folder]);
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const { exit, out } = await run(['play', 'f'], { f: readFileSync(join(folder, file), 'utf8') });
      expect([exit, JSON.parse(out).awaiting.kind]).toEqual([0, 'over']);
    }
    rmSync(folder, { recursive: true });
  });
});

describe('a fault that is found', () => {
  test('leaves a game file that opens', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-cover-test-'));
    const faults = await import('../../src/cli/fuzz/faults.ts');
    const found = vi
      .spyOn(faults, 'stateFault')
      .mockImplementation(({ state }) => (state.turn.number > 2 ? 'a planted fault' : null));
    const { exit, error } = await run(['fuzz', '--games', '5', '--seed', '3', '--out', folder]);
    found.mockRestore();
    expect(exit).toBe(1);
    expect(error).toContain('a planted fault');
    const [file] = readdirSync(folder);
    expect(error).toContain(join(folder, file ?? ''));
    const text = readFileSync(join(folder, file ?? ''), 'utf8');
    const { exit: opens, out } = await run(['play', 'f'], { f: text });
    expect([opens, JSON.parse(out).position.turn.number]).toEqual([0, 3]);
    rmSync(folder, { recursive: true });
  });
});

describe('the checks of the fuzzer can fail', () => {
  const game = given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'berta', at: [14, 5] }] });
  const changed = (state: Partial<Game['state']>): Game => ({ ...game, state: { ...game.state, ...state } });

  test('a negative token', () => {
    expect(stateFault(game)).toBeNull();
    expect(stateFault(changed({ tokens: { a: -1, b: 5 } }))).toBe('tokens of a: -1');
  });

  test('a counter that is no count', () => {
    const characters = game.state.characters.map((c) => ({ ...c, spent: 0.5 }));
    expect(stateFault(changed({ characters }))).toBe('counters of anton');
  });

  test('bases that overlap', () => {
    const characters = game.state.characters.map((c, i) => ({ ...c, at: [5 + i * 0.9, 5] as const }));
    expect(stateFault(changed({ characters }))).toBe('anton and berta overlap');
  });

  test('markers that nobody keeps up, or one too many', () => {
    const at = [9, 9] as const;
    const own = { id: 'm1', kind: 'opportunity', at, owner: 'anton' } as const;
    const firing = { id: 'm2', kind: 'suppression', at, owner: 'anton', range: 3, firers: ['anton'] } as const;
    expect(stateFault(changed({ markers: [own, firing] }))).toBeNull();
    expect(stateFault(changed({ markers: [own, { ...own, id: 'm3' }] }))).toBe('anton has two markers of a kind');
    expect(stateFault(changed({ markers: [{ ...firing, firers: [] }] }))).toBe('nobody keeps up m2');
    const characters = game.state.characters.map((c) => ({ ...c, at: null, out: true }));
    expect(stateFault(changed({ markers: [own], characters }))).toBe('anton of m1 is not on the table');
  });

  test('nothing to do', () => {
    const frames = [{ kind: 'setup', step: 'deploy', layer: 'a', first: 'a', next: 'a' }] as const;
    const characters = game.state.characters.map((c) => ({ ...c, at: null }));
    expect(listFault(game, chanceFrom(1), () => {})).toBeNull();
    const edges = { a: null, b: null };
    expect(listFault(changed({ frames, characters, edges }), chanceFrom(1), () => {})).toBe('a dead end');
  });

  test('an engine that breaks', () => {
    const frames = [
      { kind: 'turn', side: 'a', step: 'act', rolls: [], passed: false },
      { kind: 'shot', who: 'gone', at: 'berta', weapon: 'rifle', via: 'fire', shots: 1, aimed: false, step: 'roll' },
    ] as const;
    expect(commandFault(changed({ frames }), { type: 'roll', dice: [1] }, () => {})).not.toBeNull();
  });

  test('a position that does not come back from a file', () => {
    const start = readyStart();
    const prompt = gameAt(playedUntil(newHistory(), 1, asksTakeCover));
    expect(savingFault(start, prompt)).toBeNull();
    const beside = { ...prompt, state: { ...prompt.state, tokens: { a: -1, b: 0 } } };
    expect(savingFault(start, beside)).toBe('cannot be read again: position.tokens.a less-than');
  });

  test('a history that does not come back from a file, or from going back', () => {
    const history = playedUntil(newHistory(), 1, asksTakeCover);
    expect(reopenedFault(readyStart(), history)).toBeNull();
    const nodes = history.nodes.map((node, i) => (i === history.at ? { ...node, game } : node));
    expect(reopenedFault(readyStart(), { ...history, nodes })).not.toBeNull();
    const before = { ...history, at: history.at - 1 };
    expect(undoFault(before, history)).toBeNull();
    expect(undoFault(history, history)).toBe('another state after undo');
    expect(undoFault(before, { ...history, tip: 0 })).toBe('another state after undo and redo');
  });

  test('a second replay that goes another way, and a state that changes afterwards', () => {
    const history = playedUntil(newHistory(), 1, asksTakeCover);
    const texts = history.nodes.map((node) => JSON.stringify(node.game.state));
    expect(replayFault(readyStart(), history, texts)).toBeNull();
    const nodes = history.nodes.map((node, i) => (i === 2 ? { ...node, game } : node));
    expect(replayFault(readyStart(), { ...history, nodes }, texts)).toBe('the state after command 2 has changed since');
    const other = readyStart({ rulings: { R59: 'b', R53: 'b' } });
    expect(replayFault(other, history, texts)).toMatch(/^another state when command \d+ is played again$/);
    const [first, ...rest] = history.nodes;
    const odd = first && [{ ...first, command: { type: 'pass' } as const }, ...rest];
    expect(replayFault(readyStart(), { ...history, nodes: odd ?? [] }, texts)).toBe(
      'command 0 is refused when it is played again',
    );
  });

  test('a token too many', () => {
    const paid = {
      event: 'spent',
      who: 'anton',
      side: 'a',
      tokens: 1,
      counts: 1,
      beyond: 0,
      on: 'fire',
      attack: true,
      commandedBy: [],
    } as const;
    expect(tokensFault(game, [paid], changed({ tokens: { a: 4, b: 5 } }))).toBeNull();
    expect(tokensFault(game, [paid], game)).toBe('tokens of a: 5 where there should be 4');
    expect(tokensFault(game, [{ event: 'tokensSet', side: 'b', tokens: 5 }], game)).toBeNull();
    const bids = { event: 'bidsRevealed', bids: { a: 2, b: 0 } } as const;
    expect(tokensFault(game, [bids], changed({ tokens: { a: 3, b: 5 } }))).toBeNull();
    expect(tokensFault(game, [bids], game)).toBe('tokens of a: 5 where there should be 3');
    const over = { event: 'roundEnded', number: 1, why: 'passed', lost: { a: 5, b: 5 } } as const;
    expect(tokensFault(game, [over], changed({ tokens: { a: 0, b: 0 } }))).toBeNull();
    expect(tokensFault(game, [over], changed({ tokens: { a: 0, b: 1 } }))).toMatch(/^tokens of b/);
    expect(tokensFault(game, [{ event: 'income', side: 'b', tokens: 5 }], game)).toMatch(/^tokens of b/);
  });

  test('a frame that outlives the one it stands on, or stands where it cannot', () => {
    const [turn] = game.state.frames;
    const shot = {
      kind: 'shot',
      who: 'anton',
      at: 'berta',
      weapon: 'rifle',
      via: 'fire',
      shots: 1,
      aimed: false,
      step: 'roll',
    } as const;
    const roll = { kind: 'freeRoll', by: 'a', dice: 1, note: '' } as const;
    const frames = (...list: Game['state']['frames']) => changed({ frames: turn ? [turn, ...list] : list });
    expect(framesFault(frames(shot), frames(shot, roll))).toBeNull();
    expect(framesFault(frames(shot, roll), frames(roll))).toBe('freeRoll is older than what it stands on');
    expect(framesFault(game, frames(roll, shot))).toBe('shot stands on freeRoll');
    expect(framesFault(game, changed({ frames: [roll] }))).toBe('freeRoll stands on nothing');
    expect(framesFault(game, changed({ outcome: { winner: null, rule: 'WIN-7', how: 'agreed-draw' } }))).not.toBeNull();
  });

  test('a question that is none', () => {
    expect(questionFault(game)).toBeNull();
    const [turn] = game.state.frames;
    const burst = {
      kind: 'burst',
      who: 'anton',
      weapon: 'none',
      at: [9, 9],
      step: 'roll',
      queue: [],
      hits: 0,
      hidden: [],
      hard: 0,
      tied: [],
    } as const;
    const frames = turn ? [turn, { ...burst, caught: [{ who: 'berta', h2h: 2 }] }] : [];
    expect(questionFault(changed({ frames }))).toBe('0 dice for burst');
  });
});

test('stray commands are of every type, most of them well formed', () => {
  const game = gameAt(playedUntil(newHistory(), 1, asksTakeCover));
  const chance = chanceFrom(1);
  const strays = Array.from({ length: 2000 }, () => strayCommand(game, chance));
  const wellFormed = strays.filter(isCommand);
  expect(wellFormed.length / strays.length).toBeGreaterThan(0.7);
  expect(wellFormed.length).toBeLessThan(strays.length);
  expect(new Set(wellFormed.map(({ type }) => type))).toEqual(new Set(COMMAND_TYPES));
});
