import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { awaiting, type Command, losses } from '../../src/engine/index.ts';
import { newClock } from '../../src/play/clock.ts';
import { readGame } from '../../src/play/files/readGame.ts';
import { openGame } from '../../src/play/files/replay.ts';
import { gameAt, type History, jump, remarked, undo } from '../../src/play/history.ts';
import { openDatabase, type Summary } from '../../src/play/journal/database.ts';
import { type Journal, openJournal } from '../../src/play/journal/journal.ts';
import type { Stored } from '../../src/play/journal/stored.ts';
import type { GameWriter } from '../../src/play/journal/writer.ts';
import { nameOf, renamed, ruleSetMade } from '../../src/play/library.ts';
import type { RuleSet } from '../../src/play/ruleSet.ts';
import type { Start } from '../../src/play/start.ts';
import { asksTakeCover, isOver, newHistory, played, playedUntil, readyStart } from './playing.ts';

vi.setConfig({ testTimeout: 60_000 });

let now = 1000;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  now = 1000;
});

const opened = async (): Promise<Journal> => openJournal('test', () => now++);

/** A new game that is stored, as far as it has been played. */
async function begun(journal: Journal, start: Start, history: History): Promise<GameWriter> {
  const writer = journal.begin(start);
  value(await writer.keep(history));
  return writer;
}

function value<T>(stored: Stored<T>): T {
  if (!stored.ok) throw new Error(stored.fault);
  return stored.value;
}

/** What a stored game is when the page is loaded anew. */
async function reloaded(id: string): Promise<History> {
  const journal = await opened();
  const { text } = value(await journal.read(id));
  const read = readGame(text);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
  const { history, broken } = openGame(read.value);
  expect(broken).toBeNull();
  journal.close();
  return history;
}

const tree = ({ nodes, at }: History) => ({
  at,
  nodes: nodes.map(({ command, parent, game }) => ({ command, parent, state: game.state })),
});

const roll: Command = { type: 'roll', dice: [5, 2], source: 'live' };
const north: Command = { type: 'choose', option: 'north' };
const south: Command = { type: 'choose', option: 'south' };

