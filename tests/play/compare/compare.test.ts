import { describe, expect, test, vi } from 'vitest';
import type { EditionId, HouseRules, Rulings } from '../../../src/editions/index.ts';
import { type Command, type Game, sum } from '../../../src/engine/index.ts';
import type { Question } from '../../../src/play/compare/answers.ts';
import { compare } from '../../../src/play/compare/compare.ts';
import {
  aim,
  bid,
  box,
  endTurn,
  fire,
  frag,
  type Given,
  given,
  grenade,
  move,
  moveAndFire,
  pass,
  play,
  roll,
  suppressing,
  takeCover,
  total,
} from '../../support/builders/given.ts';

vi.setConfig({ testTimeout: 20_000 }); // each asks six sets of rules about everything, and again for the reasons

const NAMES = { q: 'tactic-2.2', b: 'tactic-2.0-beta', i: 'tactic-qs-it', f: 'tactic-qs-fr', c: 'combat-1.1' } as const;
const EDITION_OF = (edition: EditionId) => ({ edition });

/** The columns of a comparison, the game's own as `own`, the editions by their letters. */
function asked(game: Game, command: Command, edition: EditionId = 'tactic-2.2') {
  const { columns } = compare(game, EDITION_OF(edition), command);
  expect(columns.map(({ of }) => of)).toEqual(['own', ...Object.values(NAMES)]);
  const [own, q, b, i, f, c] = columns as [Column, Column, Column, Column, Column, Column];
  return { own, q, b, i, f, c };
}
type Column = ReturnType<typeof compare>['columns'][number];

/** By which values of the ruleset, and under which rules, an edition answers otherwise. */
const why = (column: Column, question: Question) => column.differences[question];
const leaves = (column: Column, question: Question) => why(column, question)?.map(({ leaf }) => leaf);
const rules = (column: Column, question: Question) => why(column, question)?.flatMap((reason) => reason.rules);

/** A shooter at [5, 12] and his target 8u to the east; another of each side is far away. */
const duel = (change: Given = {}): Game =>
  given({
    edition: 'tactic-2.2',
    ...change,
    a: [{ id: 's', at: [5, 12] }, { id: 'far', at: [2, 23], points: 99 }, ...(change.a ?? [])],
    b: [{ id: 't', at: [14, 12] }, { id: 'off', at: [22, 1], points: 99 }, ...(change.b ?? [])],
  });
const behindHedge = (change: Given = {}) => duel({ ...change, scenery: [box('hedge', [6.5, 11], [0.5, 2])] });

describe('a shot', () => {
  test('at one whom only a hedge beside the shooter covers: open in Q and C, in cover in I and F, by the rule of what is near', () => {
    const { own, q, i, f, c } = asked(behindHedge(), fire('s', 't'));
    expect([own, q, i, f, c].map(({ answers }) => sum(answers.need ?? []))).toEqual([4, 4, 5, 5, 4]);
    expect(i.answers.sight).toMatchObject({ cover: 'partial', counted: [{ id: 'hedge' }] });
    expect(why(i, 'need')).toEqual([{ leaf: 'sight.nearRule', rules: ['COVER-6', 'COVER-8', 'R32', 'R95'] }]);
    expect(leaves(f, 'sight')).toEqual(['sight.nearRule']);
    expect(q.differences).toEqual({});
    expect(own.differences).toEqual({});
  });

  test('has chances that come from the same rules, and their difference too', () => {
    const game = behindHedge({ tokens: { a: 1, b: 0 } });
    const { own, i } = asked(game, fire('s', 't'));
    expect(own.answers.odds).toEqual([
      { who: 't', least: expect.objectContaining({ none: 0.125 }), most: expect.objectContaining({ none: 0.125 }) },
    ]);
    expect(i.answers.odds).toMatchObject([{ who: 't', least: { none: expect.closeTo(8 / 27, 8) } }]);
    expect(leaves(i, 'odds')).toEqual(['sight.nearRule']);
  });

  test('without a line of sight has no number and no dice, and is refused everywhere alike', () => {
    const { own, q, i, f, c } = asked(duel({ scenery: [total('house', [8, 10], [3, 4])] }), fire('s', 't'));
    for (const { answers, differences } of [own, q, i, f, c]) {
      expect(answers).toMatchObject({ verdict: { rule: 'LOS-2' }, sight: { los: false } });
      expect(answers.need ?? answers.count ?? answers.odds).toBeUndefined();
      expect(Object.keys(differences)).not.toContain('verdict');
    }
  });

  test('declared with Aim, or several at once, is for C alone', () => {
    const aimed = asked(duel(), { type: 'fire', who: 's', at: 't', aim: true });
    expect(aimed.own.answers.verdict).toEqual({ rule: 'R15' });
    expect(aimed.c.answers.verdict).toBeNull();
    expect(rules(aimed.c, 'verdict')).toEqual(['FIRE-9', 'R14', 'R15']);
    const two = asked(duel(), { type: 'fire', who: 's', at: 't', shots: 2 });
    expect([two.own, two.c].map(({ answers }) => sum(answers.count ?? []))).toEqual([3, 6]);
    expect(rules(two.c, 'count')).toEqual(['FIRE-7', 'R14']);
  });

  test('that is being decided about is the one an answer speaks of', () => {
    const shot = play(behindHedge(), fire('s', 't'), pass).game;
    const { own, i, c } = asked(shot, aim);
    expect([own, i].map(({ answers }) => [sum(answers.need ?? []), sum(answers.count ?? [])])).toEqual([
      [4, 4],
      [5, 4],
    ]);
    expect(c.cannot).toEqual({ what: 'pending', because: [{ leaf: 'aim.declared', rules: ['FIRE-9', 'R14', 'R15'] }] });
    expect(c.answers).toEqual({});
  });
});

