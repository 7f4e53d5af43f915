import { describe, expect, test } from 'vitest';
import { joinPreview, partnersOf, suppressionPreview } from '../../../src/pointing/previews/suppression.ts';
import { watchPreview } from '../../../src/pointing/previews/watch.ts';
import { given, suppressing, total } from '../../support/builders/given.ts';
import { squad } from '../../support/builders/squad.ts';

describe('opportunity fire', () => {
  const game = given({
    a: [{ id: 'anton', at: [4, 12], card: { opportunityFire: 2 } }],
    b: [
      { id: 'carl', at: [12, 12] },
      { id: 'doris', at: [12, 9.4] },
      { id: 'emil', at: [12, 18] },
    ],
    scenery: [total('house', [9, 8], [1, 3.2])],
  });

  test('reaches from the edge of the marker; who is in there already, and who of them is seen [OF-2 Q]', () => {
    expect(watchPreview(game, 'anton', [12, 11])).toEqual({
      who: 'anton',
      at: [12, 11],
      level: 0,
      range: 2,
      inside: [
        { who: 'carl', seen: true },
        { who: 'doris', seen: false },
      ],
      violation: null,
      command: { type: 'opportunityFire', who: 'anton', at: [12, 11] },
    });
  });

  test('not where its owner does not see the marker [LOS-14 Q]', () => {
    expect(watchPreview(game, 'anton', [15, 8.6])?.violation?.rule).toBe('LOS-14');
  });
});

describe('suppression fire', () => {
  test('[SF-4 C] [R77 C] pins those alone whom a firer sees', () => {
    const men = { leader: { role: 'nco' } } as const;
    const scenery = [total('house', [9, 11], [1, 2])];
    const seen = (change: object) => suppressionPreview(squad({ ...men, ...change }), 's', [12, 14], ['f'])?.pinned;
    expect(seen({ edition: 'combat-1.1', tokens: { a: 12 } })).toEqual(['e']);
    expect(seen({ edition: 'combat-1.1', tokens: { a: 12 }, scenery, friend: { at: [4, 12.9] } })).toEqual([]);
    expect(seen({ scenery, friend: { at: [4, 12.9] } })).toEqual(['e']);
  });

  test('[SF-2 C] [R47 C] partners stand within the leader’s radius', () => {
    const game = squad({ edition: 'combat-1.1', leader: { role: 'nco' }, friend: { at: [4, 19] } });
    expect(partnersOf(game, 's', [])).toEqual([
      { id: 'f', violation: { rule: 'SF-2', data: { who: 'f', most: 5 } } },
      { id: 'g', violation: null },
    ]);
  });

  test('[R47=b C] an officer who does not fire needs two others, and none of them is to blame for that', () => {
    const game = squad({ edition: 'combat-1.1', rulings: { R47: 'b' }, leader: { role: 'officer' } });
    expect(partnersOf(game, 's', []).map(({ violation }) => violation)).toEqual([null, null]);
    expect(suppressionPreview(game, 's', [12, 12], ['f'])?.violation?.rule).toBe('R47');
    expect(suppressionPreview(game, 's', [12, 12], ['f', 'g'])).toMatchObject({ firers: ['f', 'g'], violation: null });
  });

  test('says who keeps it up and whom it pins, own men too [SF-4 Q]', () => {
    const game = squad({ a: [{ id: 'near', at: [12, 13] }] });
    expect(suppressionPreview(game, 's', [12, 12], ['f'])).toMatchObject({
      range: 3,
      firers: ['s', 'f'],
      pinned: ['near', 'e'],
      violation: null,
      command: { type: 'suppressionFire', who: 's', at: [12, 12], with: ['f'] },
    });
  });

  test('is not begun by one alone without a machine gun [R47 Q]', () => {
    expect(suppressionPreview(squad(), 's', [12, 12], [])?.violation?.rule).toBe('R47');
  });

  test('partners are those who could take part wherever they see; the others say why not [SF-10 Q]', () => {
    const game = squad({ friend: { state: { attacked: true } }, scenery: [total('house', [6, 15], [2, 3])] });
    expect(partnersOf(game, 's', [])).toEqual([
      { id: 'f', violation: expect.objectContaining({ rule: 'SF-10' }) },
      { id: 'g', violation: null },
    ]);
  });

  test('each more needs a token [TURN-11 Q]', () => {
    const game = squad({ tokens: { a: 2 } });
    expect(partnersOf(game, 's', []).map(({ violation }) => violation)).toEqual([null, null]);
    expect(partnersOf(game, 's', ['f'])[1]?.violation?.rule).toBe('TURN-11');
  });

  test('is joined at its marker, by those of its side who are no part of it [SF-3 Q]', () => {
    const game = squad({ markers: [suppressing('m1', [12, 12], 3, 's', 'f')] });
    expect(joinPreview(game, 'g', 'm1')).toMatchObject({
      firers: ['s', 'f', 'g'],
      pinned: ['e'],
      violation: null,
      command: { type: 'joinSuppression', who: 'g', marker: 'm1' },
    });
    expect(joinPreview(game, 'f', 'm1')).toBeNull();
    expect(joinPreview(game, 'x', 'm1')).toBeNull();
  });
});
