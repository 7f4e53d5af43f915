import { describe, expect } from 'vitest';
import {
  awaiting,
  type Command,
  type Correction,
  type Game,
  isSuppressed,
  type LaidMarker,
  newGame,
} from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  bFirst,
  box,
  character,
  choose,
  deploy,
  endTurn,
  eventsOf,
  fire,
  type Given,
  given,
  move,
  pass,
  play,
  refusal,
  refusedBy,
  roll,
  setupOf,
  takeCover,
  total,
} from '../support/builders/given.ts';

const table = (change: Given = {}): Game =>
  given({
    a: [
      { id: 'a1', at: [6, 18] },
      { id: 'a2', at: [10, 18] },
    ],
    b: [
      { id: 'b1', at: [6, 7] },
      { id: 'b2', at: [10, 7] },
    ],
    ...change,
  });

const umpire = (...events: Correction[]): Command => ({ type: 'umpire', events, note: 'both agreed' });
const freeRoll = (dice: number): Command => ({ type: 'freeRoll', by: 'a', dice, note: 'does it burn?' });

describe('a correction', () => {
  test('[TURN-15 QIFCB] sets straight where one stands, what has become of him, and the tokens', () => {
    const { game, events } = play(
      table(),
      umpire(
        { event: 'placed', who: 'a1', at: [12, 12] },
        { event: 'corrected', who: 'a2', wounded: true, shock: true, spent: 2 },
        { event: 'tokensSet', side: 'b', tokens: 7 },
      ),
    );
    expect(character(game, 'a1').at).toEqual([12, 12]);
    expect(character(game, 'a2')).toMatchObject({ wounded: true, shock: true, spent: 2 });
    expect(game.state.tokens).toEqual({ a: 5, b: 7 });
    expect(events.at(-1)).toEqual({ event: 'umpired', note: 'both agreed' });
    expect(asked(game)).toBe('act a');
  });

  test('[PSY-2 B] puts into panic and out of it, where that is played', () => {
    const panics = (panicking: boolean) => umpire({ event: 'corrected', who: 'a1', panicking });
    const lost = play(table({ rules: { 'PSY-1': 'panic' } }), panics(true)).game;
    expect(character(lost, 'a1').panicking).toBe(true);
    expect(character(play(lost, panics(false)).game, 'a1').panicking).toBe(false);
    expect(refusal(table(), panics(true))).toEqual({ rule: 'PSY-1', data: { id: 'a1' } });
  });

  test('[TURN-15 QF] shock that it gives ends with the turn like any other', () => {
    const { game } = play(
      table(),
      umpire({ event: 'corrected', who: 'b1', wounded: true, shock: true }),
      takeCover('a1'),
      endTurn,
    );
    expect(character(game, 'b1').shock).toBe(false);
  });

  test('[TURN-15 QIFCB] drops what is going on; no token comes back', () => {
    const { game } = play(table(), fire('a1', 'b1'), takeCover('b1'), umpire());
    expect([asked(game), game.state.tokens, game.state.frames.length]).toEqual(['act a', { a: 4, b: 4 }, 1]);
  });

  test('[TURN-11 QIFB] that takes the last token away ends the turn', () => {
    expect(asked(play(table(), umpire({ event: 'tokensSet', side: 'a', tokens: 0 })).game)).toBe('act b');
  });

  test('[WIN-1 QIFB] settles victory if that is asked, and only then', () => {
    const fallen: Correction = { event: 'corrected', who: 'b1', out: true };
    expect(play(table(), umpire(fallen)).game.state.outcome).toBeNull();
    const settled = play(table(), { type: 'umpire', events: [fallen], note: '', settle: true }).game;
    expect(settled.state.outcome).toMatchObject({ winner: 'a', rule: 'WIN-1' });
  });

  const both: Correction[] = [
    { event: 'corrected', who: 'a1', out: true },
    { event: 'corrected', who: 'b1', out: true },
  ];

  test('[R10 QIFC] that decides for both at once, the side whose turn it is wins; with [R10=b QIFC] it is a draw', () => {
    const settle: Command = { type: 'umpire', events: both, note: '', settle: true };
    expect(play(table({ turn: { side: 'b' } }), settle).game.state.outcome?.winner).toBe('b');
    expect(play(table({ rulings: { R10: 'b' } }), settle).game.state.outcome?.winner).toBeNull();
  });

  test('[WOUND-5 QIFCB] one it puts out leaves the table with his markers, one it brings back has to be placed', () => {
    const lying = table({
      b: [
        { id: 'b1', at: [6, 7], state: { inCover: true, shock: true } },
        { id: 'b2', at: [10, 7] },
      ],
    });
    const gone = play(lying, umpire({ event: 'corrected', who: 'b1', out: true })).game;
    expect(character(gone, 'b1')).toMatchObject({ out: true, at: null, inCover: false, shock: false });
    expect(refusedBy(gone, umpire({ event: 'placed', who: 'b1', at: [6, 7] }))).toBe('WOUND-4');
    expect(refusedBy(gone, umpire({ event: 'corrected', who: 'b1', out: false }))).toBe('FLOW-RESERVE');
    const back = umpire({ event: 'corrected', who: 'b1', out: false }, { event: 'placed', who: 'b1', at: [6, 7] });
    expect(character(play(gone, back).game, 'b1')).toMatchObject({ out: false, at: [6, 7] });
  });

  test('[TURN-15 QIFCB] may put two in each other’s places, and one where another has just been taken away', () => {
    const swap = umpire({ event: 'placed', who: 'a1', at: [10, 18] }, { event: 'placed', who: 'a2', at: [6, 18] });
    expect(character(play(table(), swap).game, 'a2').at).toEqual([6, 18]);
    const instead = umpire({ event: 'corrected', who: 'a2', out: true }, { event: 'placed', who: 'a1', at: [10, 18] });
    expect(refusedBy(table(), instead)).toBeNull();
  });

  test('[TURN-15 QIFCB] sets aside rules of play, not what a table can hold', () => {
    const scenery = [total('house', [14, 10], [4, 4]), box('hedge', [1, 10], [3, 1])];
    const place = (x: number, y: number) =>
      refusedBy(table({ scenery }), umpire({ event: 'placed', who: 'a1', at: [x, y] }));
    expect(place(2, 10.2)).toBeNull();
    expect(place(23.5, 0.5)).toBeNull();
    expect(place(23.6, 5)).toBe('R58');
    expect(place(15, 12)).toBe('MOVE-7');
    expect(place(10.9, 18)).toBe('MOVE-5');
    expect(place(6, 7.9)).toBe('FLOW-BASES');
    const onto = umpire({ event: 'placed', who: 'a1', at: [12, 12] }, { event: 'placed', who: 'b1', at: [12.9, 12] });
    expect(refusedBy(table(), onto)).toBe('FLOW-BASES');
  });

  test('[TURN-15 QIFC] speaks of characters of this game, and of a game that has begun', () => {
    expect(refusal(table(), umpire({ event: 'placed', who: 'x', at: [2, 2] }))).toEqual({
      rule: 'FLOW-UNKNOWN',
      data: { id: 'x' },
    });
    expect(refusedBy(table(), umpire({ event: 'corrected', who: 'x' }))).toBe('FLOW-UNKNOWN');
    const setup = newGame(setupOf({ a: [{ id: 'a1' }], b: [{ id: 'b1', points: 9 }] }));
    expect(refusedBy(setup, umpire())).toBe('FLOW-PENDING');
    const dealt = play(bFirst(play(setup, roll(6, 1), choose('north')).game), deploy('b1', 4, 4)).game;
    expect(refusedBy(dealt, umpire({ event: 'placed', who: 'b1', at: [5, 4] }))).toBe('FLOW-PENDING');
  });
});

