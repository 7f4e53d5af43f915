import { beforeEach, describe, expect, test } from 'vitest';
import type { Tool } from '../../src/pointing/hand.ts';
import { backOut } from '../../src/store/backOut.ts';
import { useUiStore } from '../../src/store/ui.ts';

const ui = () => useUiStore.getState();
beforeEach(() => ui().reset());

describe('escape backs out of the innermost thing first', () => {
  const backsOut = (tool: Tool, ...until: (Partial<Tool> | null)[]) => {
    ui().select('anton');
    ui().setTool(tool);
    for (const expected of until) {
      backOut();
      expect(ui().tool).toEqual(expected ?? { kind: 'idle' });
    }
  };

  test('of a move: the proposal, the way-points, the tool, the selection', () => {
    const move = { kind: 'move', who: 'anton' } as const;
    backsOut(
      {
        ...move,
        waypoints: [
          [1, 1],
          [2, 2],
        ],
        end: [3, 3],
      },
      {
        ...move,
        waypoints: [
          [1, 1],
          [2, 2],
        ],
        end: null,
        offer: null,
      },
      { ...move, waypoints: [[1, 1]], end: null, offer: null },
      { ...move, waypoints: [], end: null, offer: null },
      null,
    );
    expect(ui().selected).toBe('anton');
    backOut();
    expect(ui().selected).toBeNull();
  });

  test('of a shot, a measurement, a look', () => {
    const spot = { at: [1, 1], who: null } as const;
    backsOut({ kind: 'fire', who: 'anton', target: 'carl' }, { kind: 'fire', who: 'anton', target: null }, null);
    backsOut({ kind: 'measure', from: spot, to: spot }, { kind: 'measure', from: spot }, { kind: 'measure' }, null);
    backsOut({ kind: 'sight', from: spot, to: spot }, { kind: 'sight', from: spot }, { kind: 'sight' }, null);
  });

  test('of Move & Fire: the way first, then the target', () => {
    const way = { kind: 'moveAndFire', who: 'anton', target: 'carl' } as const;
    backsOut(
      { ...way, waypoints: [[1, 1]], end: [2, 2] },
      { ...way, waypoints: [[1, 1]], end: null, offer: null },
      { ...way, waypoints: [], end: null, offer: null },
      { ...way, target: null, onTheWay: false, waypoints: [], end: null, offer: null },
      null,
    );
  });

  test('of a grenade, a marker, its partners, a suppression to join', () => {
    const [grenade, watch] = [
      { kind: 'grenade', who: 'anton' },
      { kind: 'opportunityFire', who: 'anton' },
    ] as const;
    backsOut({ ...grenade, at: [1, 1] }, { ...grenade, at: null }, null);
    backsOut({ ...watch, at: [1, 1] }, { ...watch, at: null }, null);
    const fire = { kind: 'suppressionFire', who: 'anton' } as const;
    backsOut(
      { ...fire, with: ['berta', 'carl'], at: [1, 1] },
      { ...fire, with: ['berta', 'carl'], at: null },
      { ...fire, with: ['berta'], at: null },
      { ...fire, with: [], at: null },
      null,
    );
    const join = { kind: 'joinSuppression', who: 'anton' } as const;
    backsOut({ ...join, marker: 'm1' }, { ...join, marker: null }, null);
  });

  test('what a question has put into the hand stays there', () => {
    const deploy = { kind: 'deploy', who: 'anton' } as const;
    backsOut({ ...deploy, at: [1, 1] }, { ...deploy, at: null }, { ...deploy, at: null });
    backsOut({ kind: 'drift', at: [1, 1] }, { kind: 'drift', at: null }, { kind: 'drift', at: null });
    backsOut({ kind: 'answer', target: 'carl' }, { kind: 'answer', target: null }, { kind: 'answer', target: null });
  });
});

test('taking a tool selects the one who uses it and clears what was refused', () => {
  ui().refuse({ rule: 'MOVE-1' });
  ui().setTool({ kind: 'fire', who: 'berta', target: null });
  expect(ui()).toMatchObject({ selected: 'berta', notice: null });
  ui().setTool({ kind: 'measure' });
  expect(ui().selected).toBe('berta');
});

test('selecting puts the tool away', () => {
  ui().setTool({ kind: 'move', who: 'anton', waypoints: [] });
  ui().setAddingWaypoints(true);
  ui().select('berta');
  expect(ui()).toMatchObject({ tool: { kind: 'idle' }, selected: 'berta', addingWaypoints: false });
});

test('way-points are added by one tap after the other, until another tool is taken', () => {
  const way = { kind: 'move', who: 'anton', waypoints: [] } as const;
  ui().setTool(way);
  ui().setAddingWaypoints(true);
  ui().setTool({ ...way, waypoints: [[1, 1]] });
  expect(ui().addingWaypoints).toBe(true);
  ui().setTool({ kind: 'measure' });
  expect(ui().addingWaypoints).toBe(false);
});
