import { describe, expect, test } from 'vitest';
import { faultText } from '../../../src/cli/faultText.ts';
import { rulesetOf } from '../../../src/editions/index.ts';
import { prepareSetup, roomFor, type Setup } from '../../../src/engine/index.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { readPlayable } from '../../../src/play/files/readPlayable.ts';
import { frag, rifle } from '../../support/builders/given.ts';
import { gameFile, withField } from './gameFile.ts';

/** What would open and could not be played: each is refused with the place in the file. */
function told(file: unknown): string {
  const read = readGame(JSON.stringify(file));
  return read.ok ? 'read' : faultText(read.fault);
}

const UNFIT = 'does not fit the rest of the position';
const turn = { kind: 'turn', side: 'b', step: 'act' };

describe('a weapon with more dice than a roll can have', () => {
  const most = 'more dice than one roll can have: 1,000 with all its shots and Aim';
  const card = 'setup.cards.1.healthy.weapons.0';
  test.each([
    [{ short: 1001, aim: 0, shots: 1 }, `setup.cards[1].healthy.weapons[0].short: ${most}`],
    [{ long: 999, aim: 2, shots: 1 }, `setup.cards[1].healthy.weapons[0].long: ${most}`],
    [{ short: 300, aim: 0, shots: 4 }, `setup.cards[1].healthy.weapons[0].short: ${most}`],
    [{ short: 1000, aim: 0, shots: 1 }, 'read'],
  ])('%j', (change, expected) => {
    expect(told(withField(card, rifle(change)))).toBe(expected);
  });

  test('a close combat neither', () => {
    expect(told(withField('setup.cards.0.wounded.h2h', 101))).toBe('setup.cards[0].wounded.h2h: more than 100');
  });
});

describe('what cannot go on', () => {
  const shot = { kind: 'shot', who: 'berta', at: 'anton', weapon: 'rifle', aimed: false, step: 'roll' };
  const fallen = [
    { id: 'anton', at: null, out: true },
    { id: 'berta', at: [12, 5] },
  ];
  const burst = {
    ...{ kind: 'burst', who: 'berta', weapon: 'grenade', at: [5, 5], step: 'roll' },
    ...{ caught: [{ who: 'anton', h2h: 2 }], queue: [], hits: 0 },
  };
  const fight = {
    ...{ kind: 'closeCombat', attacker: 'berta', defender: 'anton', step: 'attacker' },
    ...{ dice: { attacker: 2, defender: 2 }, rolled: [] },
  };
  const movement = {
    kind: 'movement',
    who: 'berta',
    path: [
      [12, 5],
      [13, 5],
    ],
    step: 'walk',
    contacts: [],
  }; // prettier-ignore
  const armed = (file: ReturnType<typeof gameFile>) => {
    for (const card of file.setup.cards) card.healthy.weapons.push(frag());
    return file;
  };
  const amid = (...frames: object[]) => armed(withField('position.frames', [turn, ...frames]));

  test('a set-up in which nobody has an edge', () => {
    const setup = { kind: 'setup', step: 'deploy', layer: 'a', first: 'a', next: 'a' };
    expect(told(withField('position.frames', [setup]))).toBe(`position.frames[0]: ${UNFIT}`);
  });

  test('a shot of one whose wounded side has no dice', () => {
    const file = amid(shot);
    file.setup.cards[1].wounded.weapons = [rifle({ short: 0, long: 0 })];
    expect(told(file)).toBe('read');
    file.position.characters[1].wounded = true;
    expect(told(file)).toBe(`position.frames[1]: ${UNFIT}`);
  });

  test('a marker of one who is out', () => {
    const file = withField('position.characters', fallen);
    file.position.markers = [{ id: 'm1', kind: 'opportunity', at: [9, 9], owner: 'anton' }];
    expect(told(file)).toBe(`position.markers[0].owner: ${UNFIT}`);
    file.position.markers = [
      { id: 'm1', kind: 'suppression', at: [9, 9], owner: 'anton', range: 2, firers: ['anton'] },
    ];
    expect(told(file)).toBe(`position.markers[0].firers[0]: ${UNFIT}`);
    file.position.markers = [];
    expect(told(file)).toBe('read');
  });

  test.each([
    ['a burst on a burst', [burst, burst], 2],
    ['a close combat on a close combat', [{ ...movement, step: 'fight' }, fight, fight], 3],
    ['a shot on a move', [movement, shot], 2],
    ['a burst on a shot', [shot, burst], 2],
    ['an offer on a turn', [{ kind: 'opportunity', target: 'anton', markers: [] }], 1],
  ])('%s', (_, frames, at) => {
    expect(told(amid(...frames))).toBe(`position.frames[${at}].kind: ${UNFIT}`);
  });

  test('but what may stand there opens', () => {
    for (const frame of [shot, burst]) expect(told(amid(frame)), frame.kind).toBe('read');
  });

  test('a move amid which nobody is asked', () => {
    expect(told(amid(movement))).toBe(`position.frames[1]: ${UNFIT}`);
  });
});

describe('a table on which nobody can be deployed', () => {
  const fresh = (change: object) => gameFile({ position: null, ...change });
  const crater = {
    ...{ id: 'crater', look: 'crater', terrain: ['protecting'], height: 1 },
    ...{ shape: { kind: 'circle', at: [12, 12], radius: 100 }, holes: [[12, 12]] },
  };

  test('a strip of 14 by 1, or a crater that fills it', () => {
    const strip = fresh({});
    strip.setup.scenery = [];
    strip.setup.table = { width: 14, height: 0.9, name: '', ground: 'grass' };
    expect(told(strip)).not.toBe('read');
    const filled = fresh({});
    filled.setup.scenery = [crater];
    expect(told(filled)).toBe('setup.table: room to deploy 1 of 2 characters');
    expect(told({ ...filled, position: gameFile().position })).toBe('read'); // they stand already
  });

  test('in a scenario too', () => {
    const { setup, edition } = gameFile();
    const { table, cards, sides } = setup;
    const scenario = { format: 'take-cover/scenario', version: 1, edition, table, scenery: [crater], cards, sides };
    const read = readPlayable(
      JSON.stringify({ ...scenario, victory: { a: [{ kind: 'eliminate', count: 1 }], b: [] } }),
    );
    expect(read.ok ? 'read' : faultText(read.fault)).toBe('table: room to deploy 1 of 2 characters');
  });

  test('[R63 B] nor a scenario in which somebody would begin on his goal wherever he stood', () => {
    const { setup } = gameFile();
    const { cards, sides } = setup;
    const strip = (victory: object) => {
      const file = { format: 'take-cover/scenario', version: 1, edition: 'tactic-2.0-beta', scenery: [], cards, sides };
      const table = { width: 14, height: 1, name: '', ground: 'grass' };
      const read = readPlayable(JSON.stringify({ ...file, table, victory, edges: { a: 'south', b: 'north' } }));
      return read.ok ? 'read' : faultText(read.fault);
    };
    expect(strip({ a: [{ kind: 'reachEdge', edge: 'north' }] })).toBe('table: room to deploy 1 of 2 characters');
    expect(strip({ a: [{ kind: 'eliminate', count: 1 }] })).toBe('read');
  });

  test('but a tight one opens', () => {
    const tight = fresh({});
    tight.setup.scenery = [];
    tight.setup.table = { width: 14, height: 1, name: '', ground: 'grass' };
    expect(told(tight)).toBe('read');
    expect(roomFor(prepareSetup({ ...tight.setup, ruleset: rulesetOf('tactic-2.2') } as Setup))).toBe(2);
  });
});