describe('a correction of what lies, of the turn, of grenades', () => {
  const laying = (...markers: LaidMarker[]): Command =>
    umpire(...markers.map((marker): Correction => ({ event: 'markerPlaced', marker })));
  const armed = (change: Given = {}): Game =>
    table({
      a: [
        { id: 'a1', at: [6, 18], card: { opportunityFire: 6, suppressionFire: 3 } },
        { id: 'a2', at: [10, 18] },
      ],
      ...change,
    });
  const kinds = ({ state }: Game) => state.markers.map(({ kind }) => kind);

  test('[OF-6 QIFCB] an opportunity marker is laid in the place of the one he has', () => {
    const first = play(armed(), laying({ kind: 'opportunity', at: [6, 12], owner: 'a1' }));
    expect(first.game.state.markers).toEqual([{ id: 'm1', kind: 'opportunity', at: [6, 12], owner: 'a1' }]);
    expect(first.game.state.tokens).toEqual({ a: 5, b: 5 });
    const { game } = play(first.game, laying({ kind: 'opportunity', at: [8, 12], owner: 'a1' }));
    expect(game.state.markers).toMatchObject([{ at: [8, 12] }]);
  });

  test('[SF-4 QIFCB] suppression has the range of the card, and pins at once', () => {
    const { game } = play(armed(), laying({ kind: 'suppression', at: [6, 8], owner: 'a1', with: ['a2'] }));
    expect(game.state.markers).toMatchObject([{ kind: 'suppression', range: 3, owner: 'a1', firers: ['a1', 'a2'] }]);
    expect(isSuppressed(game, 'b1')).toBe(true);
  });

  test('[TURN-15 QIFCB] a marker is of somebody here whose card has it, and on the table', () => {
    expect(refusal(armed(), laying({ kind: 'opportunity', at: [6, 8], owner: 'nobody' }))?.rule).toBe('FLOW-UNKNOWN');
    expect(refusal(armed(), laying({ kind: 'opportunity', at: [6, 8], owner: 'a2' }))?.rule).toBe('TURN-8');
    expect(refusal(armed(), laying({ kind: 'opportunity', at: [6, 25], owner: 'a1' }))?.rule).toBe('R58');
    expect(refusal(armed(), laying({ kind: 'suppression', at: [6, 8], owner: 'a1' }))?.rule).toBe('R47');
    const withEnemy = laying({ kind: 'suppression', at: [6, 8], owner: 'a1', with: ['b1'] });
    expect(refusal(armed(), withEnemy)?.rule).toBe('SF-3');
    const out: Correction = { event: 'corrected', who: 'a1', out: true };
    const own: Correction = { event: 'markerPlaced', marker: { kind: 'opportunity', at: [6, 8], owner: 'a1' } };
    expect(refusal(armed(), umpire(own, out))?.rule).toBe('FLOW-RESERVE');
  });

  test('[GREN-15 B] no smoke, no body where the rules have none', () => {
    const smoke = laying({ kind: 'smoke', at: [6, 8], owner: 'b' });
    expect(refusal(table({ edition: 'tactic-2.2' }), smoke)).toEqual({ rule: 'FLOW-UNKNOWN', data: { id: 'smoke' } });
    const body = laying({ kind: 'body', at: [6, 8], of: 'b1' });
    const beta = table({ edition: 'tactic-2.0-beta' });
    expect(kinds(play(beta, smoke, body).game)).toEqual(['smoke', 'body']);
  });

  test('[WIN-2 QIFCB] a side’s objective goes where it is laid', () => {
    const mission = table({ type: 'mission' });
    const at = (x: number) => laying({ kind: 'objective', at: [x, 2], owner: 'b' });
    const { game } = play(mission, at(5), at(9));
    expect(game.state.markers).toMatchObject([{ kind: 'objective', at: [9, 2] }]);
    expect(game.state.objectives.b).toEqual({ marker: game.state.markers[0]?.id });
  });

  test('[TURN-1 QIFCB] the turn is given to the other side, which has everything of it before it', () => {
    const used = table({
      turn: { side: 'a', number: 3, spent: 2 },
      b: [{ id: 'b1', at: [6, 7], state: { shots: { rifle: 2 }, attacked: true } }],
    });
    const { game } = play(used, umpire({ event: 'turnSet', side: 'b', number: 4 }));
    expect([asked(game), game.state.turn.number, game.state.turn.spent]).toEqual(['act b', 4, 0]);
    expect(game.state.tokens).toEqual(used.state.tokens);
    expect(character(game, 'b1')).toMatchObject({ shots: {}, attacked: false });
    expect(refusedBy(game, fire('b1', 'a1'))).toBeNull();
  });

  test('[WOUND-2 QIFCB] under another number the same turn goes on: shock is as old as it was', () => {
    const shocked = table({
      turn: { side: 'a', number: 5, spent: 1 },
      a: [
        { id: 'a1', at: [6, 18], state: { wounded: true, shock: true, shockSince: 4 } },
        { id: 'a2', at: [10, 18] },
      ],
    });
    const { game } = play(shocked, umpire({ event: 'turnSet', side: 'a', number: 3, spent: 0 }));
    expect(character(game, 'a1').shockSince).toBe(2);
    expect(game.state.turn).toMatchObject({ side: 'a', number: 3, spent: 0 });
  });

  test('[GREN-14 B] extra grenades are as many as is said, with nobody who is out or by other rules', () => {
    const beta = table({ edition: 'tactic-2.0-beta' });
    const give: Correction = { event: 'grenadesSet', who: 'a1', grenades: ['frag', 'smoke'] };
    const { game } = play(beta, umpire(give));
    expect(character(game, 'a1').grenades).toEqual(['frag', 'smoke']);
    expect(character(play(game, umpire({ ...give, grenades: [] })).game, 'a1').grenades).toEqual([]);
    expect(refusal(beta, umpire(give, { event: 'corrected', who: 'a1', out: true }))?.rule).toBe('WOUND-4');
    expect(refusal(table({ edition: 'tactic-2.2' }), umpire(give))?.rule).toBe('FLOW-UNKNOWN');
  });
});

