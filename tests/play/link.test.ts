import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CARDS, EARLIER, TABLES } from '../../src/content/index.ts';
import type { Card } from '../../src/engine/index.ts';
import { chanceFrom } from '../../src/play/chance.ts';
import { markOf } from '../../src/play/files/hash.ts';
import { readCase } from '../../src/play/files/readCase.ts';
import { readGame } from '../../src/play/files/readGame.ts';
import { readForLibrary } from '../../src/play/files/readLibrary.ts';
import { openGame } from '../../src/play/files/replay.ts';
import { gameFile } from '../../src/play/files/writeGame.ts';
import { begin, gameAt, type History } from '../../src/play/history.ts';
import { cardMade, forceMade, type Made, made } from '../../src/play/library.ts';
import { linkIn } from '../../src/play/share/address.ts';
import { fromLink, toLink } from '../../src/play/share/link.ts';
import { gameOf, type Start } from '../../src/play/start.ts';
import { played as byHand, newHistory, playedUntil, readyStart } from './playing.ts';

const SEED = 2;
const played = playedUntil(newHistory(), SEED, (_, commands) => commands >= 100);
const atNow = (history: History): Start => ({ ...readyStart(), position: gameAt(history).state });
const moment = (history: History): Record<string, unknown> => {
  const start = atNow(history);
  return gameFile(start, begin(gameOf(start), 'freely'));
};

const packedBytes = (bytes: Buffer): string => `#g1.${deflateRawSync(bytes).toString('base64url')}`;
const packed = (file: unknown): string => packedBytes(Buffer.from(JSON.stringify(file)));

async function opened(link: string) {
  const text = await fromLink(link);
  if (!text.ok) throw new Error(text.fault.fault);
  const read = readGame(text.value);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
  return openGame(read.value);
}

