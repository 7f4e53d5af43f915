import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  COMMAND_TYPES,
  type Command,
  check,
  FLOW_IDS,
  type Game,
  RULE_IDS,
  RULING_IDS,
} from '../../src/engine/index.ts';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { say as inWords, namesOf, refusal } from '../../src/i18n/index.ts';
import {
  asked,
  choose,
  deploy,
  endTurn,
  fire,
  move,
  pass,
  play,
  refusedBy,
  roll,
  takeCover,
} from '../support/builders/given.ts';
import { moments, table } from '../support/builders/moments.ts';

const ids: ReadonlySet<string> = new Set([...RULE_IDS, ...RULING_IDS, ...FLOW_IDS]);

/** Anything at all, given to the engine as if it were a command. */
const say = (game: Game, value: unknown) => refusedBy(game, value as Command);

describe('the right command at the wrong moment', () => {
  const each: Command[] = [
    choose('north'),
    deploy('b1', 4, 4),
    move('a1', [6, 14], [7, 14]),
    fire('a1', 'b1'),
    { type: 'aim' },
    takeCover('b1'),
    pass,
    roll(1, 1, 1),
    endTurn,
  ];
  const fits: Record<string, readonly string[]> = {
    'roll-off': [],
    edge: ['choose'],
    deployment: ['deploy'],
    'first turn': [],
    turn: ['move', 'fire'],
    'take cover': ['takeCover', 'pass'],
    aim: ['aim', 'pass'],
    dice: ['roll'],
    'close combat': [],
    'free roll': [],
    over: [],
  };

  test.each(Object.keys(moments))('%s takes what is asked, and of the rest nothing', (name) => {
    const game = moments[name] as Game;
    const legal = each.filter((command) => refusedBy(game, command) === null).map((command) => command.type);
    expect(legal).toEqual(fits[name]);
    for (const command of each) {
      const refused = refusedBy(game, command);
      if (refused !== null) expect(refused).toMatch(/^(FLOW-|TURN-6)/);
    }
  });

  test('a command that comes twice is refused the second time', () => {
    const first: [Game, Command][] = [
      [moments['roll-off'] as Game, roll(6, 1)],
      [moments.edge as Game, choose('north')],
      [moments.deployment as Game, deploy('b1', 4, 4)],
      [table(), move('a1', [6, 14], [7, 14])],
      [table(), fire('a1', 'b1')],
      [table(), takeCover('a1')],
      [play(table(), takeCover('a1')).game, endTurn],
      [moments['take cover'] as Game, takeCover('b1')],
      [moments.aim as Game, { type: 'aim' }],
      [moments.dice as Game, roll(1, 1, 1)],
      [moments.turn as Game, { type: 'concede', side: 'b' }],
    ];
    for (const [game, command] of first) expect(refusedBy(play(game, command).game, command)).not.toBeNull();
  });
});

describe('whatever is said', () => {
  /** Commands of the right form about this table, most of them nonsense. */
  const wild = fc.oneof(
    fc.record(
      {
        type: fc.constantFrom(...COMMAND_TYPES),
        who: fc.constantFrom('a1', 'b1', 'b2', 'nobody'),
        at: fc.oneof(fc.constantFrom('a1', 'b1', 'nobody'), fc.tuple(fc.double(), fc.double())),
        path: fc.array(fc.tuple(fc.double({ min: -50, max: 50 }), fc.double({ min: -50, max: 50 }))),
        dice: fc.oneof(fc.integer(), fc.array(fc.integer({ min: 0, max: 7 }))),
        option: fc.string(),
      },
      { requiredKeys: ['type'] },
    ),
    fc
      .array(fc.tuple(fc.double({ min: -50, max: 50, noNaN: true }), fc.double({ min: -50, max: 50, noNaN: true })))
      .map((path) => ({ type: 'move', who: 'a1', path: [[6, 14], ...path] })),
    fc.array(fc.integer({ min: 1, max: 6 })).map((dice) => ({ type: 'roll', dice })),
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
  );

  test('[case T8] is either applied or refused by a known rule, never by a fault, and a refusal leaves all as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(moments)), wild, (name, value) => {
        const game = moments[name] as Game;
        const refused = say(game, value);
        if (refused === null) expect(apply(game, value as Command).ok).toBe(true);
        else expect(refused !== 'FLOW-BROKEN' && ids.has(refused)).toBe(true);
        expect(asked(game)).toBe(asked(moments[name] as Game));
      }),
      { numRuns: 500 },
    );
  });

  test('a refusal names a rule and, where it counts something, the numbers', () => {
    const dear = check(table(), move('a1', [6, 14], [6, 23]));
    expect(dear).toMatchObject({ rule: 'MOVE-1', data: { length: 9, most: 4 } });
  });
});

test('[case S12] what breaks inside the engine leaves the game as it was, and says to save it', () => {
  const { turn: sound } = moments;
  if (!sound) throw new Error('there is no turn among them');
  const [turn] = sound.state.frames;
  const shot = {
    kind: 'shot',
    who: 'gone',
    at: 'b1',
    weapon: 'rifle',
    via: 'fire',
    shots: 1,
    aimed: false,
    step: 'roll',
  } as const;
  const broken: Game = { ...sound, state: { ...sound.state, frames: turn ? [turn, shot] : [] } };
  const before = JSON.stringify(broken.state);
  for (const command of [roll(1), roll(1, 1, 1), pass, endTurn]) {
    const result = apply(broken, command);
    expect(result.ok).toBe(false);
    expect(JSON.stringify(broken.state)).toBe(before);
  }
  expect(apply(broken, roll(1))).toMatchObject({ violation: { rule: 'FLOW-BROKEN' } });
  for (const language of ['en', 'it', 'fr'] as const) {
    const t = translator(language);
    const told = inWords(t, refusal(t, { rule: 'FLOW-BROKEN' }, namesOf(sound.setup, t), 'tactic-2.2'));
    expect(told).toMatch(/save it to a file|file|fichier/);
  }
});
