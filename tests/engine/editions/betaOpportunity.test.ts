import { describe, expect } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  aim,
  asked,
  character,
  eventsOf,
  fire,
  frag,
  type Given,
  given,
  grenade,
  joinSuppression,
  type Man,
  move,
  moveAndFire,
  opportunityFire,
  pass,
  play,
  rifle,
  roll,
  suppressing,
  suppressionFire,
  takeCover,
  watch,
} from '../../support/builders/given.ts';

/** Opportunity fire of the full rules of 2016 (column B): an enemy inside sets it off with whatever he does. */

/** s and f of side a stand within range of the marker of the guard g. */
const inside = (change: Given & { s?: Man['state'] } = {}): Game =>
  given({
    tokens: { a: 9, b: 5 },
    markers: [watch('w', 'g', [5, 13.5])],
    ...change,
    a: [
      {
        id: 's',
        at: [5, 12],
        ...(change.s && { state: change.s }),
        card: {
          actions: 9,
          moveAndFire: 3,
          opportunityFire: 2,
          suppressionFire: 3,
          weapons: [rifle(), rifle({ id: 'pistol', kind: 'pistol' }), frag()],
        },
      },
      { id: 'f', at: [6.2, 12], card: { actions: 9 } },
      { id: 'spare' },
      { id: 'last' },
    ],
    b: [
      { id: 'g', at: [5, 20], card: { opportunityFire: 3 } },
      { id: 't', at: [20, 12] },
      { id: 'other' },
      { id: 'another' },
    ],
  });

const SHOOTING_AND_MOVING = [
  move('s', [5, 12], [5, 11]),
  moveAndFire('s', [
    [5, 12],
    [5, 11],
  ]),
  fire('s', 't'),
  grenade('s', [12, 12]),
  suppressionFire('s', [20, 12], 'f'),
];
const OTHERS = [takeCover('s'), opportunityFire('s', [20, 12])];

describe('what sets it off', () => {
  test('[OF-3 B] [R72 B] every action paid for, of one inside', () => {
    for (const command of [...SHOOTING_AND_MOVING, ...OTHERS])
      expect([command.type, asked(play(inside(), command).game)]).toEqual([command.type, 'opportunity b']);
  });

  test('[R72=b B] or only moving, shooting and throwing', () => {
    const ruled = inside({ rulings: { R72: 'b' } });
    for (const command of SHOOTING_AND_MOVING)
      expect([command.type, asked(play(ruled, command).game)]).toEqual([command.type, 'opportunity b']);
    for (const command of OTHERS)
      expect([command.type, asked(play(ruled, command).game)]).toEqual([command.type, 'act a']);
  });

  test('[R72=b B] [SF-3 B] joining suppression fire is shooting as well', () => {
    const kept = inside({
      rulings: { R72: 'b' },
      markers: [watch('w', 'g', [5, 13.5]), suppressing('m', [20, 12], 1, 'f', 'spare')],
    });
    expect(asked(play(kept, joinSuppression('s', 'm')).game)).toBe('opportunity b');
  });

  test('[R72 B] [R72=b B] going over to another weapon is paid for, and no shot', () => {
    const fired = { s: { shots: { rifle: 1 } } };
    const over = { type: 'switchWeapon', who: 's', weapon: 'pistol' } as const;
    expect(asked(play(inside(fired), over).game)).toBe('opportunity b');
    expect(asked(play(inside({ ...fired, rulings: { R72: 'b' } }), over).game)).toBe('act a');
  });

  test('[R72 B] [R133 B] handing over a grenade costs nothing and sets off nothing', () => {
    const rich = inside({ s: { grenades: ['smoke'] } });
    expect(asked(play(rich, { type: 'handOver', who: 's', to: 'f', grenade: 'smoke' }).game)).toBe('act a');
  });

  test('[R72 B] [R67 B] he is shot at before it takes effect, and if he cannot go on it is lost', () => {
    const hit = play(inside(), fire('s', 't'), fire('g', 's'), pass, roll(4, 1, 1));
    expect(eventsOf(hit, 'actionLost')).toEqual([{ event: 'actionLost', who: 's' }]);
    expect(eventsOf(hit, 'shot').map((e) => e.who)).toEqual(['g']);
    expect([asked(hit.game), hit.game.state.tokens.a]).toEqual(['act a', 8]);
  });

  test('[R72 B] once each, Aim being part of its shot', () => {
    const shot = play(inside(), fire('s', 't'), pass).game;
    expect(asked(shot)).toBe('takeCover b');
    const aimed = play(shot, pass, aim).game;
    expect(asked(aimed)).toBe('takeCover b');
  });

  test('[R72 B] [R54 B] a move is one action: declined at its start, offered again only after leaving', () => {
    const declined = play(inside(), move('s', [5, 12], [5, 9]), pass);
    expect([asked(declined.game), character(declined.game, 's').at]).toEqual(['act a', [5, 9]]);
    const next = play(declined.game, move('s', [5, 9], [5, 12])).game;
    expect(asked(next)).toBe('opportunity b');
  });

  test('[OF-3 B] coming in from outside does, without any other action', () => {
    const outside = inside({ markers: [watch('w', 'g', [13, 13.5])] });
    expect(asked(play(outside, move('f', [6.2, 12], [10.2, 12])).game)).toBe('opportunity b');
  });

  test('[OF-4 B] [OF-6 B] the shot is free, may be declined, and uses up the marker', () => {
    const offered = play(inside(), takeCover('s')).game;
    expect(play(offered, pass).game.state.markers).toHaveLength(1);
    const shot = play(offered, fire('g', 's'), pass, roll(1, 1, 1)).game;
    expect([shot.state.markers, shot.state.tokens.b, character(shot, 'g').spent]).toEqual([[], 5, 0]);
  });

  test('[OF-5 B] [R102 B] [TC-3 B] one in cover has lost it by acting; the shot leaves nothing of it', () => {
    const hidden = play(inside(), takeCover('s'), pass).game;
    const shot = play(hidden, fire('s', 't'), fire('g', 's'), pass, roll(4, 1, 1));
    expect(eventsOf(shot, 'coverLost')).toEqual([{ event: 'coverLost', who: 's' }]);
    expect(character(shot.game, 's').wounded).toBe(true);
  });
});
