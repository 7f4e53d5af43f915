import { describe, expect, test } from 'vitest';
import type { Case } from '../../src/play/cases/case.ts';
import { judge } from '../../src/play/cases/judge.ts';
import { differences } from '../../src/play/cases/matching.ts';
import { turnedRound } from '../../src/play/cases/turnedRound.ts';
import { readCase } from '../../src/play/files/readCase.ts';
import { readPlayable } from '../../src/play/files/readPlayable.ts';
import { hedge, textWith } from './cases.ts';

const read = (change: Readonly<Record<string, unknown>> = {}): Case => {
  const given = readCase(textWith(change));
  if (!given.ok) throw new Error(`${given.fault.path}: ${given.fault.fault}`);
  return given.value;
};
const fault = (change: Readonly<Record<string, unknown>>) => {
  const given = readCase(textWith(change));
  return given.ok ? null : [given.fault.path, given.fault.fault];
};
const found = (...expect: readonly unknown[]) =>
  judge(read({ expect })).map(({ holds, differences: all }) => (holds ? [] : all));
const fire = { type: 'fire', who: 'ann', at: 'cyd' };

describe('a case', () => {
  test('holds where the game is as it says', () => {
    expect(judge(read()).every(({ holds }) => holds)).toBe(true);
  });

  test('says where it is not, what was expected, what is there, and the rule that refused', () => {
    expect(
      found({
        allows: {
          type: 'move',
          who: 'ann',
          path: [
            [4, 12],
            [4, 18],
          ],
        },
      }),
    ).toEqual([[{ path: '', expected: null, found: 'MOVE-1', rule: 'MOVE-1' }]]);
    expect(found({ refuses: fire, rule: 'LOS-4' })).toEqual([[{ path: '', expected: 'LOS-4', found: null }]]);
    expect(found({ sight: ['ann', 'cyd'], is: { need: 4, cover: 'partial' } })).toEqual([
      [{ path: 'need', expected: 4, found: 5 }],
    ]);
    expect(found({ after: [fire], is: { characters: { cyd: { out: true } } } })).toEqual([
      [{ path: 'characters.cyd.out', expected: true, found: false }],
    ]);
    expect(found({ after: [{ type: 'aim' }], is: { tokens: { a: 4 } } })[0]).toMatchObject([{ path: 'commands.0' }]);
  });

  test('wants events in their order, and none of those it rules out', () => {
    const events = [fire, { type: 'pass' }, { type: 'pass' }, { type: 'roll', dice: [1, 2, 5] }];
    expect(found({ events, in: ['spent', { event: 'wounded', who: 'cyd' }], not: ['eliminated'] })).toEqual([[]]);
    expect(found({ events, in: ['wounded', 'spent'] })[0]).toMatchObject([{ path: 'in.1', expected: 'spent' }]);
    expect(found({ events, not: ['wounded'] })[0]).toMatchObject([{ path: 'not.0', found: { event: 'wounded' } }]);
  });

  test('[SETUP-2 I] [SETUP-2 Q] [SETUP-3 C] [SETUP-3 Q] says which rules another set-up than its own does not keep', () => {
    const two = { sides: { a: { force: ['ann', 'ann'] } } };
    expect(found({ setup: two, keeps: ['SETUP-3', 'SETUP-4'] }, { setup: two, breaks: ['SETUP-3'] })).toEqual([
      [],
      [{ path: 'breaks.0', expected: 'SETUP-3', found: null, rule: 'SETUP-3' }],
    ]);
    const combat = read({
      expect: [
        { setup: two, keeps: ['SETUP-3'] },
        { setup: {}, keeps: ['SETUP-3'] },
      ],
      under: ['combat-1.1'],
    });
    expect(judge(combat).map(({ differences: all }) => all)).toEqual([
      [{ path: 'keeps.0', expected: null, found: 'SETUP-3', rule: 'SETUP-3' }],
      [],
    ]);
    const dear = { setup: { ...two, mostPoints: 9 }, breaks: ['SETUP-2'] };
    expect(judge(read({ expect: [dear], under: ['tactic-qs-it'] }))[0]?.holds).toBe(true);
    expect(judge(read({ expect: [dear] }))[0]?.holds).toBe(false);
  });

  test('is judged by the editions it names, or by others if they are asked', () => {
    const expectation = { sight: ['ann', 'cyd'], is: { cover: 'partial' } };
    const asked = (under: unknown) => judge(read({ expect: [expectation], under })).map(({ rules }) => rules.edition);
    expect(asked('own')).toEqual(['tactic-2.2']);
    expect(asked('all')).toHaveLength(5);
    expect(asked(['combat-1.1'])).toEqual(['combat-1.1']);
    const other = { edition: 'combat-1.1', rulings: {}, rules: {} } as const;
    expect(judge(read({ expect: [expectation] }), other)).toMatchObject([{ rules: other, holds: true }]);
  });

  test('says of a game that no longer replays at which command', () => {
    const commands = [
      {
        type: 'move',
        who: 'ann',
        path: [
          [4, 12],
          [4, 20],
        ],
      },
    ];
    const [verdict] = judge(read({ game: { ...hedge.game, commands } }));
    expect(verdict).toMatchObject({ holds: false, differences: [{ path: 'game.commands[0]', rule: 'MOVE-1' }] });
  });

  test('holds turned round in nothing', () => {
    const given = read();
    expect(given.expect.map((each) => turnedRound(each).length)).toEqual([4, 1, 1, 1, 2, 3, 1]);
    const turned = given.expect.flatMap((each) => turnedRound(each));
    expect(judge({ ...given, expect: turned }).filter(({ holds }) => holds)).toEqual([]);
  });
});