describe('a stored game', () => {
  test('closed in the middle of a Take Cover prompt stands at the same prompt', async () => {
    const journal = await opened();
    const whole = playedUntil(newHistory(), 1, asksTakeCover);
    const writer = await begun(journal, readyStart(), newHistory());
    for (let at = 0; at < whole.nodes.length; at++)
      value(await writer.keep({ ...whole, nodes: whole.nodes.slice(0, at + 1), at, tip: at }));
    journal.close();
    const again = await reloaded(writer.game);
    expect(tree(again)).toEqual(tree(whole));
    expect(awaiting(gameAt(again))).toEqual(awaiting(gameAt(whole)));
  });

  test('keeps what is written beside its commands afterwards, and what is taken away again', async () => {
    const journal = await opened();
    const history = played(newHistory(), roll, north);
    const writer = await begun(journal, readyStart(), history);
    const noted = remarked(remarked(history, 0, { note: 'First', 'x-name': 'Ours' }), 1, { note: 'Second' });
    value(await writer.keep(noted));
    expect((await reloaded(writer.game)).nodes.map(({ remarks }) => remarks)).toEqual([
      { note: 'First', 'x-name': 'Ours' },
      { note: 'Second' },
    ]);
    const less = remarked(remarked(noted, 0, { note: null }), 1, { note: 'Changed' });
    value(await writer.keep(less));
    const again = await reloaded(writer.game);
    expect(again.nodes.map(({ remarks }) => remarks)).toEqual([{ 'x-name': 'Ours' }, { note: 'Changed' }]);
    expect(tree(again)).toEqual(tree(history));
    journal.close();
  });

  test('that was opened again goes on keeping what is written', async () => {
    const journal = await opened();
    const history = played(newHistory(), roll, north);
    const { game } = await begun(journal, readyStart(), history);
    const { writer } = value(await journal.read(game));
    const goesOn = writer?.(readyStart());
    if (!goesOn) throw new Error('it cannot be written on');
    value(await goesOn.keep(history));
    value(await goesOn.keep(remarked(history, 1, { note: 'Later' })));
    expect((await reloaded(game)).nodes[1]?.remarks).toEqual({ note: 'Later' });
    journal.close();
  });

  test('has a record for each command and each move of the cursor, and no more', async () => {
    const journal = await opened();
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    const writer = await begun(journal, readyStart(), newHistory());
    const history = played(newHistory(), roll, north);
    value(await writer.keep(played(newHistory(), roll)));
    value(await writer.keep(history));
    value(await writer.keep(undo(history)));
    value(await writer.keep(undo(history)));
    value(await writer.keep(played(undo(history), south)));
    const records = add.mock.calls.map(([record]) => record).filter((record) => 'n' in record);
    expect(records.map(({ n, command, at }) => [n, command?.type ?? at])).toEqual([
      [0, 'roll'],
      [1, 'choose'],
      [2, 0],
      [3, 'choose'],
    ]);
    add.mockRestore();
    journal.close();
    expect(tree(await reloaded(writer.game))).toEqual(tree(played(undo(history), south)));
  });

  test('takes along what has been played before it is stored: an opened file', async () => {
    const journal = await opened();
    const whole = jump(playedUntil(newHistory(), 2, isOver), 30);
    const { game } = await begun(journal, readyStart(), whole);
    journal.close();
    expect(tree(await reloaded(game))).toEqual(tree(whole));
  });

  test('goes on being written after it has been opened again', async () => {
    const journal = await opened();
    const { game } = await begun(journal, readyStart(), played(newHistory(), roll));
    const { writer } = value(await journal.read(game));
    const history = played(newHistory(), roll, north);
    value(await (writer as (start: Start) => GameWriter)(readyStart()).keep(history));
    journal.close();
    expect(tree(await reloaded(game))).toEqual(tree(history));
  });

  test('is written with strict durability, in one transaction a step', async () => {
    const journal = await opened();
    const writer = await begun(journal, readyStart(), newHistory());
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    value(await writer.keep(played(newHistory(), roll, north)));
    expect(transaction.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
      ['readwrite', { durability: 'strict' }],
    ]);
    transaction.mockRestore();
    journal.close();
  });

  test('goes on with the time that was left on its clock', async () => {
    const journal = await opened();
    const start = readyStart({ clock: { kind: 'chess', minutes: 30, increment: 0 } });
    const writer = await begun(journal, start, newHistory(start));
    const worn = { ...newClock({ kind: 'chess', minutes: 30, increment: 0 }), left: { a: 5000, b: 7000 } };
    value(await writer.keepClock(worn));
    const read = readGame(value(await journal.read(writer.game)).text);
    expect(read).toMatchObject({ ok: true, value: { start: { clock: worn } } });
    journal.close();
  });

  test('that is not there is not found', async () => {
    const journal = await opened();
    expect(await journal.read('none')).toEqual({ ok: false, fault: 'not-found' });
    journal.close();
  });
});

