import { describe, expect } from 'vitest';
import { apply, awaiting, type Command, type Game } from '../../src/engine/index.ts';
import { facesOf, unevenness } from '../../src/play/faces.ts';
import { begin, type History, lineTo, undo } from '../../src/play/history.ts';
import { luckOfLine, sumsOf } from '../../src/play/luck.ts';
import { test } from '../support/builders/editions.ts';
import {
  box,
  endTurn,
  fire,
  frag,
  given,
  grenade,
  move,
  pass,
  play,
  rifle,
  roll,
  suppressing,
} from '../support/builders/given.ts';
import { played } from './playing.ts';

const start = (): History =>
  begin(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }], tokens: { a: 9, b: 9 } }), 'freely');
const shot = (history: History, source: 'live' | 'typed' | 'fixed', ...dice: number[]): History =>
  played(history, fire('abel', 'bo'), pass, pass, { type: 'roll', dice, source });

const NONE = { rolls: 0, hits: 0, expected: 0, soFew: 1, soMany: 1, chances: [1], kinds: {} };

test('[FIRE-4 Q] the chances of each number of hits add up, and are those of throwing coins', () => {
  const coin = [0.5, 0.5];
  expect(sumsOf([coin, coin, coin])).toEqual([1 / 8, 3 / 8, 3 / 8, 1 / 8]);
  const two = sumsOf([
    [0.8, 0.2],
    [0.3, 0.4, 0.3],
  ]);
  expect(two).toEqual([0.24, 0.38, 0.32, 0.06].map((chance) => expect.closeTo(chance, 12)));
  expect(sumsOf([])).toEqual([1]);
});

test('[FIRE-4 Q] a line says how many hits there were of how many expected, and how likely so few or so many are', () => {
  const missed = shot(shot(start(), 'live', 1, 1, 2), 'live', 2, 1, 1);
  const { a, b } = luckOfLine(missed, lineTo(missed));
  expect(a.live).toMatchObject({ rolls: 2, hits: 0, soMany: expect.closeTo(1, 12) });
  expect(a.live.kinds).toEqual({ fire: { rolls: 2, hits: 0, expected: a.live.expected } });
  const each = a.live.expected / 2;
  expect(a.live.soFew).toBeCloseTo((1 - each) ** 2, 12);
  expect(b.live).toEqual(NONE);
});

test('[FIRE-4 Q] typed dice are told apart, chosen ones only counted, and those taken back are no part of the line', () => {
  const chosen = shot(shot(start(), 'typed', 1, 1, 2), 'fixed', 2, 1, 1);
  const other = shot(undo(undo(undo(undo(chosen)))), 'live', 2, 2, 1);
  expect(luckOfLine(chosen, lineTo(chosen)).a).toMatchObject({ live: NONE, typed: { rolls: 1 }, fixed: 1 });
  expect(luckOfLine(other, lineTo(other)).a).toMatchObject({
    ...{ live: { rolls: 1 }, typed: { rolls: 1 }, fixed: 0 },
    takenBack: NONE, // dice that were chosen are nobody's luck
  });
  const again = shot(undo(undo(undo(undo(other)))), 'live', 6, 6, 1);
  expect(luckOfLine(again, lineTo(again)).a).toMatchObject({ live: { hits: 1 }, takenBack: { rolls: 1, hits: 0 } });
  expect(luckOfLine(again, lineTo(again)).b.takenBack).toEqual(NONE);
});

/** Every die by itself. */
const allDice = (dice: number): readonly (readonly number[])[] =>
  Array.from({ length: 6 ** dice }, (_, n) => Array.from({ length: dice }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1));

const HARM: readonly string[] = ['wounded', 'eliminated', 'firstFell'];

/** How often somebody is hurt by these dice; whoever strikes back misses, and of several the first one takes it, or who rolls lowest. */
function blows(game: Game, dice: readonly number[]): number {
  let now = game;
  let command: Command | null = { type: 'roll', dice };
  let count = 0;
  for (let step = 0; command; step++) {
    if (step > 20) throw new Error(JSON.stringify([dice, command, awaiting(now)]));
    const result = apply(now, command);
    if (!result.ok) throw new Error(JSON.stringify(result.violation));
    now = result.game;
    count += result.events.filter(({ event }) => HARM.includes(event)).length;
    const question = awaiting(now);
    const isOver = result.events.some(({ event }) => event === 'exchange');
    if (!isOver && question.kind === 'roll') command = { type: 'roll', dice: [1, 2, 3].slice(0, question.dice) };
    else command = (question.kind === 'choose' && question.options[0]?.command) || null;
  }
  return count;
}

/** The dice are tried one by one in the engine, and the luck of a roll is held against what they have done. */
function asWithAllDice(game: Game, side: 'a' | 'b', kind: string): void {
  const question = awaiting(game);
  if (question.kind !== 'roll') throw new Error('no dice are due');
  const rolls = allDice(question.dice);
  const counts: number[] = [];
  for (const dice of rolls) {
    const count = blows(game, dice);
    counts[count] = (counts[count] ?? 0) + 1;
  }
  const chances = Array.from(counts, (count = 0) => expect.closeTo(count / rolls.length, 12));
  const some = rolls.at(-1) ?? [];
  const rolled = played(begin(game, 'freely'), { type: 'roll', dice: some, source: 'live' });
  const { live } = luckOfLine(rolled, lineTo(rolled))[side];
  expect(live.chances).toEqual(chances);
  expect(live).toMatchObject({ rolls: 1, hits: blows(game, some), kinds: { [kind]: { rolls: 1 } } });
}