describe('a move', () => {
  test('has a length, a price, what it crosses and whom it touches', () => {
    const scenery = [box('fence', [7, 11], [0.4, 2])];
    const { own, c } = asked(duel({ scenery }), move('s', [5, 12], [9, 12]));
    expect(own.answers.way).toEqual({
      length: 4,
      tokens: 2,
      crossings: [{ element: 'fence', kind: 'crosses', cost: 1 }],
      contacts: [],
    });
    expect(c.answers.way).toEqual(own.answers.way);
  });

  test('past an enemy’s base ends at it in all but F, which may pass', () => {
    const game = duel({ b: [{ id: 'guard', at: [7, 13] }] });
    const { own, f } = asked(game, move('s', [5, 12], [9, 12]));
    expect(own.answers.way?.contacts).toEqual(['guard']);
    expect(f.answers.way?.contacts).toEqual([]);
    expect(rules(f, 'way')).toEqual(['MOVE-6', 'H2H-1', 'R12', 'R94']);
  });

  test('with the shot on the way is for C alone', () => {
    const command: Command = {
      type: 'moveAndFire',
      who: 's',
      path: [
        [5, 12],
        [7, 12],
      ],
      shotAfter: 1,
    };
    const { own, c } = asked(duel({ a: [] }), command);
    expect(own.answers.verdict?.rule).toBe('TURN-8');
    const mover = given({
      a: [{ id: 's', at: [5, 12], card: { moveAndFire: 3 } }],
      b: [{ id: 't', at: [14, 12] }],
      edition: 'tactic-2.2',
    });
    const moving = asked(mover, command);
    expect(moving.own.answers.verdict).toEqual({ rule: 'MF-1' });
    expect(rules(moving.c, 'verdict')).toEqual(['MF-1']);
    expect(c.answers.way).toBeUndefined();
    expect(
      asked(
        mover,
        moveAndFire(
          's',
          [
            [5, 12],
            [7, 12],
          ],
          't',
        ),
      ).own.answers,
    ).toMatchObject({
      way: { length: 2 },
      range: { distance: 8, range: 'short' },
    });
  });
});

