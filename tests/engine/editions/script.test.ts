import { describe, expect } from 'vitest';
import { type Awaiting, apply, awaiting, type Command, type GameEvent, sum } from '../../../src/engine/index.ts';
import { type Letter, letterNow } from '../../support/builders/editionNow.ts';
import { test } from '../../support/builders/editions.ts';
import {
  aim,
  box,
  drift,
  endTurn,
  fire,
  frag,
  type Given,
  given,
  grenade,
  move,
  pass,
  rifle,
  roll,
  suppressionFire,
  takeCover,
  total,
  watch,
} from '../../support/builders/given.ts';

/**
 * One script of commands and dice, played in the five editions: what comes of it in each. Questions on the way are answered
 * alike wherever they are asked; an edition that does not ask goes on without.
 */
interface Script {
  readonly position: Given;
  readonly commands: readonly Command[];
  /** What is chosen where it is offered; all else is declined. */
  readonly chosen?: readonly ('takeCover' | 'aim')[];
  /** Every roll takes its dice from here, each its own kind, and ones when there are no more. */
  readonly dice?: Partial<
    Record<'shot' | 'scatter' | 'burst' | 'burstTie' | 'closeCombat' | 'suppression', readonly number[]>
  >;
}

function played({ position, commands, chosen = [], dice = {} }: Script): readonly string[] {
  const pools = Object.fromEntries(Object.entries(dice).map(([kind, pool]) => [kind, [...pool]]));
  const told: string[] = [];
  let game = given(position);
  const give = (command: Command): void => {
    const result = apply(game, command);
    if (!result.ok) return void told.push(`${command.type}: ${result.violation.rule}`);
    game = result.game;
    told.push(...result.events.flatMap((event) => tell(event)));
  };
  for (const command of commands) {
    give(command);
    for (let due = awaiting(game); due.kind !== 'act' && due.kind !== 'over'; due = awaiting(game)) give(answer(due));
  }
  return told;

  function answer(due: Awaiting): Command {
    switch (due.kind) {
      case 'roll':
        return roll(...Array.from({ length: due.dice }, () => pools[due.about.what]?.shift() ?? 1));
      case 'drift':
        return drift([due.from[0] + due.most, due.from[1]]);
      case 'choose': {
        const { about, options } = due;
        if (about.what === 'takeCover') return chosen.includes('takeCover') ? takeCover(about.who) : pass;
        if (about.what === 'aim') return chosen.includes('aim') ? aim : pass;
        return options[0]?.command ?? pass;
      }
      default:
        throw new Error(`nobody has said what to answer to ${due.kind}`);
    }
  }
}

/** What is told of an event: numbers and dice of a shot, and what it does to people. */
function tell(event: GameEvent): readonly string[] {
  switch (event.event) {
    case 'shot':
      return [`${event.who} at ${event.at}: ${sum(event.count)}D ${sum(event.need)}+`];
    case 'grenadeThrown':
      return [`${event.who} throws`];
    case 'drifted':
      return [`drifts to ${event.to[0]}`];
    case 'wounded':
    case 'eliminated':
      return [`${event.who} ${event.event}`];
    case 'contact':
      return [`${event.who} fights ${event.with.join()}`];
    case 'over':
      return [`over: ${event.outcome.winner} by ${event.outcome.rule}`];
    default:
      return [];
  }
}

/** Plays the script in the edition of the test, and has what that edition brings. */
function brings(script: Script, expected: Readonly<Record<Letter, readonly string[]>>): void {
  expect(played(script)).toEqual(expected[letterNow()]);
}

/** Those who are there so that nobody has lost. */
const crowd = (side: string) => [
  { id: `${side}-far`, at: side === 'a' ? ([1, 23] as const) : ([23, 1] as const), points: 500 },
  { id: `${side}-away`, at: side === 'a' ? ([3, 23] as const) : ([21, 1] as const), points: 500 },
];