describe('the list of games', () => {
  test('has the latest first, with title, players, turn and whether it is over', async () => {
    const journal = await opened();
    const older = await begun(journal, readyStart({ title: 'First' }), newHistory());
    await begun(journal, readyStart({ title: 'Second' }), playedUntil(newHistory(), 3, isOver));
    const { games: before } = value(await journal.games());
    expect(before.map(({ title, finished, names }) => [title, finished, names.a])).toEqual([
      ['Second', true, 'Anna'],
      ['First', false, 'Anna'],
    ]);
    expect(before[0]?.turn).toBeGreaterThan(1);
    value(await older.keep(played(newHistory(), roll)));
    expect(value(await journal.games()).games.map(({ title }) => title)).toEqual(['First', 'Second']);
    journal.close();
  });

  test('marks what cannot be read of it and keeps the rest; that can be kept as it is and deleted', async () => {
    const journal = await opened();
    await begun(journal, readyStart({ title: 'Sound' }), newHistory());
    const ids: string[] = [];
    for (const title of ['nameless', 'dateless', 'object as title', 'missing']) {
      ids.push((await begun(journal, readyStart({ title }), played(newHistory(), roll))).game);
    }
    const db = await openDatabase('test');
    const [nameless = '', dateless = '', object = '', missing = ''] = ids;
    const spoil = async (id: string, change: object) => {
      const summary = { ...(await db.get('summaries', id)), ...change } as Summary;
      await db.put('summaries', JSON.parse(JSON.stringify(summary)));
    };
    await spoil(nameless, { names: undefined });
    await spoil(dateless, { date: undefined });
    await spoil(object, { title: { a: 1 } });
    await db.delete('summaries', missing);
    db.close();

    const { games, unreadable } = value(await journal.games());
    expect(games.map(({ title }) => title)).toEqual(['Sound']);
    expect([...unreadable].sort()).toEqual([...ids].sort());
    const kept = value(await journal.all(dateless));
    expect(kept).toMatchObject({ game: { id: dateless }, records: [{ n: 0 }], summary: { title: 'dateless' } });
    value(await journal.drop(dateless));
    expect(value(await journal.games()).unreadable).not.toContain(dateless);
    expect(await journal.read(dateless)).toEqual({ ok: false, fault: 'not-found' });
    expect(value(await journal.all(dateless))).toEqual({ records: [] });
    journal.close();
  });

  test('has each game as it stood last, for a picture; none of one that cannot be drawn', async () => {
    const journal = await opened();
    const history = playedUntil(newHistory(), 3, isOver);
    const { game: id } = await begun(journal, readyStart(), history);
    const glanced = value(await journal.glance(id));
    expect(glanced?.state).toEqual(gameAt(history).state);
    expect(glanced && losses(glanced, 'a')).toEqual(losses(gameAt(history), 'a'));
    const db = await openDatabase('test');
    const header = await db.get('games', id);
    for (const file of [{}, { ...header?.file, edition: 'lost-in-time' }, { ...header?.file, setup: { cards: [] } }]) {
      await db.put('games', { id, file });
      expect(value(await journal.glance(id))).toBeNull();
    }
    db.close();
    journal.close();
  });

  test('survives a game that can no longer be read: its text is there to be kept', async () => {
    const journal = await opened();
    const start = readyStart({ title: 'Broken' });
    const bad = { ...start, setup: { ...start.setup, table: { ...start.setup.table, width: -1 } } };
    const { game } = await begun(journal, bad, newHistory());
    const { text } = value(await journal.read(game));
    expect(readGame(text)).toMatchObject({ ok: false, fault: { path: 'setup.table.width', fault: 'less-than' } });
    expect(value(await journal.games()).games.map(({ title }) => title)).toEqual(['Broken']);
    expect(JSON.parse(text).title).toBe('Broken');
    journal.close();
  });
});

