import { describe, expect, test } from 'vitest';
import { CARDS, TABLES } from '../../src/content/index.ts';
import { contentOf } from '../../src/play/files/contentOf.ts';
import { readForLibrary } from '../../src/play/files/readLibrary.ts';
import { cardMade, copied, forceMade, isSame, libraryFile, made, nameOf, renamed } from '../../src/play/library.ts';

const [ready] = CARDS;
if (!ready) throw new Error('no card');
const own = { ...ready, id: 'anna', name: 'Anna', points: 9 };
const card = cardMade(own);
const force = forceMade({ name: 'Mine', faction: 'red', cards: [own, ...CARDS], force: ['anna', ready.id, ready.id] });
const table = made('table', {
  table: { width: 24, height: 24, name: 'Yard', ground: 'grass' },
  scenery: TABLES[0]?.scenery,
});
const text = (file: unknown): string => JSON.stringify(file);

describe('what is made', () => {
  test('is called by its file, keeps all else when it is renamed, and a copy of a card is another card', () => {
    expect([card, force, table].map(nameOf)).toEqual(['Anna', 'Mine', 'Yard']);
    expect([card, force, table].map((each) => nameOf(renamed(each, 'X')))).toEqual(['X', 'X', 'X']);
    expect(renamed(renamed(table, 'X'), 'Yard')).toEqual(table);
    expect(copied(card, 'Anna 2', 'anna-2').file.cards).toEqual([{ ...own, name: 'Anna 2', id: 'anna-2' }]);
    expect(isSame(card, { ...card, file: { ...card.file, app: 'another' } })).toBe(true);
    expect(isSame(card, renamed(card, 'X'))).toBe(false);
  });

  test('is read again as it was; of a force come its own cards and the ready ones it names', () => {
    expect(force.file.cards).toEqual([own]);
    const read = contentOf(force);
    expect(read.ok && read.value.kind === 'force' && read.value.force.cards.map(({ id }) => id)).toEqual([
      'anna',
      ready.id,
    ]);
    expect(contentOf(renamed(card, 'X'))).toMatchObject({ ok: true, value: { card: { name: 'X' } } });
  });

  test('goes out as one file and comes in again as it was', () => {
    const all = [card, force, table];
    expect(readForLibrary(text(libraryFile(all)))).toEqual({ made: all, unfinished: [], toMend: [], faults: [] });
  });
});

describe('of a file for the library', () => {
  test('what is sound is taken, and all that is wrong with the rest is said with its place', () => {
    const bad = { ...card.file, cards: [own, { ...own, id: 'B B' }, { ...own, id: 'c', points: -1 }] };
    const unknown = { ...force.file, force: ['nobody'] };
    const found = readForLibrary(
      text(libraryFile([table, { kind: 'cards', file: bad }, { kind: 'force', file: unknown }])),
    );
    const told = (faults: typeof found.faults) => faults.map(({ path, fault }) => `${path}: ${fault}`);
    expect(found.made.map(nameOf)).toEqual(['Yard', 'Anna']);
    expect(told(found.faults)).toEqual(['entries[1].cards[1].id: not-an-id', 'entries[1].cards[2].points: less-than']);
    expect(found.unfinished.map(nameOf), 'what has the form is taken to be put right').toEqual(['Mine']);
    expect(told(found.toMend)).toEqual(['entries[2].force[0]: unknown-card']);
  });

  test.each([
    ['[]', '', 'other-format'],
    ['{"format":"take-cover/game","version":1}', 'format', 'other-kind'],
    ['{"format":"take-cover/library","version":9,"entries":[]}', 'version', 'newer-version'],
    ['{"format":"take-cover/library","version":1,"entries":3}', 'entries', 'not-a-list'],
    [
      '{"format":"take-cover/library","version":1,"entries":[3,null,{"format":"take-cover/game"}]}',
      'entries[0]',
      'other-format',
    ],
    ['{"format":"take-cover/cards","version":1,"cards":[', 'cards', 'breaks-off'],
    ['{"format":"take-cover/cards","version":1}', 'cards', 'missing'],
    ['{"format":"take-cover/cards","version":1,"more":1,"cards":[]}', 'more', 'unknown-field'],
  ])('%s is refused by name', (file, path, fault) => {
    const read = readForLibrary(file);
    expect(read.made).toEqual([]);
    expect(read.faults[0]).toMatchObject({ path, fault });
  });
});