describe('the hits of a roll are what all its dice do in the engine', () => {
  const besides = ['x', 'y', 'z'].map((id) => ({ id, at: null }));

  test('[FIRE-4 QC] of a shot', () => {
    const a = [{ id: 's', at: [4, 12] as const, card: { weapons: [rifle({ short: 3, aim: 0 })] } }];
    const b = [{ id: 't', at: [12, 12] as const, state: { wounded: true } }, ...besides];
    asWithAllDice(play(given({ tokens: { b: 0 }, a, b }), fire('s', 't')).game, 'a', 'fire');
  });

  test.each([1, 2])('[H2H-2 QC] of %i dice of close combat', (h2h) => {
    const a = [{ id: 's', at: [5, 12] as const, card: { h2h } }, ...besides];
    const b = [{ id: 't', at: [8, 12] as const }, ...besides.map(({ id }) => ({ id: `${id}2`, at: null }))];
    asWithAllDice(play(given({ a, b }), move('s', [5, 12], [8, 12])).game, 'a', 'closeCombat');
  });

  test.each([1, 3])('[GREN-8 QIFCB] of %i dice of a burst among three', (short) => {
    const a = [{ id: 's', at: [4, 12] as const, card: { weapons: [frag({ short })] } }];
    const b = [
      { id: 't', at: [9, 12] as const },
      { id: 'u', at: [9, 13.2] as const },
      { id: 'v', at: [11, 12] as const },
      ...besides,
    ];
    const thrown = play(given({ a, b }), grenade('s', [10, 12.6])).game;
    const question = awaiting(thrown);
    const scattered =
      question.kind === 'roll' && question.about.what === 'scatter' ? play(thrown, roll(6)).game : thrown;
    asWithAllDice(scattered, 'a', 'grenades');
  });

  test.each([['t'], ['t', 'u']])('[R17 B] of a burst against %s, who take cover', (...hiding) => {
    const a = [{ id: 's', at: [4, 12] as const, card: { weapons: [frag({ short: 3 })] } }];
    const b = [
      { id: 't', at: [9, 12] as const },
      { id: 'u', at: [9, 13.2] as const },
    ].map((man) => ({ ...man, state: { inCover: hiding.includes(man.id) } }));
    const thrown = play(given({ a, b: [...b, ...besides] }), grenade('s', [10, 12.6]), roll(6)).game;
    asWithAllDice(thrown, 'a', 'grenades');
  });

  test('[SF-9 QC] of suppression fire', () => {
    const a = ['f', 'g'].map((id, i) => ({ id, at: [4, 10 + 2 * i] as const, card: { suppressionFire: 3 } }));
    const house = box('house', [5, 16], [0.5, 1.2], { terrain: ['sheltering'] });
    const b = [{ id: 't', at: [12, 13] as const }, { id: 'u', at: [13.5, 12] as const }, ...besides];
    const position = given({
      ...{ markers: [suppressing('m1', [12, 12], 3, 'f', 'g')], scenery: [house], turn: { side: 'b', spent: 1 } },
      ...{ a, b },
    });
    asWithAllDice(play(position, endTurn).game, 'a', 'suppression');
  });
});

describe('faces of dice', () => {
  /** Values of a table of χ² with five degrees of freedom. */
  test.each([
    [1.145, 0.95],
    [4.351, 0.5],
    [11.07, 0.05],
    [15.086, 0.01],
  ])('χ² of %d is reached by %d of fair dice', (squares, chance) => {
    // one face more and one less by as much
    const by = Math.sqrt(squares * 50);
    expect(unevenness([100 + by, 100 - by, 100, 100, 100, 100])).toEqual({
      squares: expect.closeTo(squares, 9),
      chance: expect.closeTo(chance, 3),
    });
  });

  test('are compared from 100 dice on, typed ones by themselves', () => {
    let history = start();
    const free = (source: 'live' | 'typed', dice: readonly number[]): void => {
      history = played(
        history,
        { type: 'freeRoll', by: 'a', dice: dice.length, note: '' },
        { type: 'roll', dice, source },
      );
    };
    const many = (face: number): number[] => Array(9).fill(face);
    for (let i = 0; i < 11; i++) free('live', many(6));
    free('typed', [1, 2, 3]);
    expect(facesOf(history, lineTo(history), 'live')).toEqual({ dice: 99, counts: [0, 0, 0, 0, 0, 99], uneven: null });
    free('live', [1]);
    expect(facesOf(history, lineTo(history), 'live').uneven?.chance).toBeLessThan(1e-12);
    expect(facesOf(history, lineTo(history), 'typed')).toEqual({ dice: 3, counts: [1, 1, 1, 0, 0, 0], uneven: null });
  });
});