describe('a grenade', () => {
  const thrower = { id: 's', at: [4, 12] as const, card: { weapons: [frag()] } };

  test('scatters as each edition has it', () => {
    const game = given({ edition: 'tactic-2.2', a: [thrower], b: [{ id: 't', at: [11, 12] }] });
    const { own, i, f, c } = asked(game, grenade('s', [10, 12]));
    expect([own, i, f].map(({ answers }) => answers.scatter)).toEqual([null, null, null]);
    expect(c.answers.scatter).toEqual({ most: [2, 2, 1, 1, 0, 0], exactly: false });
    expect(leaves(c, 'scatter')).toEqual(['grenades.sure', 'grenades.scatter']);
    expect(c.answers.burst).toEqual({ caught: ['t'], sheltered: [] });
    const far = asked(game, grenade('s', [16, 12]));
    expect(far.own.answers.scatter).toEqual({ most: [4, 2, 2, 2, 0, 0], exactly: false });
    expect(rules(far.f, 'scatter')).toEqual(['GREN-5', 'R20']);
    expect(far.c.answers.verdict).toEqual({ rule: 'GREN-2', data: { distance: 11, most: 10 } });
    expect(rules(far.c, 'verdict')).toEqual(['GREN-2', 'R18']);
  });

  test('that has gone further than the edition’s table lets it is no position of it', () => {
    const game = given({ edition: 'tactic-2.2', a: [thrower], b: [{ id: 't', at: [16, 12] }] });
    const thrown = play(game, grenade('s', [16, 12]), roll(1)).game;
    const { q, f } = asked(thrown, { type: 'drift', to: [19, 12] });
    expect(q.answers.burst).toEqual({ caught: ['t'], sheltered: [] });
    expect(f.cannot).toMatchObject({ what: 'pending', because: [{ leaf: 'grenades.scatter' }] });
  });
});

describe('what the acting character may do', () => {
  test('is told of each kind of action, with what stands against it', () => {
    const { own, c } = asked(duel(), fire('s', 't'));
    expect(own.answers.takeCover).toEqual({ cost: 1, violation: null });
    expect(own.answers.grenade?.violation?.rule).toBe('R130');
    expect(c.answers.takeCover?.violation?.rule).toBe('TC-1');
    expect(why(c, 'takeCover')).toEqual([{ leaf: 'takeCover.when', rules: ['TC-1'] }]);
  });

  test('is not asked in the middle of something, nor of one whose turn it is not', () => {
    expect(asked(play(duel(), fire('s', 't')).game, takeCover('t')).own.answers.move).toBeUndefined();
    expect(asked(duel(), fire('t', 's')).own.answers.move).toBeUndefined();
  });
});

describe('rules of the players’ own', () => {
  const settled = (rulings: Rulings, own: HouseRules = {}) => behindHedge({ rulings, rules: own });

  test('stand in the first column, and the edition they come from may differ from them', () => {
    const { own, q } = asked(settled({}, { 'TC-2': 2 }), fire('s', 't'));
    expect(q.differences.odds).toMatchObject([{ leaf: 'takeCover.add', rules: ['TC-2', 'FIRE-3'] }]);
    expect(sum(own.answers.need ?? [])).toBe(4);
  });

  test('values that only decide together are named together', () => {
    const covered = given({
      edition: 'tactic-2.2',
      rules: { 'COVER-6': 'target', 'COVER-7': 'scenery' },
      a: [
        { id: 's', at: [5, 12] },
        { id: 'friend', at: [9, 12] },
      ],
      b: [{ id: 't', at: [14, 12] }],
      scenery: [box('hedge', [6.2, 11], [0.4, 2])],
    });
    const { q } = asked(covered, fire('s', 't'));
    expect(q.answers.sight?.counted.map(({ id }) => id)).toEqual(['friend']);
    expect(leaves(q, 'sight')?.sort()).toEqual(['sight.charactersCover', 'sight.nearRule']);
  });
});