describe('one script in five editions', () => {
  test('[COVER-6 QIFCB] [LOS-5 QCB] [FIRE-8 QIFCB] [FIRE-9 QCB] fire: past a hedge beside the shooter and a post before the target, then with the pistol', () => {
    const script: Script = {
      position: {
        a: [{ id: 's', at: [4, 12], card: { weapons: [rifle(), rifle({ id: 'pistol' })] } }, ...crowd('a')],
        b: [{ id: 't', at: [13, 12] }, ...crowd('b')],
        tokens: { b: 0 },
        scenery: [box('hedge', [5.5, 10.5], [0.4, 3]), box('post', [12, 11.4], [0.2, 0.5])],
      },
      commands: [fire('s', 't', 'rifle'), fire('s', 't', 'pistol')],
      chosen: ['aim'],
      dice: { shot: [4, 1, 1, 1] },
    };
    brings(script, {
      Q: ['s at t: 4D 4+', 't wounded', 'fire: FIRE-8'],
      I: ['s at t: 4D 5+', 's at t: 3D 5+'],
      F: ['s at t: 4D 5+', 'fire: FIRE-8'],
      C: ['s at t: 3D 5+', 'fire: FIRE-8'],
      B: ['s at t: 4D 4+', 't wounded', 'fire: FIRE-8'],
    });
  });

  test('[TC-2 QIFCB] [TC-3 QIFCB] [TC-4 QIFCB] cover: taken from one shooter, then shot at by one from just 5u and by a third', () => {
    const script: Script = {
      position: {
        a: [{ id: 's', at: [4, 12] }, { id: 'near', at: [13, 18] }, { id: 'third', at: [4, 15] }, ...crowd('a')],
        b: [{ id: 't', at: [13, 12] }, ...crowd('b')],
        tokens: { b: 1 },
      },
      commands: [fire('s', 't'), fire('near', 't'), fire('third', 't')],
      chosen: ['takeCover'],
    };
    brings(script, {
      Q: ['s at t: 3D 5+', 'near at t: 3D 4+', 'third at t: 3D 5+'],
      I: ['s at t: 3D 5+', 'near at t: 3D 4+', 'third at t: 3D 5+'],
      F: ['s at t: 3D 5+', 'near at t: 3D 5+', 'third at t: 3D 5+'],
      C: ['s at t: 3D 5+', 'near at t: 3D 4+', 'third at t: 3D 4+'],
      B: ['s at t: 3D 5+', 'near at t: 3D 4+', 'third at t: 3D 5+'],
    });
  });

  test('[GREN-2 QIFCB] [GREN-4 QIFCB] [GREN-5 QIFCB] [GREN-9 QIFCB] [GREN-10 QIFB] grenade: among two of equal H2H, then one thrown far', () => {
    const script: Script = {
      position: {
        a: [{ id: 's', at: [4, 12], card: { actions: 4, weapons: [frag()] } }, ...crowd('a')],
        b: [{ id: 't', at: [11, 12] }, { id: 'u', at: [11, 14] }, ...crowd('b')],
      },
      commands: [grenade('s', [10, 13]), grenade('s', [4, 0.5])],
      dice: { scatter: [1, 1], burst: [6, 6, 4, 1], burstTie: [5, 2] },
    };
    brings(script, {
      Q: ['s throws', 't wounded', 'u wounded', 't eliminated', 's throws', 'drifts to 8'],
      I: ['s throws', 't wounded', 'u wounded', 'u eliminated', 's throws', 'drifts to 8'],
      F: ['s throws', 't wounded', 'u wounded', 't eliminated', 's throws', 'drifts to 6'],
      C: ['s throws', 'drifts to 12', 't wounded', 'u wounded', 'grenade: GREN-2'],
      B: ['s throws', 'drifts to 14', 'grenade: GREN-2'],
    });
  });

  test('[SF-4 QIFCB] [SF-9 QIFCB] suppression: one in the area whom no firer sees fires; then the dice of the next turn', () => {
    const gunner = { suppressionFire: 4, weapons: [rifle({ machineGun: true })] };
    const script: Script = {
      position: {
        a: [{ id: 's', at: [4, 12], card: gunner }, { id: 'x', at: [15, 20] }, ...crowd('a')],
        b: [
          { id: 'tough', at: [14, 11], card: { h2h: 3 } },
          { id: 'weak', at: [14, 13], card: { h2h: 1 } },
          { id: 'hidden', at: [15, 15.5] },
          ...crowd('b'),
        ],
        scenery: [total('house', [11, 14.4], [3, 3])],
        turn: { spent: 1 },
      },
      commands: [
        suppressionFire('s', [14, 12]),
        endTurn,
        fire('hidden', 'x'),
        move('b-far', [23, 1], [23, 2]),
        endTurn,
      ],
      dice: { shot: [1, 1, 1], suppression: [6] },
    };
    brings(script, {
      Q: ['fire: SF-4', 'weak wounded'],
      I: ['fire: SF-4', 'tough wounded'],
      F: ['hidden at x: 3D 4+', 'weak wounded'],
      C: ['hidden at x: 3D 4+', 'tough wounded'],
      B: ['fire: SF-4', 'weak wounded'],
    });
  });

  test('[WOUND-2 QIFCB] [WOUND-3 QIFCB] shock: wounded in his own turn, shot at in the next, and about to act in his own after it', () => {
    const script: Script = {
      position: {
        a: [{ id: 's', at: [4, 12] }, { id: 'g', at: [12, 4], card: { opportunityFire: 2 } }, ...crowd('a')],
        b: [{ id: 't', at: [14, 8] }, ...crowd('b')],
        markers: [watch('m', 'g', [14, 12])],
        turn: { side: 'b' },
      },
      commands: [move('t', [14, 8], [14, 12]), endTurn, fire('s', 't'), endTurn, fire('t', 's')],
      dice: { shot: [4, 1, 1, 1, 1, 1] },
    };
    brings(script, {
      Q: ['g at t: 3D 4+', 't wounded', 's at t: 3D 4+', 't at s: 3D 4+'],
      I: ['g at t: 3D 4+', 't wounded', 's at t: 3D 5+', 't at s: 3D 4+'],
      F: ['g at t: 3D 4+', 't wounded', 's at t: 3D 4+', 't at s: 3D 4+'],
      C: ['g at t: 3D 4+', 't wounded', 's at t: 3D 5+', 'fire: WOUND-3'],
      B: ['g at t: 3D 4+', 't wounded', 's at t: 3D 5+', 'fire: WOUND-3'],
    });
  });

  test('[H2H-1 QIFCB] [H2H-3 QIFCB] [MOVE-6 QIFCB] close combat: past one enemy, touching him, and up to another', () => {
    const script: Script = {
      position: {
        a: [{ id: 's', at: [4, 12] }, ...crowd('a')],
        b: [{ id: 'guard', at: [6, 13] }, { id: 't', at: [9, 12] }, ...crowd('b')],
      },
      commands: [move('s', [4, 12], [8, 12])],
      dice: { closeCombat: [5, 5, 6, 6] },
    };
    brings(script, {
      Q: ['s fights guard', 'guard wounded', 'guard eliminated', 's wounded', 's eliminated'],
      I: ['s fights guard', 'guard wounded', 'guard eliminated', 's wounded', 's eliminated'],
      F: ['s fights t', 't wounded', 't eliminated', 's wounded', 's eliminated'],
      C: ['s fights guard', 'guard wounded', 'guard eliminated'],
      B: ['s fights guard', 's wounded', 's eliminated'],
    });
  });

  describe.each([
    ['skirmish', { Q: true, I: true, F: true, C: false, B: false }],
    ['mission', { Q: false, I: true, F: false, C: false, B: false }],
  ] as const)('victory', (type, isOver) => {
    test(`[WIN-1 QIFCB] [WIN-4 QIFCB] victory: the dearest of three falls, in a ${type}`, () => {
      const script: Script = {
        position: {
          type,
          a: [{ id: 's', at: [4, 12] }],
          b: [
            { id: 't', at: [13, 12], points: 30 },
            { id: 'u', at: [20, 20], points: 10 },
            { id: 'v', at: [20, 22], points: 10 },
          ],
          tokens: { b: 0 },
        },
        commands: [fire('s', 't')],
        dice: { shot: [6, 6, 1] },
      };
      const rule = type === 'mission' ? 'WIN-4' : 'WIN-1';
      const of = (letter: keyof typeof isOver) => [
        's at t: 3D 4+',
        't eliminated',
        ...(isOver[letter] ? [`over: a by ${rule}`] : []),
      ];
      brings(script, { Q: of('Q'), I: of('I'), F: of('F'), C: of('C'), B: of('B') });
    });
  });
});
