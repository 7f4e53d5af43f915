import { describe, expect, test } from 'vitest';
import { faultText } from '../../../src/cli/faultText.ts';
import { SCENARIOS } from '../../../src/content/index.ts';
import { awaiting } from '../../../src/engine/index.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { readPlayable } from '../../../src/play/files/readPlayable.ts';
import { openGame } from '../../../src/play/files/replay.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { begin, gameAt } from '../../../src/play/history.ts';
import { startOf } from '../../../src/play/newGame.ts';
import { gameOf } from '../../../src/play/start.ts';
import { gameFile, withField } from './gameFile.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests write into files what no type allows
type Loose = Record<string, any>;

const { table, scenery, cards, sides } = gameFile().setup;
const EDGES = { a: 'south', b: 'north' };
const scenario = (change: Loose = {}): Loose => ({
  format: 'take-cover/scenario',
  version: 1,
  name: 'Last stand',
  edition: 'tactic-2.0-beta',
  table,
  scenery,
  cards,
  sides,
  victory: {
    a: [{ kind: 'reach', element: 'hut' }],
    b: [{ kind: 'survive', turn: 8 }],
    limit: { turns: 9, winner: null },
  },
  ...change,
});
const told = (file: Loose): string => {
  const read = readPlayable(JSON.stringify(file));
  return read.ok ? 'read' : faultText(read.fault);
};
const conditions = (...a: Loose[]): Loose => scenario({ victory: { a }, edges: EDGES });

describe('a scenario as a file of its own', () => {
  test('[WIN-5 B] begins a game by its rules, with nothing played yet', () => {
    const read = readPlayable(JSON.stringify(scenario({ edges: EDGES })));
    if (!read.ok) throw new Error(faultText(read.fault));
    const { start, history } = openGame(read.value);
    expect(start).toMatchObject({ title: 'Last stand', edition: 'tactic-2.0-beta', position: null });
    expect(start.settings.takeBack).toBe('never');
    const game = gameAt(history);
    expect(game.setup).toMatchObject({ type: 'scenario', victory: scenario().victory, edges: EDGES });
    expect(game.state.edges).toEqual(EDGES);
    expect(awaiting(game)).toMatchObject({ kind: 'roll', about: { what: 'deployOrder' } });
  });

  test('[WIN-5 B] says nothing of edges where they are to be rolled for', () => {
    expect(told(scenario())).toBe('read');
  });

  test.each([
    [{ victory: undefined }, 'victory: missing'],
    [{ edition: 'chess' }, 'edition: no edition “chess”'],
    [{ sides: { ...sides, b: { name: 'B', force: ['bo'] } } }, 'sides.b.force[0]: no card “bo”'],
    [{ commands: [] }, 'commands: unknown field'],
    [{ edges: { a: 'south', b: 'south' } }, 'edges: does not fit the rest of the position'],
    [{ edges: { a: 'south', b: 'up' } }, 'edges.b: not one of north, east, south, west'],
  ])('[WIN-5 B] is refused at its place: %j', (change, expected) => {
    expect(told(scenario(change))).toBe(expected);
  });

  test('a game is read as before', () => {
    expect(told(gameFile())).toBe('read');
    expect(told({ ...gameFile(), format: 'take-cover/cards' })).toMatch(/^format: /);
    expect(readPlayable('{').ok).toBe(false);
  });
});

describe('the conditions', () => {
  test.each([
    { kind: 'eliminate', count: 1 },
    { kind: 'eliminateAll', who: ['berta'] },
    { kind: 'reach', element: 'wall', who: ['anton'] },
    { kind: 'reachEdge', edge: 'north' },
    { kind: 'reachEdge', edge: 'east', who: ['anton'] },
    { kind: 'hold', element: 'hut', turn: 3 },
    { kind: 'survive', turn: 3, who: ['anton'] },
  ])('[WIN-5 B] %j is read', (condition) => {
    expect(told(conditions(condition))).toBe('read');
  });

  test.each([
    [{ kind: 'capture' }, 'victory.a[0].kind: not one of eliminate, eliminateAll, reach, reachEdge, hold, survive'],
    [{ kind: 'eliminate', count: 2 }, 'victory.a[0].count: more than 1'],
    [{ kind: 'eliminate', count: 0 }, 'victory.a[0].count: less than 1'],
    [{ kind: 'eliminateAll', who: ['bo'] }, 'victory.a[0].who[0]: no character “bo” in either force'],
    [{ kind: 'eliminateAll', who: ['anton'] }, 'victory.a[0].who[0]: does not fit the rest of the position'],
    [{ kind: 'eliminateAll', who: [] }, 'victory.a[0].who: fewer than 1 entry'],
    [{ kind: 'reach', element: 'mill' }, 'victory.a[0].element: no element “mill” on the table'],
    [{ kind: 'reach', element: 'hut', who: ['berta'] }, 'victory.a[0].who[0]: does not fit the rest of the position'],
    [{ kind: 'reachEdge', edge: 'south' }, 'victory.a[0].edge: does not fit the rest of the position'],
    [{ kind: 'hold', element: 'mill', turn: 3 }, 'victory.a[0].element: no element “mill” on the table'],
    [{ kind: 'hold', element: 'hut', turn: 0 }, 'victory.a[0].turn: less than 1'],
    [{ kind: 'survive' }, 'victory.a[0].turn: missing'],
    [{ kind: 'survive', turn: 3, who: ['berta'] }, 'victory.a[0].who[0]: does not fit the rest of the position'],
    [{ kind: 'survive', turn: 3, by: 'luck' }, 'victory.a[0].by: unknown field'],
  ])('[WIN-5 B] %j is refused', (condition, expected) => {
    expect(told(conditions(condition))).toBe(expected);
  });

  test('[WIN-5 B] an edge to reach needs a scenario that says whose edge is which', () => {
    const victory = { a: [{ kind: 'reachEdge', edge: 'north' }] };
    expect(told(scenario({ victory }))).toBe('victory.a[0].edge: does not fit the rest of the position');
  });

  test('[WIN-5 B] no turn lies beyond the limit', () => {
    const victory = { b: [{ kind: 'survive', turn: 10 }], limit: { turns: 9, winner: 'a' } };
    expect(told(scenario({ victory }))).toBe('victory.b[0].turn: more than 9');
  });
});

