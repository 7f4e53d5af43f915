import { describe, expect, test } from 'vitest';
import { describePreview } from '../../../src/board/describe/index.ts';
import { awaiting, distance, type Game, type Point } from '../../../src/engine/index.ts';
import { translator } from '../../../src/i18n/everyLanguage.ts';
import { namesOf } from '../../../src/i18n/index.ts';
import { driftPreview, grenadePreview, throwRanges } from '../../../src/pointing/previews/grenade.ts';
import { box, frag, type Given, given, grenade, play, rifle, roll, suppressing } from '../../support/builders/given.ts';

const position: Given = {
  a: [
    { id: 'anton', at: [4, 12], card: { weapons: [rifle(), frag()] } },
    { id: 'berta', at: [10, 14] },
  ],
  b: [
    { id: 'carl', at: [12, 12] },
    { id: 'doris', at: [11, 9.8], state: { inCover: true } },
  ],
  scenery: [box('wall', [9.5, 10.8], [4, 0.4])],
};
const game = given(position);
const speech = {
  t: translator(),
  names: namesOf(game.setup, translator()),
  edition: 'tactic-2.2' as const,
  locale: 'en',
};

describe('a grenade', () => {
  test('thrown within 10u bursts where it is aimed; who is caught, who is sheltered and by what [GREN-2 Q] [GREN-7 Q]', () => {
    const preview = grenadePreview(game, 'anton', [11.004, 12]);
    expect(preview).toMatchObject({
      at: [11, 12],
      scatters: false,
      drifts: [],
      burst: { reach: 2, caught: ['berta', 'carl'], sheltered: [{ who: 'doris', behind: ['wall'] }] },
      violation: null,
      command: { type: 'grenade', who: 'anton', at: [11, 12] },
    });
    expect(preview && describePreview(game, { kind: 'grenade', ...preview }, speech)).toEqual({
      title: 'Grenade, 6u',
      brief: ['bursts where it is aimed', 'catches berta, carl'],
      lines: ['bursts where it is aimed', 'catches berta, carl', 'sheltered: doris (behind stone wall)'],
      warnings: ['catches your own: berta'],
    });
  });

  test('thrown farther may scatter by 2 or 4u, beyond 15u it is refused [GREN-4 Q] [R18 Q]', () => {
    expect(grenadePreview(game, 'anton', [16, 12])).toMatchObject({ scatters: true, drifts: [2, 4], violation: null });
    expect(grenadePreview(game, 'anton', [21, 12])?.violation?.rule).toBe('GREN-2');
  });

  test('that may scatter: whom it may catch is told besides whom it catches where it is aimed [GREN-5 Q] [GREN-7 Q]', () => {
    const far = grenadePreview(game, 'anton', [17, 12]);
    expect(far).toMatchObject({ scatters: true, burst: { caught: [] }, mayCatch: ['carl', 'doris'] });
    expect(far && describePreview(game, { kind: 'grenade', ...far }, speech).lines).toContain(
      'a scatter may catch: carl, doris',
    );
    expect(grenadePreview(game, 'anton', [10, 12])?.mayCatch).toEqual([]);
  });

  test('of one who is suppressed goes 5u at most, and never for sure [SF-6 Q]', () => {
    const pinned = given({ ...position, markers: [suppressing('m1', [4, 13], 2, 'carl', 'doris')] });
    expect(throwRanges(pinned, 'anton')).toEqual({ sure: null, most: pinned.setup.ruleset.suppression.grenades });
    expect(throwRanges(game, 'anton')).toEqual({ sure: 10, most: 15 });
    expect(grenadePreview(pinned, 'anton', [8, 12])).toMatchObject({ scatters: true, violation: null });
    expect(grenadePreview(pinned, 'anton', [12, 12])?.violation?.rule).toBe('SF-6');
  });

  test('with Take Cover as protection: no scenery is named [R21=b Q]', () => {
    const covered = given({ ...position, rulings: { R21: 'b' }, scenery: [] });
    expect(grenadePreview(covered, 'anton', [11, 11])?.burst.sheltered).toEqual([{ who: 'doris', behind: [] }]);
  });

  test('of smoke says so, and what it leaves [GREN-15 B]', () => {
    const smoking = given({
      ...position,
      edition: 'tactic-2.0-beta',
      a: [{ id: 'anton', at: [4, 12], state: { grenades: ['smoke'] } }],
    });
    const preview = grenadePreview(smoking, 'anton', [4, 20]);
    expect(preview && describePreview(smoking, { kind: 'grenade', ...preview }, speech)).toEqual({
      title: 'Smoke grenade, 7u',
      brief: ['bursts where it is aimed', 'catches nobody'],
      lines: ['bursts where it is aimed', 'makes a smoke screen 5u across', 'catches nobody'],
      warnings: [],
    });
  });

  test('is nobody’s who has none', () => {
    expect(grenadePreview(game, 'berta', [11, 12])).toBeNull();
  });
});

describe('a scattered grenade', () => {
  const thrown = play(game, grenade('anton', [16, 12]), roll(2)).game;
  const drifted = (to: Point, table: Game = thrown) => {
    const question = awaiting(table);
    return question.kind === 'drift' ? driftPreview(table, question, to) : null;
  };

  test('goes where it is put within the circle, with what it would do there [GREN-6 Q]', () => {
    expect(drifted([14.5, 12])).toMatchObject({
      to: [14.5, 12],
      distance: 1.5,
      burst: { at: [14.5, 12], caught: ['carl'] },
      violation: null,
      command: { type: 'drift', to: [14.5, 12] },
    });
  });

  test('a little beyond the rim is on it, whichever way; farther is refused [GREN-5 Q]', () => {
    for (let angle = 0; angle < 6.28; angle += 0.13) {
      const at: Point = [16 + 2.6 * Math.cos(angle), 12 + 2.6 * Math.sin(angle)];
      const preview = drifted(at);
      expect(preview?.violation).toBeNull();
      expect(distance([16, 12], preview?.to ?? at)).toBeGreaterThan(1.97);
    }
    expect(drifted([19, 12])?.violation?.rule).toBe('GREN-5');
  });

  test('beyond the edge of the table it bursts there, or is lost [R49 Q] [R49=b Q]', () => {
    const near = (rulings: Given['rulings'] = {}) => {
      const table = given({
        ...position,
        rulings,
        a: [{ ...position.a?.[0], id: 'anton', at: [12, 11] }],
        scenery: [],
      });
      return play(table, grenade('anton', [23.5, 12]), roll(1)).game;
    };
    expect(drifted([25, 12], near())?.burst?.at).toEqual([24, 12]);
    expect(drifted([25, 12], near({ R49: 'b' }))?.burst).toBeNull();
  });
});
