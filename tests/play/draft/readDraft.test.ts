import { describe, expect, test } from 'vitest';
import { faultsOf, fileOf, positionOf } from '../../../src/play/draft/draft.ts';
import { type ReadDraft, readDraft } from '../../../src/play/draft/readDraft.ts';
import { gameFile, withField } from '../files/gameFile.ts';

const NAMES = { a: 'Ann', b: 'Bob' };
const read = (file: unknown): ReadDraft => readDraft(JSON.stringify(file), NAMES);
const places = (was: ReadDraft): readonly string[] =>
  was.ok ? was.leftOut.map(({ path, fault }) => `${path} ${fault}`) : [`${was.fault.path} ${was.fault.fault}`];

describe('a file opened as a draft', () => {
  test('that is sound stands as it is, and comes back as the same file', () => {
    const was = read({ ...gameFile(), title: 'Yard', 'x-from': { game: 'Club', step: 7 } });
    expect(places(was)).toEqual([]);
    if (!was.ok) return;
    expect(was.draft.extras).toEqual({ 'x-from': { game: 'Club', step: 7 } });
    expect(read(fileOf(was.draft))).toEqual(was);
    expect(positionOf(was.draft).ok).toBe(true);
  });

  test('keeps what has a form and is wrong, and all of it is told', () => {
    const off = withField('position.characters.0.at', [40, 5]);
    const was = read(withField('position.characters.1.at', [17.5, 17], off));
    expect(places(was)).toEqual([]);
    if (!was.ok) return;
    expect(faultsOf(was.draft).map(({ path, fault }) => `${path} ${fault}`)).toEqual([
      'position.characters[0].at off-the-table',
      'position.characters[1].at no-room',
    ]);
    expect(read(fileOf(was.draft)), 'as what it would be saved as').toEqual(was);
  });

  test('leaves out what has no form, each with its place, and opens with all the rest', () => {
    const bent = withField('setup.scenery.1.shape.points', 'round');
    const strange = withField('position.characters.0.wounded', 3, withField('position.tokens.a', 'five', bent));
    const was = read(strange);
    expect(places(was)).toEqual(expect.arrayContaining([expect.stringMatching(/^setup\.scenery\[1\]/)]));
    expect(places(was)).toEqual(expect.arrayContaining([expect.stringMatching(/^position\.tokens\.a /)]));
    expect(places(was)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^position\.characters\[0\]\.wounded /)]),
    );
    if (!was.ok) return;
    expect(was.draft.setup.scenery.map(({ id }) => id)).toEqual(['wall']);
    expect(was.draft.position.characters.map(({ id, at }) => [id, at])).toEqual([
      ['anton', [5, 5]],
      ['berta', [12, 5]],
    ]);
  });

  test.each([
    ['no JSON', '{"format": "take-cover/game"', 'format breaks-off'],
    ['something else', '[1, 2]', ' other-format'],
    [
      'a card, which is no table',
      JSON.stringify({ format: 'take-cover/cards', version: 1, cards: [] }),
      'format other-kind',
    ],
    ['a file of a newer version', JSON.stringify({ ...gameFile(), version: 99 }), 'version newer-version'],
    ['an edition that nobody knows', JSON.stringify({ ...gameFile(), edition: 'tactic-9' }), 'edition unknown-edition'],
    ['nothing', '', ' breaks-off'],
  ])('is refused with its place where it is %s', (_, text, place) => {
    const was = readDraft(text, NAMES);
    expect([was.ok, ...places(was)]).toEqual([false, place]);
  });
});