describe('a position that an edition cannot have', () => {
  test('a force with a card twice', () => {
    const game = duel();
    const sides = { ...game.setup.sides, a: { name: 'A', force: ['far', 'far'] } };
    const { c, i } = asked({ ...game, setup: { ...game.setup, sides } }, endTurn);
    expect(c).toMatchObject({ cannot: { what: 'forces', because: [{ rules: ['SETUP-3'] }] }, answers: {} });
    expect(i.cannot).toBeNull();
  });

  test('a bid for the initiative is for those with rounds; a turn of a round is asked of all', () => {
    const bids = given({
      edition: 'combat-1.1',
      a: [{ id: 'a', at: [2, 2] }],
      b: [{ id: 'b', at: [9, 9] }],
      frames: [{ kind: 'initiative', bids: null }],
    });
    const { own, q, c } = asked(bids, bid(1, 2), 'combat-1.1');
    expect([own, c].map(({ answers }) => answers.verdict)).toEqual([null, null]);
    expect(q.cannot).toMatchObject({ what: 'pending', because: [{ leaf: 'turn.rounds' }] });
    const turn = asked(duel({ edition: 'combat-1.1' }), fire('s', 't'), 'combat-1.1');
    expect([turn.q, turn.i, turn.f, turn.c].map(({ cannot }) => cannot)).toEqual([null, null, null, null]);
  });

  test('an opportunity shot that F does not let one decline is not asked about there', () => {
    const game = given({
      edition: 'tactic-2.2',
      a: [{ id: 's', at: [5, 12] }],
      b: [{ id: 'g', at: [9, 16], card: { opportunityFire: 2 } }],
      markers: [{ id: 'm', kind: 'opportunity', at: [8, 12], owner: 'g' }],
    });
    const offered = play(game, move('s', [5, 12], [9, 12])).game;
    const { q, i, f } = asked(offered, pass);
    expect([q.answers.verdict, i.answers.verdict]).toEqual([null, null]);
    expect(f.cannot).toMatchObject({
      what: 'pending',
      because: [{ leaf: 'opportunity.optional', rules: ['OF-4', 'R92'] }],
    });
  });

  test('dice of suppression that another number of firers would roll', () => {
    const game = given({
      edition: 'tactic-2.2',
      a: [
        { id: 's', at: [5, 12] },
        { id: 'f', at: [5, 20] },
      ],
      b: [{ id: 't', at: [14, 12] }],
      scenery: [total('house', [8, 15], [3, 4])],
      markers: [suppressing('m', [14, 12], 2, 's', 'f')],
      frames: [
        { kind: 'turn', side: 'a', step: 'suppression', rolls: [], passed: false },
        { kind: 'suppressionRoll', marker: 'm', step: 'roll', firers: ['s'], sixes: [] },
      ],
    });
    const { q, i } = asked(game, roll(6));
    expect(q.answers.odds).toMatchObject([{ who: 't', least: { wound: 1 } }]);
    expect(i.cannot).toMatchObject({ what: 'pending', because: [{ leaf: 'suppression.dice', rules: ['SF-9'] }] });
  });

  test('a turn that would be over by itself', () => {
    const game = duel({ turn: { spent: 7 } });
    const { c, q } = asked(game, fire('s', 't'));
    expect(q.cannot).toBeNull();
    expect(c.cannot).toMatchObject({ what: 'pending', because: [{ leaf: 'turn.mostTokens', rules: ['TURN-5'] }] });
  });

  test('cover of another kind is left out, and said', () => {
    const game = duel({ b: [{ id: 'hides', at: [14, 15], state: { inCover: true } }] });
    const { q, c } = asked(game, fire('s', 'hides'));
    expect(sum(q.answers.need ?? [])).toBe(5);
    expect(sum(c.answers.need ?? [])).toBe(4);
    expect(c.without).toEqual([
      { what: 'cover', who: ['hides'], because: { leaf: 'takeCover.against', rules: ['TC-2', 'TC-3'] } },
    ]);
    expect(leaves(c, 'need')).toEqual(['takeCover.against']);
  });

  test('panic is left out where nobody loses his nerve, and said', () => {
    const rules = { 'PSY-1': 'panic' } as const;
    const game = duel({ rules, a: [{ id: 'shaken', at: [4, 15], state: { panicking: true } }] });
    const { own, q } = asked(game, move('shaken', [4, 15], [4, 14]));
    expect([own.answers.verdict, q.answers.verdict]).toMatchObject([{ rule: 'PSY-2' }, null]);
    expect(q.without).toEqual([
      { what: 'panic', who: ['shaken'], because: { leaf: 'wounds.psychology', rules: ['PSY-1', 'PSY-2', 'PSY-3'] } },
    ]);
  });

  test('a test of nerves is nothing that would come about elsewhere', () => {
    const rules = { 'PSY-1': 'panic' } as const;
    const game = duel({ rules, a: [{ id: 'shaken', at: [4, 15], state: { panicking: true } }] });
    const tested = play(game, { type: 'recover', who: 'shaken' }).game;
    const { q } = asked(tested, roll(3));
    expect(q.cannot).toMatchObject({ what: 'pending', because: [{ leaf: 'wounds.psychology' }] });
  });
});

test('asking changes nothing', () => {
  const game = behindHedge();
  const before = JSON.stringify(game.state);
  asked(game, fire('s', 't'));
  expect(JSON.stringify(game.state)).toBe(before);
});