describe('what goes wrong', () => {
  test('a second window cannot write over the first', async () => {
    const journal = await opened();
    const { game, keep } = await begun(journal, readyStart(), played(newHistory(), roll));
    const other = (value(await journal.read(game)).writer as (start: Start) => GameWriter)(readyStart());
    expect(await keep(played(newHistory(), roll, north))).toEqual({ ok: true, value: null });
    const elsewhere = { ok: false, fault: 'opened-elsewhere' };
    expect(await other.keep(played(newHistory(), roll, south))).toEqual(elsewhere);
    expect(await other.keep(played(newHistory(), roll, south))).toEqual(elsewhere);
    journal.close();
    expect(tree(await reloaded(game))).toEqual(tree(played(newHistory(), roll, north)));
  });

  test('a full disk is told, and what could not be stored is stored with the next step', async () => {
    const journal = await opened();
    const writer = await begun(journal, readyStart(), newHistory());
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await writer.keep(played(newHistory(), roll))).toEqual({ ok: false, fault: 'full' });
    add.mockRestore();
    const history = played(newHistory(), roll, north);
    expect(await writer.keep(history)).toEqual({ ok: true, value: null });
    journal.close();
    expect(tree(await reloaded(writer.game))).toEqual(tree(history));
  });

  test('steps taken faster than they are stored are all stored, in order', async () => {
    const journal = await opened();
    const writer = await begun(journal, readyStart(), newHistory());
    const whole = playedUntil(newHistory(), 4, (_, commands) => commands === 20);
    const steps = whole.nodes.map((_, at) =>
      writer.keep({ ...whole, nodes: whole.nodes.slice(0, at + 1), at, tip: at }),
    );
    expect((await Promise.all(steps)).every(({ ok }) => ok)).toBe(true);
    journal.close();
    expect(tree(await reloaded(writer.game))).toEqual(tree(whole));
  });
});

describe('what is lost', () => {
  /** A game of eight steps with these records gone, opened again. */
  const without = async (...gone: readonly number[]) => {
    const journal = await opened();
    const whole = playedUntil(newHistory(), 4, (_, commands) => commands === 8);
    const { game } = await begun(journal, readyStart(), whole);
    const db = await openDatabase('test');
    for (const n of gone) await db.delete('records', [game, n]);
    db.close();
    const read = value(await journal.read(game));
    journal.close();
    const file = readGame(read.text);
    if (!file.ok) throw new Error(file.fault.path);
    const { broken, history } = openGame(file.value);
    return { ...read, broken, steps: history.nodes.length };
  };

  test('nothing, and the game goes on being written', async () => {
    expect(await without()).toMatchObject({ lost: 0, broken: null, steps: 8 });
  });

  test('the last record is called that, not another state of the rules', async () => {
    expect(await without(7)).toMatchObject({ lost: 1, broken: null, steps: 7, writer: expect.any(Function) });
  });

  test('a record in the middle: what comes before it can be had, stored as a game of its own', async () => {
    expect(await without(3)).toMatchObject({ lost: 5, broken: null, steps: 3, writer: null });
  });

  test('the header: all the rest is listed, and can be kept', async () => {
    const journal = await opened();
    const { game } = await begun(journal, readyStart(), played(newHistory(), roll));
    const db = await openDatabase('test');
    await db.delete('games', game);
    expect(value(await journal.games())).toEqual({ games: [], unreadable: [game] });
    await db.delete('summaries', game);
    expect(value(await journal.games())).toEqual({ games: [], unreadable: [game] });
    expect(value(await journal.all(game)).records).toHaveLength(1);
    db.close();
    journal.close();
  });
});

describe('two windows', () => {
  const clockOf = async (journal: Journal, game: string) => value(await journal.all(game)).clock?.clock.left.a;
  const clock = (left: number) => ({
    ...newClock({ kind: 'chess', minutes: 30, increment: 0 }),
    left: { a: left, b: left },
  });
  const elsewhere = { ok: false, fault: 'opened-elsewhere' };

  test('the clock is kept by the one that was opened or played in last', async () => {
    const journal = await opened();
    const first = await begun(journal, readyStart(), newHistory());
    value(await first.keepClock(clock(9000)));
    const second = value(await journal.read(first.game)).writer?.(readyStart()) as GameWriter;
    value(await second.keepClock(clock(5000)));
    expect(await first.keepClock(clock(8000))).toEqual(elsewhere);
    expect(await clockOf(journal, first.game)).toBe(5000);

    value(await first.keep(played(newHistory(), roll)));
    value(await first.keepClock(clock(4000)));
    expect(await second.keepClock(clock(1000))).toEqual(elsewhere);
    expect(await clockOf(journal, first.game)).toBe(4000);
    journal.close();
  });

  test('one that is a step behind never writes its clock over the other’s', async () => {
    const journal = await opened();
    const first = await begun(journal, readyStart(), newHistory());
    const behind = value(await journal.read(first.game)).writer?.(readyStart()) as GameWriter;
    value(await first.keep(played(newHistory(), roll)));
    value(await first.keepClock(clock(9000)));
    expect(await behind.keepClock(clock(2000))).toEqual(elsewhere);
    expect(await clockOf(journal, first.game)).toBe(9000);
    journal.close();
  });

  test('what is still being written when a game is left is there when it is continued', async () => {
    const journal = await opened();
    const whole = playedUntil(newHistory(), 4, (_, commands) => commands === 20);
    const { game, keep } = await begun(journal, readyStart(), newHistory());
    for (let at = 0; at < 19; at++) void keep({ ...whole, nodes: whole.nodes.slice(0, at + 1), at, tip: at });
    await Promise.resolve();
    void keep(whole);
    const { text, writer } = value(await journal.read(game));
    expect(JSON.parse(text).commands).toHaveLength(20);
    expect(await writer?.(readyStart()).keep(undo(whole))).toEqual({ ok: true, value: null });
    journal.close();
  });
});

