import { describe, expect, test } from 'vitest';
import { faultText } from '../../../src/cli/faultText.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { gameFile } from './gameFile.ts';

type Loose = ReturnType<typeof gameFile>;

function told(file: unknown): string {
  const read = readGame(JSON.stringify(file));
  return read.ok ? 'read' : faultText(read.fault);
}

/** With this in the position, in an edition that has extra grenades and smoke, or in another. */
function holding(change: Loose, edition = 'tactic-2.0-beta'): Loose {
  const file = gameFile({ edition });
  return { ...file, position: { ...file.position, ...change } };
}

const MISFIT = 'does not fit the rest of the position';
const NONE_EXTRA = 'these rules have no extra grenades: only those of the cards are thrown';
const NOTHING_LIKE_IT = 'these rules have nothing of the kind';
const TURN = { kind: 'turn', side: 'b', step: 'act' };

describe('extra grenades and smoke in a file', () => {
  test.each([
    ['grenade', NONE_EXTRA, { id: 'm1', kind: 'grenade', at: [9, 9], grenade: 'smoke' }],
    ['smoke', NOTHING_LIKE_IT, { id: 'm1', kind: 'smoke', at: [9, 9], owner: 'a', radius: 2.5 }],
  ])('a marker of %s is read where there is such a thing', (_, why, marker) => {
    expect(told(holding({ markers: [marker] }))).toBe('read');
    expect(told(holding({ markers: [marker] }, 'tactic-2.2'))).toBe(`position.markers[0].kind: ${why}`);
  });

  test('so is what a character carries', () => {
    const characters = [{ id: 'anton', at: [5, 5], grenades: ['frag', 'frag'] }];
    expect(told(holding({ characters }))).toBe('read');
    expect(told(holding({ characters }, 'tactic-2.2'))).toBe(`position.characters[0].grenades: ${NONE_EXTRA}`);
    expect(told(holding({ characters: [{ id: 'anton', at: [5, 5], grenades: ['gas'] }] }))).toMatch(/grenades\[0\]/);
  });

  test('and what a side has bought', () => {
    const bought = (edition: string) => {
      const file = gameFile({ edition });
      const { a } = file.setup.sides;
      return { ...file, setup: { ...file.setup, sides: { ...file.setup.sides, a: { ...a, grenades: ['smoke'] } } } };
    };
    expect(told(bought('tactic-2.0-beta'))).toBe('read');
    expect(told(bought('tactic-2.2'))).toBe(`setup.sides.a.grenades: ${NONE_EXTRA}`);
  });

  test('one of them may be on its way', () => {
    const thrown = { kind: 'grenade', who: 'berta', weapon: 'extra-smoke', at: [9, 9], step: 'scatter', drift: 0 };
    expect(told(holding({ frames: [TURN, thrown] }))).toBe('read');
    expect(told(holding({ frames: [TURN, thrown] }, 'tactic-2.2'))).toMatch(/frames\[1\]\.weapon/);
  });

  test('steps that the edition does not have are refused', () => {
    const spreading = { ...TURN, step: 'smoke' };
    expect(told(holding({ frames: [spreading] }, 'tactic-2.2'))).toBe(`position.frames[0].step: ${MISFIT}`);
    const giving = { kind: 'setup', step: 'equip', layer: 'a', first: 'a', next: 'a' };
    expect(told(holding({ frames: [giving] }))).toBe(`position.frames[0].step: ${MISFIT}`);
    const covering = {
      kind: 'burst',
      who: 'berta',
      weapon: 'extra-frag',
      at: [9, 9],
      step: 'cover',
      caught: [{ who: 'anton', h2h: 2 }],
      queue: [],
      hits: 0,
    };
    expect(told(holding({ frames: [TURN, covering] }))).toBe(`position.frames[1].step: ${MISFIT}`);
    expect(told({ ...holding({ frames: [TURN, covering] }), rulings: { R17: 'b' } })).toBe('read');
  });
});