describe('in a game file', () => {
  const game = (setup: Loose): Loose => ({ ...gameFile(), setup: { ...gameFile().setup, ...setup } });
  const victory = { a: [{ kind: 'eliminate', count: 1 }] };

  test('[WIN-5 B] conditions and edges belong to a scenario', () => {
    expect(told(game({ type: 'scenario', victory, edges: EDGES }))).toBe('read');
    expect(told(game({ victory }))).toBe('setup.victory: does not fit the rest of the position');
    expect(told(game({ type: 'mission', edges: EDGES }))).toBe('setup.edges: does not fit the rest of the position');
    expect(told(game({ type: 'scenario', victory: { a: [{ kind: 'reach', element: 'x' }] } }))).toBe(
      'setup.victory.a[0].element: no element “x” on the table',
    );
  });

  test('[WIN-5 B] they are written and read again, as is what has been decided by them', () => {
    for (const { forces, cards: own, victory: aims, edges, ...ready } of SCENARIOS) {
      const start = startOf({
        table: ready,
        forces: { a: { cards: forces.a }, b: { cards: forces.b } },
        names: { a: 'A', b: 'B' },
        edition: 'tactic-2.0-beta',
        type: 'scenario',
        scenario: { victory: aims, ...(edges ? { edges } : {}) },
        ...(own ? { cards: own } : {}),
      });
      const read = readGame(gameText(start, begin(gameOf(start), 'never')));
      if (!read.ok) throw new Error(faultText(read.fault));
      expect(read.value.start.setup.victory).toEqual({ ...aims });
      expect(read.value.start.setup.edges).toEqual(edges);
    }
  });

  test.each(['condition', 'turn-limit'])('[WIN-5 B] a game may have ended by a %s', (how) => {
    const over = { outcome: { winner: 'a', rule: 'WIN-5', how } };
    expect(told(withField('position', { ...gameFile().position, ...over }))).toBe('read');
  });
});

describe('reinforcements', () => {
  const unfit = 'does not fit the rest of the position';
  const beta = (change: Loose, reinforcement = true, edition = 'tactic-2.0-beta'): Loose => {
    const file = gameFile({ edition });
    if (reinforcement) file.setup.cards[0].reinforcement = { name: 'Aron', role: 'nco', healthy: cards[0].healthy };
    Object.assign(file.position.characters[0], change);
    return file;
  };

  test.each([
    [{ flipped: true }, 'read'],
    [{ flipped: true, firstFell: 2 }, 'read'],
    [{ at: null, firstFell: 3 }, 'read'],
    [{ firstFell: 4 }, `position.characters[0].firstFell: ${unfit}`],
    [{ wounded: true }, `position.characters[0].wounded: ${unfit}`],
    [{ shock: true }, `position.characters[0].shock: ${unfit}`],
  ])('[REIN-1 B] [REIN-3 B] of a reinforcement card: %j', (change, expected) => {
    expect(told(beta(change))).toBe(expected);
  });

  test.each([
    [{ flipped: true }, 'flipped'],
    [{ firstFell: 1 }, 'firstFell'],
  ])('[REIN-1 B] no other card has a second, nor has one where there are none: %j', (change, field) => {
    expect(told(beta(change, false))).toBe(`position.characters[0].${field}: ${unfit}`);
    expect(told(beta(change, true, 'tactic-2.2'))).toBe(`position.characters[0].${field}: ${unfit}`);
    expect(told(beta({ wounded: true }, true, 'tactic-2.2'))).toBe('read');
  });

  const arriving = (arrivals: string[]) => [{ kind: 'turn', side: 'b', step: 'reinforcements', arrivals }];
  test('[REIN-2 B] who may arrive is a known character, where there are such', () => {
    const file = (arrivals: string[], edition?: string): Loose => {
      const made = beta({}, true, edition);
      made.position.frames = arriving(arrivals);
      return made;
    };
    expect(told(file(['berta']))).toBe('read');
    expect(told(file(['caesar']))).toBe('position.frames[0].arrivals[0]: no character “caesar” in either force');
    expect(told(file([], 'tactic-2.2'))).toBe(`position.frames[0].step: ${unfit}`);
  });
});
