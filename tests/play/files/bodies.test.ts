import { describe, expect, test } from 'vitest';
import { faultText } from '../../../src/cli/faultText.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { gameFile } from './gameFile.ts';

function told(file: unknown): string {
  const read = readGame(JSON.stringify(file));
  return read.ok ? 'read' : faultText(read.fault);
}

type Loose = ReturnType<typeof gameFile>;

/** With this in the position, in an edition in which bodies stay or in another. */
function holding(change: Loose, edition = 'tactic-2.0-beta'): Loose {
  const file = gameFile({ edition });
  return { ...file, position: { ...file.position, ...change } };
}

const lying = { id: 'm1', kind: 'body', at: [9, 9], of: 'berta' };
const fight = {
  kind: 'closeCombat',
  attacker: 'berta',
  defender: 'anton',
  step: 'attacker',
  dice: { attacker: 2, defender: 2 },
  rolled: [],
};
const TURN = { kind: 'turn', side: 'b', step: 'act' };

/** Berta has come into contact. */
const MOVE = { kind: 'movement', who: 'berta', path: [[12, 5]], step: 'fight', contacts: [] };

describe('bodies', () => {
  test('lie where they stay, and are of somebody', () => {
    expect(told(holding({ markers: [lying] }))).toBe('read');
    expect(told(holding({ markers: [{ ...lying, of: 'clara' }] }))).toBe(
      'position.markers[0].of: no character “clara” in either force',
    );
    expect(told(holding({ markers: [lying] }, 'tactic-2.2'))).toBe(
      'position.markers[0].kind: these rules have nothing of the kind',
    );
    const staying = { ...holding({ markers: [lying] }, 'tactic-2.2'), rules: { 'WOUND-5': 'stay' } };
    expect(told(staying)).toBe('read');
  });

  test('may lie under one who stands: somebody was felled as he passed him', () => {
    expect(told(holding({ markers: [{ ...lying, at: [5.2, 5] }] }))).toBe('read');
  });

  test('are asked about only where one lies', () => {
    const asked = (change: Loose) => told(holding({ frames: [TURN, { kind: 'body', marker: 'm1' }], ...change }));
    expect(asked({ markers: [lying] })).toBe('read');
    expect(asked({ markers: [] })).toBe('position.frames[1].marker: does not fit the rest of the position');
  });
});

describe('of close combat', () => {
  test('what earlier files leave out is that nobody has a priority weapon, or stands in a hole', () => {
    expect(told(holding({ frames: [TURN, MOVE, fight] }, 'tactic-2.2'))).toBe('read');
    expect(told(holding({ frames: [TURN, MOVE, { ...fight, priority: 'attacker' }] }))).toBe('read');
    expect(told(holding({ frames: [TURN, MOVE, { ...fight, priority: 'attacker' }] }, 'tactic-2.2'))).toBe(
      'position.frames[2].priority: does not fit the rest of the position',
    );
  });

  test('a hole is taken where there is such a rule', () => {
    const frames = [TURN, MOVE, { kind: 'takeHole', who: 'berta', beaten: 'anton', hole: [9, 9] }];
    expect(told(holding({ frames }))).toBe('read');
    expect(told(holding({ frames }, 'tactic-2.2'))).toBe(
      'position.frames[2].kind: does not fit the rest of the position',
    );
  });
});

test('a weapon is gone over to where that is an action', () => {
  const characters = [
    { id: 'anton', at: [5, 5] },
    { id: 'berta', at: [12, 5], inHand: 'rifle' },
  ];
  expect(told(holding({ characters }))).toBe('read');
  expect(told(holding({ characters }, 'tactic-2.2'))).toBe(
    'position.characters[1].inHand: these rules have nothing of the kind',
  );
});