describe('the library', () => {
  const club: RuleSet = { name: 'Club', edition: 'tactic-qs-it', rulings: { R33: 'b' }, rules: { 'TURN-3': 6 } };
  const kept = (name: string) => ruleSetMade({ ...club, name });

  test('is there again after a reload; two things may have the same name', async () => {
    const journal = await opened();
    const stored = value(await journal.keep([kept('Club'), kept('Club')]));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(2);
    journal.close();
    const again = await opened();
    const found = value(await again.library());
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([...stored]));
    again.close();
  });

  test('keeps a thing in its place when it is changed, and brings back what was deleted', async () => {
    const journal = await opened();
    const [first, second] = value(await journal.keep([kept('One'), kept('Two')]));
    if (!first || !second) throw new Error('not stored');
    const [changed] = value(await journal.keep([{ ...renamed(first, 'Three'), id: first.id }]));
    expect(
      value(await journal.library())
        .map(nameOf)
        .sort(),
    ).toEqual(['Three', 'Two']);
    value(await journal.discard([first.id, second.id]));
    expect(value(await journal.library())).toEqual([]);
    if (changed) value(await journal.keep([changed]));
    expect(value(await journal.library()).map(({ id }) => id)).toEqual([first.id]);
    journal.close();
  });

  test('has the sets of rules that had a store of their own before', async () => {
    const older = await openDB('test', 4, {
      upgrade(db) {
        for (const name of ['ruleSets', 'clocks', 'games']) db.createObjectStore(name, { keyPath: 'id' });
        db.createObjectStore('records', { keyPath: ['game', 'n'] });
        db.createObjectStore('summaries', { keyPath: 'id' }).createIndex('date', 'date');
      },
    });
    await older.put('ruleSets', { id: 'old', ...club });
    older.close();
    const journal = await opened();
    expect(value(await journal.library())).toEqual([{ id: 'old', date: 0, ...ruleSetMade(club) }]);
    expect(value(await journal.games()).games).toEqual([]);
    journal.close();
  });

  test('games that were stored before there were any are still there', async () => {
    const older = await openDB('test', 1, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('records', { keyPath: ['game', 'n'] });
        db.createObjectStore('summaries', { keyPath: 'id' }).createIndex('date', 'date');
      },
    });
    const start = readyStart();
    const summary = { id: 'old', title: 'Last year', names: { a: 'A', b: 'B' }, date: 1, turn: 0, finished: false };
    await older.put('games', { id: 'old', file: {} });
    await older.put('summaries', { ...summary, last: gameAt(newHistory(start)).state });
    older.close();
    const journal = await opened();
    expect(value(await journal.games()).games.map(({ title }) => title)).toEqual(['Last year']);
    value(await journal.keep([ruleSetMade(club)]));
    expect(value(await journal.library())).toHaveLength(1);
    journal.close();
  });
});
