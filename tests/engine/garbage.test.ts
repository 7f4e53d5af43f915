import { describe, expect, test } from 'vitest';
import { type Command, check, type Game } from '../../src/engine/index.ts';
import { choose, deploy, fire, move, refusedBy, takeCover } from '../support/builders/given.ts';
import { moments, table } from '../support/builders/moments.ts';

/** Anything at all, given to the engine as if it were a command. */
const say = (game: Game, value: unknown) => refusedBy(game, value as Command);

describe('what is no command', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a word', 'endTurn'],
    ['a list', [{ type: 'endTurn' }]],
    ['no type', {}],
    ['an unknown type', { type: 'teleport', who: 'a1' }],
    ['a type that is no word', { type: ['endTurn'] }],
    ['a property of every object', { type: 'constructor' }],
    ['another', { type: '__proto__' }],
    ['a field too many', { type: 'endTurn', side: 'a' }],
    ['a field missing', { type: 'takeCover' }],
    ['a field inherited', Object.create({ type: 'endTurn' })],
    ['a command on the prototype', JSON.parse('{ "__proto__": { "type": "endTurn" } }')],
    ['a prototype beside it', JSON.parse('{ "type": "endTurn", "__proto__": { "x": 1 } }')],
    ['an id that is no word', { type: 'takeCover', who: 1 }],
    ['an id without end', { type: 'takeCover', who: 'a'.repeat(41) }],
    ['no id', { type: 'takeCover', who: '' }],
    ['a point that is none', { type: 'move', who: 'a1', path: [[6, 14], [6]] }],
    [
      'a point of words',
      {
        type: 'move',
        who: 'a1',
        path: [
          [6, 14],
          ['7', '14'],
        ],
      },
    ],
    [
      'NaN',
      {
        type: 'move',
        who: 'a1',
        path: [
          [6, 14],
          [Number.NaN, 14],
        ],
      },
    ],
    [
      'infinity',
      {
        type: 'move',
        who: 'a1',
        path: [
          [6, 14],
          [6, Number.POSITIVE_INFINITY],
        ],
      },
    ],
    ['a hole in a list', { type: 'move', who: 'a1', path: new Array(3) }],
    ['an id in capitals', { type: 'takeCover', who: 'A1' }],
    ['a path without end', { type: 'move', who: 'a1', path: Array.from({ length: 1001 }, () => [6, 14]) }],
    ['a path that ends where it begins', { type: 'move', who: 'a1', path: [[6, 14]] }],
    ['a die of seven', { type: 'roll', dice: [7, 1] }],
    ['a die of none', { type: 'roll', dice: [0, 1] }],
    ['half a die', { type: 'roll', dice: [1.5, 1] }],
    ['dice without end', { type: 'roll', dice: Array.from({ length: 1001 }, () => 1) }],
    ['dice of an unknown source', { type: 'roll', dice: [1, 1], source: 'loaded' }],
    ['an unknown side', { type: 'concede', side: 'c' }],
    ['an unknown agreement', { type: 'agree', what: 'rematch' }],
    ['no die to roll', { type: 'freeRoll', by: 'a', dice: 0, note: '' }],
    ['too many dice to roll', { type: 'freeRoll', by: 'a', dice: 21, note: '' }],
    ['a note without end', { type: 'freeRoll', by: 'a', dice: 1, note: 'x'.repeat(2001) }],
    ['an unknown correction', { type: 'umpire', events: [{ event: 'over', outcome: null }], note: '' }],
    [
      'a correction with a field too many',
      { type: 'umpire', events: [{ event: 'corrected', who: 'a1', at: [1, 1] }], note: '' },
    ],
    ['negative tokens', { type: 'umpire', events: [{ event: 'tokensSet', side: 'a', tokens: -1 }], note: '' }],
    [
      'corrections without end',
      { type: 'umpire', events: Array.from({ length: 201 }, () => ({ event: 'corrected', who: 'a1' })), note: '' },
    ],
  ])('%s', (_, value) => {
    for (const game of Object.values(moments)) expect(say(game, value)).toBe('FLOW-FORM');
  });

  test.each([
    ['takes no object', null, undefined],
    ['knows no type', {}, { field: 'type' }],
    ['finds a field missing', { type: 'takeCover' }, { field: 'who' }],
    ['finds one too many', { type: 'endTurn', side: 'a' }, { field: 'side' }],
    [
      'finds a point out of bounds',
      {
        type: 'move',
        who: 'a1',
        path: [
          [6, 14],
          [6, 1001],
        ],
      },
      { field: 'path[1]' },
    ],
    [
      'finds a correction that is none',
      { type: 'umpire', events: [{ event: 'placed', who: 'a1', at: [1, 1] }, { event: 'corrected' }], note: '' },
      { field: 'events[1].who' },
    ],
    ['finds two where there may be one', { type: 'objective', element: 'hut', at: [1, 1] }, { field: 'element' }],
  ])('%s, and says where', (_, value, data) => {
    expect(check(table(), value as unknown as Command)?.data).toEqual(data);
  });
});

describe('what names nothing of this game', () => {
  test.each(['nobody', 'proto', 'constructor', 'tostring', 'a-1'])('%s', (id) => {
    for (const command of [
      takeCover(id),
      move(id, [6, 14], [7, 14]),
      fire(id, 'b1'),
      fire('a1', id),
      fire('a1', 'b1', id),
    ]) {
      expect(say(table(), command)).toBe('FLOW-UNKNOWN');
    }
    expect(say(moments.deployment as Game, deploy(id, 4, 4))).toBe('FLOW-UNKNOWN');
    expect(say(moments.edge as Game, choose(id))).toBe('FLOW-UNKNOWN');
  });
});