describe('a free roll', () => {
  test('[TURN-15 QIFCB] rolls dice for what no rule covers and changes nothing', () => {
    const asking = play(table(), freeRoll(2));
    expect(awaiting(asking.game)).toEqual({
      kind: 'roll',
      by: 'a',
      dice: 2,
      about: { what: 'free', note: 'does it burn?' },
    });
    const rolled = play(asking.game, roll(3, 6));
    expect(rolled.game.state).toEqual(table().state);
    expect(eventsOf(rolled, 'rolled')).toEqual([
      { event: 'rolled', by: 'a', dice: [3, 6], about: 'free', source: 'fixed' },
    ]);
  });

  test('[TURN-15 QIFCB] in the middle of anything, which then goes on where it was', () => {
    const game = newGame(setupOf({ a: [{ id: 'a1' }], b: [{ id: 'b1' }] }));
    expect(play(game, freeRoll(1), roll(1)).game.state).toEqual(game.state);
    const answering = play(table(), fire('a1', 'b1')).game;
    expect(play(answering, freeRoll(1), roll(1)).game.state).toEqual(answering.state);
    const fighting = play(table({ a: [{ id: 'a1', at: [6, 10] }] }), move('a1', [6, 10], [6, 8]), roll(1, 1)).game;
    expect(play(fighting, freeRoll(1), roll(1)).game.state).toEqual(fighting.state);
  });

  test('[TURN-15 QIFCB] by either side, one at a time, its own number of dice', () => {
    const { game } = play(table(), { type: 'freeRoll', by: 'b', dice: 1, note: '' });
    expect(asked(game)).toBe('roll b');
    expect(refusedBy(game, freeRoll(1))).toBe('FLOW-PENDING');
    expect(refusedBy(game, roll(1, 1))).toBe('FLOW-DICE');
    expect(refusedBy(game, pass)).toBe('FLOW-PENDING');
  });

  test('[TURN-15 QIFCB] does not end a turn that has no token left', () => {
    const last = play(table({ tokens: { a: 1, b: 0 } }), fire('a1', 'b1'), freeRoll(1));
    expect(asked(last.game)).toBe('roll a');
    expect(awaiting(play(last.game, roll(1)).game)).toMatchObject({ about: { what: 'shot' } });
  });
});