test('a case may be about a question that only one of the editions it asks has', () => {
  expect(fault({ about: ['R37'], under: ['tactic-2.2', 'tactic-2.0-beta'] })).toBeNull();
  expect(fault({ about: ['R37'], under: 'all' })).toBeNull();
  expect(fault({ about: ['R37'], under: ['tactic-qs-it'] })).toEqual(['about[0]', 'foreign-ruling']);
});

test('house rules may bring in rules of other editions, which a case may then be about', () => {
  expect(fault({ about: ['PSY-1'], game: { ...hedge.game, rules: { 'PSY-1': 'panic' } } })).toBeNull();
});

test('a case opens like a game, under its title', () => {
  const opened = readPlayable(textWith());
  expect(opened.ok && opened.value.start.title).toBe(read().title);
  expect(readPlayable(textWith({ about: ['FIRE-99'] }))).toMatchObject({ ok: false, fault: { path: 'about[0]' } });
});

describe('a case is refused', () => {
  test.each([
    ['of a newer version', { version: 2 }, ['version', 'newer-version']],
    ['about a rule that is not there', { about: ['FIRE-3', 'FIRE-99'] }, ['about[1]', 'unknown-rule']],
    ['about a question its edition does not have', { about: ['R37'] }, ['about[0]', 'foreign-ruling']],
    ['about a rule its edition does not have', { about: ['FIRE-3', 'PSY-1'] }, ['about[1]', 'foreign-rule']],
    [
      'about a rule none of its editions has',
      { about: ['SETUP-3'], under: ['tactic-qs-it'] },
      ['about[0]', 'foreign-rule'],
    ],
    [
      'that looks at nobody',
      { expect: [{ sight: ['ann', 'egon'], is: { los: true } }] },
      ['expect[0].sight[1]', 'unknown-character'],
    ],
    [
      'that asks for the chances of nobody',
      { expect: [{ odds: fire, who: 'egon', is: { none: 1 } }] },
      ['expect[0].who', 'unknown-character'],
    ],
    [
      'that expects something of nobody',
      { expect: [{ after: [], is: { characters: { egon: { out: true } } } }] },
      ['expect[0].is.characters.egon', 'unknown-character'],
    ],
    [
      'that rules out an event there is none of',
      { expect: [{ events: [fire], not: ['wonded'] }] },
      ['expect[0].not[0]', 'unknown-event'],
    ],
    [
      'that rules out what nobody can meet with',
      { expect: [{ events: [fire], not: [{ event: 'wounded', who: 'egon' }] }] },
      ['expect[0].not[0].who', 'unknown-character'],
    ],
    [
      'that is refused by no rule',
      { expect: [{ refuses: fire, rule: 'FIRE-99' }] },
      ['expect[0].rule', 'unknown-rule'],
    ],
    ['that any set-up meets', { expect: [{ setup: { mostPoints: 1 } }] }, ['expect[0]', 'says-nothing']],
    [
      'that asks a rule of a set-up which is not asked of any',
      { expect: [{ setup: {}, keeps: ['SETUP-7'] }] },
      ['expect[0].keeps[0]', 'not-one-of'],
    ],
    [
      'with another set-up whose force is of cards that are not there',
      { expect: [{ setup: { sides: { b: { force: ['egon'] } } }, keeps: ['SETUP-3'] }] },
      ['expect[0].setup.sides.b.force[0]', 'unknown-card'],
    ],
    [
      'with another set-up whose scenery has no shape',
      {
        expect: [
          {
            setup: {
              scenery: [{ id: 'x', look: 'rocks', terrain: [], shape: { kind: 'circle', at: [1, 1], radius: 0 } }],
            },
            keeps: ['SETUP-4'],
          },
        ],
      },
      ['expect[0].setup.scenery[0].shape.radius', 'not-positive'],
    ],
    [
      'with a set-up of other cards',
      { expect: [{ setup: { cards: [] }, keeps: ['SETUP-3'] }] },
      ['expect[0].setup.cards', 'unknown-field'],
    ],
    ['that expects nothing', { expect: [] }, ['expect', 'says-nothing']],
    ['that any position meets', { expect: [{ after: [], is: {} }] }, ['expect[0]', 'says-nothing']],
    ['that any events meet', { expect: [{ events: [fire] }] }, ['expect[0]', 'says-nothing']],
    ['with an expectation of no kind', { expect: [{ is: { los: true } }] }, ['expect[0]', 'not-one-of']],
    ['with a field of another kind', { expect: [{ allows: fire, rule: 'X' }] }, ['expect[0].rule', 'unknown-field']],
    ['with a bad command', { expect: [{ allows: { ...fire, who: 7 } }] }, ['expect[0].allows.who', 'not-text']],
    [
      'with a game that does not go together',
      { game: { ...hedge.game, edition: 'x' } },
      ['game.edition', 'unknown-edition'],
    ],
  ])('%s', (_, change, expected) => {
    expect(fault(change)).toEqual(expected);
  });

  test('but one with an open question may expect nothing', () => {
    expect(fault({ expect: [], open: 'And then?' })).toBeNull();
  });
});

describe('part of what there is', () => {
  test.each([
    [{ a: 1 }, { a: 1, b: 2 }, []],
    [{ a: { b: 1 } }, { a: { b: 2 } }, ['a.b']],
    [{ list: { x: { at: [1, 2] } } }, { list: [{ id: 'x', at: [1, 2] }] }, []],
    [{ list: { y: {} } }, { list: [{ id: 'x' }] }, ['list.y']],
    [{ list: [1] }, { list: [1, 2] }, ['list']],
    [{ n: 1.05 }, { n: 1 }, []],
    [{ n: 1.2 }, { n: 1 }, ['n']],
    [{ missing: null }, {}, ['missing']],
    [{ toString: 1 }, {}, ['toString']],
  ])('%j in %j', (expected, there, paths) => {
    expect(differences(expected, there, 0.1).map(({ path }) => path)).toEqual(paths);
  });
});