describe('a link', () => {
  test.each([false, true])(
    'holds a whole game, which opens where it stood; with everything in it: %s',
    async (full) => {
      const { history, broken } = await opened(await toLink(gameFile(readyStart(), played), full));
      expect(broken).toBeNull();
      expect(gameAt(history).state).toEqual(gameAt(played).state);
    },
  );

  test('holds a moment, be it amid something', async () => {
    for (const commands of [12, 30, 61, 100]) {
      const history = playedUntil(newHistory(), SEED, (_, n) => n >= commands);
      const { history: now } = await opened(await toLink(moment(history)));
      expect(gameAt(now).state).toEqual(gameAt(history).state);
    }
  });

  test('[TURN-15 Q] holds what an umpire set straight: markers, the turn', async () => {
    const { side, number } = gameAt(played).state.turn;
    const turn = { event: 'turnSet', side: side === 'a' ? 'b' : 'a', number: number + 1 } as const;
    const marker = { kind: 'objective', at: [3.25, 4], owner: 'a' } as const;
    const corrected = byHand(played, {
      type: 'umpire',
      events: [turn, { event: 'markerPlaced', marker }],
      note: 'set straight',
    });
    const { history, broken } = await opened(await toLink(gameFile(readyStart(), corrected)));
    expect(broken).toBeNull();
    expect(gameAt(history).state).toEqual(gameAt(corrected).state);
    expect(gameAt(history).state.markers.at(-1)).toMatchObject({ kind: 'objective', at: [3.25, 4] });
  });

  test('is short enough for a chat where table and cards go by name', async () => {
    expect((await toLink(moment(played))).length).toBeLessThanOrEqual(1000);
    expect((await toLink(gameFile(readyStart(), played))).length).toBeLessThanOrEqual(1400);
  });

  test('has no sign in it that a forum, a chat or a shell would take for its own', async () => {
    expect(await toLink(gameFile(readyStart(), played))).toMatch(/^#g1\.[\w-]+$/);
  });
});

test('links that were made once open for good: ready content that changes has to keep what it was', async () => {
  const golden = readFileSync(resolve(import.meta.dirname, 'goldenLinks.txt'), 'utf8')
    .trim()
    .split('\n');
  expect(golden).toHaveLength(3);
  for (const link of golden) {
    const { history, broken } = await opened(link);
    expect(broken).toBeNull();
    expect(gameAt(history).state).toEqual(gameAt(played).state);
  }
});

describe('ready content by name', () => {
  const golden = readFileSync(resolve(import.meta.dirname, 'goldenContent.txt'), 'utf8')
    .trim()
    .split('\n');
  const kept = [{ tables: TABLES, cards: CARDS }, ...EARLIER].flatMap(({ tables, cards }) => [
    ...tables.map(({ id, table, scenery }) => `table ${id} ${markOf([table, scenery])}`),
    ...cards.map((card) => `card ${card.id} ${markOf(card)}`),
  ]);

  test('is kept as it ever was: who changes a table or a card puts what it was into content/earlier.ts, and a line there', () => {
    expect([...new Set(kept)].sort()).toEqual([...golden].sort());
  });

  test('is what it was when the link was made, however often it has changed since', async () => {
    const [table] = TABLES;
    const [now, unchanged] = CARDS;
    if (!table || !now || !unchanged) throw new Error('no ready content');
    const [first, second] = [1, 2].map((more) => ({ ...now, points: now.points + more }));
    if (!first || !second) throw new Error('no card');
    const bare = { ...table, scenery: [] };
    const earlier = [
      { tables: [], cards: [second] },
      { tables: [bare], cards: [first] },
    ];
    const opensWith = async ({ scenery }: typeof table, card: Card) => {
      const marked = markOf([table.table, scenery, [card, unchanged]]);
      const setup = { ready: table.id, mark: marked, cards: [now.id, unchanged.id] };
      const text = await fromLink(packed({ setup }), earlier);
      return text.ok && JSON.parse(text.value).setup;
    };
    for (const [at, card] of [
      [table, now],
      [table, second],
      [bare, first],
    ] as const) {
      const { scenery } = at;
      const whole = { table: table.table, scenery, cards: [card, unchanged] };
      expect(await opensWith(at, card)).toEqual(JSON.parse(JSON.stringify(whole)));
    }
    expect(await opensWith(bare, second)).toBe(false); // they were never there together
  });
});

const THINGS: Readonly<Record<string, Made['file']>> = {
  card: cardMade({ ...readyCard(), id: 'anna', name: 'Anna' }).file,
  force: forceMade({ name: 'Mine', faction: 'german', cards: CARDS, force: [readyCard().id] }).file,
  table: made('table', { table: TABLES[0]?.table, scenery: TABLES[0]?.scenery }).file,
  scenario: scenarioFile(),
  case: JSON.parse(readFileSync(resolve(import.meta.dirname, '../cases/aim/any-shot-beta.json'), 'utf8')),
};

function readyCard(): Card {
  const [card] = CARDS;
  if (!card) throw new Error('no ready card');
  return card;
}

function scenarioFile(): Made['file'] {
  const { edition, rulings, rules, setup } = readyStart();
  const { table, scenery, cards, sides } = setup;
  const victory = { a: [{ kind: 'eliminate', who: [sides.b.force[0]] }], b: [] };
  return made('scenario', { name: 'X', edition, rulings, rules, table, scenery, cards, sides, victory }).file;
}

test.each(Object.keys(THINGS).flatMap((thing) => [[thing, false] as const, [thing, true] as const]))(
  'a link has a %s in it just as its file has; with everything in it: %s',
  async (thing, full) => {
    const file = THINGS[thing] ?? {};
    const link = await toLink(file, full);
    const text = await fromLink(link);
    const isCase = thing === 'case'; // its game goes without what its reader finds anew
    const [before, after] = [JSON.stringify(file), text.ok ? text.value : ''].map((json) =>
      isCase ? readCase(json) : readForLibrary(json),
    );
    expect(after).toEqual(before);
    if (!full) expect(link.length).toBeLessThanOrEqual(2000);
  },
);

test.each([
  ['https://take-cover.example/#g1.abc-_', '#g1.abc-_'],
  [' #g2.abc\n', '#g2.abc'],
  ['see #g1.abc', null],
  ['#g1.abc there', null],
  ['#projector', null],
  ['{}', null],
])('what is a link of ours, and what is not: %s', (text, link) => {
  expect(linkIn(text)).toBe(link);
});

describe('a link that is none of ours is refused by a value', () => {
  const fault = async (link: string): Promise<string | null> => {
    const read = await fromLink(link);
    return read.ok ? null : read.fault.fault;
  };

  test.each([
    ['#projector', 'not-a-link'],
    ['#g1', 'not-a-link'],
    ['#g1.<script>', 'not-a-link'],
    ['#g2.abcd', 'newer-link'],
    ['#g1.', 'cut-link'],
    ['#g1.abcd', 'cut-link'],
    ['#g1.a', 'cut-link'],
  ])('%s', async (link, why) => {
    expect(await fault(link)).toBe(why);
  });

  test('cut off anywhere', async () => {
    const whole = await toLink(moment(played));
    for (let n = 4; n < whole.length; n += 37) expect(await fault(whole.slice(0, n))).toBe('cut-link');
  });

  test('a bomb is given up before it bursts', async () => {
    expect(await fault(packedBytes(Buffer.alloc(50_000_000, 32)))).toBe('too-big');
  });

  test('as is one of few signs that would stand for too much', async () => {
    const long = 'x'.repeat(100_000);
    const rows = (shape: string, words: readonly string[], row: string) =>
      packed({ setup: {}, rows: { shapes: [shape], words, rows: row } });
    const often = Array.from({ length: 300_000 }, () => '0 0').join(';');
    expect(await fault(rows('pass who$', [long], often))).toBe('too-big');
    expect(await fault(rows(`pass ${long}`, [], often))).toBe('too-big');
    const cards = Array.from({ length: 20_000 }, () => 'dubovy');
    expect(await fault(packed({ setup: { mark: '00000000', cards } }))).toBe('too-big');
  });

  test('what goes by a name that is not there, or is another by now', async () => {
    const file = (setup: unknown): string => packed({ format: 'take-cover/game', setup });
    expect(await fault(file({ ready: 'nowhere', mark: '00000000', cards: [] }))).toBe('other-content');
    expect(await fault(file({ ready: 'crossroads', mark: '00000000', cards: [] }))).toBe('other-content');
    expect(await fault(file({ mark: '00000000', cards: ['dubovy', 'nobody'] }))).toBe('other-content');
  });

  test('a letter changed anywhere: refused, or a file that the reader looks at', async () => {
    const whole = await toLink(moment(played));
    const chance = chanceFrom(3);
    for (let n = 0; n < 300; n++) {
      const at = chance.int(4, whole.length - 1);
      const changed = `${whole.slice(0, at)}${chance.pick([...'abcXYZ019-_'])}${whole.slice(at + 1)}`;
      const text = await fromLink(changed);
      if (text.ok) expect(typeof readGame(text.value).ok).toBe('boolean');
    }
  });
});
