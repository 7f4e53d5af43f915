import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { awaiting, type Command, losses } from '../../src/engine/index.ts';
import { newClock } from '../../src/play/clock.ts';
import { readGame } from '../../src/play/files/readGame.ts';
import { openGame } from '../../src/play/files/replay.ts';
import { gameAt, type History, jump, undo } from '../../src/play/history.ts';
import { openDatabase, type Summary } from '../../src/play/journal/database.ts';
import { type Journal, openJournal } from '../../src/play/journal/journal.ts';
import type { Stored } from '../../src/play/journal/stored.ts';
import type { RuleSet } from '../../src/play/ruleSet.ts';
import { asksTakeCover, isOver, newHistory, played, playedUntil, readyStart } from './playing.ts';

vi.setConfig({ testTimeout: 60_000 });

let now = 1000;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  now = 1000;
});

const opened = async (): Promise<Journal> => value(await openJournal('test', () => now++));

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
    const writer = value(await journal.begin(readyStart(), newHistory()));
    for (let at = 0; at < whole.nodes.length; at++)
      value(await writer.keep({ ...whole, nodes: whole.nodes.slice(0, at + 1), at, tip: at }));
    journal.close();
    const again = await reloaded(writer.game);
    expect(tree(again)).toEqual(tree(whole));
    expect(awaiting(gameAt(again))).toEqual(awaiting(gameAt(whole)));
  });

  test('has a record for each command and each move of the cursor, and no more', async () => {
    const journal = await opened();
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    const writer = value(await journal.begin(readyStart(), newHistory()));
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
    const { game } = value(await journal.begin(readyStart(), whole));
    journal.close();
    expect(tree(await reloaded(game))).toEqual(tree(whole));
  });

  test('goes on being written after it has been opened again', async () => {
    const journal = await opened();
    const { game } = value(await journal.begin(readyStart(), played(newHistory(), roll)));
    const { writer } = value(await journal.read(game));
    const history = played(newHistory(), roll, north);
    value(await writer(readyStart()).keep(history));
    journal.close();
    expect(tree(await reloaded(game))).toEqual(tree(history));
  });

  test('is written with strict durability, in one transaction a step', async () => {
    const journal = await opened();
    const writer = value(await journal.begin(readyStart(), newHistory()));
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
    const writer = value(await journal.begin(start, newHistory(start)));
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
    const older = value(await journal.begin(readyStart({ title: 'First' }), newHistory()));
    value(await journal.begin(readyStart({ title: 'Second' }), playedUntil(newHistory(), 3, isOver)));
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
    value(await journal.begin(readyStart({ title: 'Sound' }), newHistory()));
    const ids: string[] = [];
    for (const title of ['nameless', 'dateless', 'object as title', 'missing']) {
      ids.push(value(await journal.begin(readyStart({ title }), played(newHistory(), roll))).game);
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
    const kept = JSON.parse(value(await journal.raw(dateless)));
    expect(kept).toMatchObject({ game: { id: dateless }, records: [{ n: 0 }], summary: { title: 'dateless' } });
    value(await journal.drop(dateless));
    expect(value(await journal.games()).unreadable).not.toContain(dateless);
    expect(await journal.read(dateless)).toEqual({ ok: false, fault: 'not-found' });
    expect(JSON.parse(value(await journal.raw(dateless)))).toEqual({ records: [] });
    journal.close();
  });

  test('has each game as it stood last, for a picture; none of one that cannot be drawn', async () => {
    const journal = await opened();
    const history = playedUntil(newHistory(), 3, isOver);
    const { game: id } = value(await journal.begin(readyStart(), history));
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
    const { game } = value(await journal.begin(bad, newHistory()));
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
    const { game, keep } = value(await journal.begin(readyStart(), played(newHistory(), roll)));
    const other = value(await journal.read(game)).writer(readyStart());
    expect(await keep(played(newHistory(), roll, north))).toEqual({ ok: true, value: null });
    const elsewhere = { ok: false, fault: 'opened-elsewhere' };
    expect(await other.keep(played(newHistory(), roll, south))).toEqual(elsewhere);
    expect(await other.keep(played(newHistory(), roll, south))).toEqual(elsewhere);
    journal.close();
    expect(tree(await reloaded(game))).toEqual(tree(played(newHistory(), roll, north)));
  });

  test('a full disk is told, and what could not be stored is stored with the next step', async () => {
    const journal = await opened();
    const writer = value(await journal.begin(readyStart(), newHistory()));
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
    const writer = value(await journal.begin(readyStart(), newHistory()));
    const whole = playedUntil(newHistory(), 4, (_, commands) => commands === 20);
    const steps = whole.nodes.map((_, at) =>
      writer.keep({ ...whole, nodes: whole.nodes.slice(0, at + 1), at, tip: at }),
    );
    expect((await Promise.all(steps)).every(({ ok }) => ok)).toBe(true);
    journal.close();
    expect(tree(await reloaded(writer.game))).toEqual(tree(whole));
  });

  test('a database that was closed says so', async () => {
    const journal = await opened();
    const writer = value(await journal.begin(readyStart(), newHistory()));
    journal.close();
    expect(await writer.keep(played(newHistory(), roll))).toEqual({ ok: false, fault: 'failed' });
  });

  test('a browser without a database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await openJournal('test')).toEqual({ ok: false, fault: 'unavailable' });
  });
});

describe('sets of rules', () => {
  const club: RuleSet = { name: 'Club', edition: 'tactic-qs-it', rulings: { R33: 'b' }, rules: { 'TURN-3': 6 } };
  const alone: RuleSet = { name: 'Alone', edition: 'tactic-2.2', rulings: {}, rules: {} };

  test('are there again after a reload, by name', async () => {
    const journal = await opened();
    value(await journal.keepRuleSet(club));
    value(await journal.keepRuleSet(alone));
    journal.close();
    const again = await opened();
    expect(value(await again.ruleSets())).toMatchObject([alone, club]);
    again.close();
  });

  test('keep their place when they are renamed or changed, and come back after they were deleted', async () => {
    const journal = await opened();
    const kept = value(await journal.keepRuleSet(club));
    value(await journal.keepRuleSet({ ...kept, name: 'Club 2' }));
    expect(value(await journal.ruleSets())).toEqual([{ ...kept, name: 'Club 2' }]);
    value(await journal.dropRuleSet(kept.id));
    expect(value(await journal.ruleSets())).toEqual([]);
    value(await journal.keepRuleSet(kept));
    expect(value(await journal.ruleSets())).toEqual([kept]);
    journal.close();
  });

  test('two may have the same name', async () => {
    const journal = await opened();
    const ids = [value(await journal.keepRuleSet(club)).id, value(await journal.keepRuleSet(club)).id];
    expect(new Set(ids).size).toBe(2);
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
    await older.put('summaries', { ...summary, last: gameAt(newHistory(start)).state });
    older.close();
    const journal = await opened();
    expect(value(await journal.games()).games.map(({ title }) => title)).toEqual(['Last year']);
    value(await journal.keepRuleSet(club));
    expect(value(await journal.ruleSets())).toHaveLength(1);
    journal.close();
  });
});
