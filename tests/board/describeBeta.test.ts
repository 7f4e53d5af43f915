import { describe, expect } from 'vitest';
import {
  type Described,
  describeCharacter,
  describeMarker,
  describePreview,
  describeWay,
} from '../../src/board/describe/index.ts';
import type { Game, Waypoint } from '../../src/engine/index.ts';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { namesOf } from '../../src/i18n/index.ts';
import type { Pointing } from '../../src/pointing/preview.ts';
import { movePreview } from '../../src/pointing/previews/move.ts';
import { previewOf } from '../../src/pointing/tools/index.ts';
import { test } from '../support/builders/editions.ts';
import { box, type Given, given, move, play, suppressing, watch } from '../support/builders/given.ts';

const t = translator();
const speechOf = (game: Game) => ({
  t,
  names: namesOf(game.setup, t),
  edition: 'tactic-2.0-beta' as const,
  locale: 'en',
});

/** The area of [12, 12] that abel and anna keep up; bo stands in it and watches. */
const area = (change: Given = {}): Game =>
  given({
    turn: { side: 'b' },
    markers: [suppressing('m1', [12, 12], 3, 'abel', 'anna'), watch('m2', 'bo', [4, 18])],
    ...change,
    a: [
      { id: 'abel', at: [4, 12] },
      { id: 'anna', at: [4, 14] },
    ],
    b: [{ id: 'bo', at: [13, 12], card: { move: 8, opportunityFire: 2 } }],
  });
const linesOf = (game: Game, id: string) => describeCharacter(game, id, speechOf(game)).lines.join('\n');
const marker = (game: Game, id: string) => {
  const found = game.state.markers.find((m) => m.id === id);
  return found ? describeMarker(game, found, speechOf(game)).lines.join('\n') : '';
};

describe('one who is suppressed', () => {
  test('[R125 B] inside the area: what he may still do', () => {
    expect(linesOf(area(), 'bo')).toContain(
      'no shooting; grenades reach 5u and scatter; an Opportunity Fire marker gives no shot',
    );
    expect(linesOf(area({ rulings: { R125: 'b' } }), 'bo')).toContain('no Opportunity Fire marker can be placed');
  });

  test('[R125 B] after leaving it', () => {
    const out = play(area(), move('bo', [13, 12], [20.5, 12])).game;
    expect(linesOf(out, 'bo')).toContain('Out of the area: no shooting this turn; grenades');
    expect(linesOf(out, 'abel')).not.toContain('area:');
  });
});

test('[OF-8 B] a marker that gives no shot says so, and no other', () => {
  expect(marker(area(), 'm2')).toContain('Gives no shot while bo is suppressed.');
  expect(marker(area({ markers: [watch('m2', 'bo', [4, 18])] }), 'm2')).not.toContain('Gives no shot');
});

test('[SF-7 B] [R27=b B] what ends suppression fire: a firer who no longer sees the marker, and the wound unless it does not', () => {
  expect(marker(area(), 'm1')).toContain(
    'drops out when wounded, eliminated, out of sight of the marker or doing anything else.',
  );
  expect(marker(area({ rulings: { R27: 'b' } }), 'm1')).toContain(
    'drops out when eliminated, out of sight of the marker or',
  );
});

test('[PSY-2 B] one in panic', () => {
  const game = given({
    rules: { 'PSY-1': 'panic' },
    a: [{ id: 'abel', at: [4, 12], state: { panicking: true } }],
    b: [{ id: 'bo', at: [13, 12] }],
  });
  expect(linesOf(game, 'abel')).toContain('in panic');
});

const said = (game: Game, pointing: Partial<Pointing>) => {
  const whole = { tool: { kind: 'idle' as const }, pointer: null, hovered: null, selected: null, ...pointing };
  return describePreview(game, previewOf(game, whole) as Described, speechOf(game));
};

test('[COVER-9 B] a shot names what covers, and how often', () => {
  const game = given({
    a: [{ id: 'abel', at: [2, 12] }],
    b: [{ id: 'bo', at: [18, 12] }],
    scenery: [box('long', [6, 10], [5, 4]), box('short', [14, 10], [0.5, 4], { look: 'hedge' })],
  });
  const tool = { kind: 'fire', who: 'abel', target: null } as const;
  expect(said(game, { tool, hovered: 'bo' }).lines).toContain('in partial cover, behind stone wall (2 times), hedge');
});

test('[REIN-1 B] who of the two on a card is to be placed', () => {
  const game = given({
    a: [{ id: 'abel', second: { name: 'Second' } }],
    b: [{ id: 'bo', at: [18, 12] }],
    frames: [{ kind: 'turn', side: 'a', step: 'reinforcements', arrivals: ['abel'], rolls: [], passed: false }],
  });
  const placing = (flipped?: boolean) =>
    said(game, { tool: { kind: 'deploy', who: 'abel', ...(flipped ? { flipped } : {}) }, pointer: [12, 23] }).title;
  expect([placing(), placing(true)]).toEqual(['Deploy abel here', 'Deploy Second here']);
});

test('[R133 B] handing over costs nothing where it can be done', () => {
  const game = given({
    a: [
      { id: 'abel', at: [4, 12], state: { grenades: ['smoke'] } },
      { id: 'anna', at: [5.5, 12] },
      { id: 'adam', at: [9, 12] },
    ],
    b: [{ id: 'bo', at: [18, 12] }],
  });
  const tool = { kind: 'handOver', who: 'abel', grenade: 'smoke' } as const;
  expect(said(game, { tool, hovered: 'anna' }).lines).toEqual(['costs nothing']);
  expect(said(game, { tool, hovered: 'adam' })).toMatchObject({
    lines: [],
    refused: expect.stringContaining('1u is the limit'),
  });
});

test('[MOVE-11 B] [MOVE-9 B] a way up the stairs says first to which level it leads, and what the stairs take; one along the ground does not', () => {
  const floor = { id: 'floor', look: 'x', terrain: [], floor: true } as const;
  const game = given({
    a: [{ id: 'anton', at: [10.5, 12] }],
    scenery: [
      { ...floor, shape: { ...box('floor', [4, 10], [4.5, 4]).shape } },
      {
        ...{ id: 'stairs', look: 'stairs', terrain: ['difficult'], connects: [0, 1], passage: 'stairs' },
        shape: { kind: 'wall', from: [10, 12], to: [8.3, 12], thickness: 1 },
      },
    ],
  });
  const said = (end: Waypoint) => {
    const tool = { kind: 'move', who: 'anton', waypoints: [] } as const;
    const move = movePreview(game, tool, end);
    if (!move) throw new Error('there is no way');
    const plan = { game, tool, pointedAt: end, move, danger: [], shots: [], lines: [] };
    return describeWay(plan, speechOf(game));
  };
  expect(said([7.8, 12, 1])).toMatchObject({
    title: 'To level 1',
    lines: ['2.7u of 3u · 1 AT', 'up the stairs, 1u of the Move lost'],
  });
  expect(said([12, 12])).toMatchObject({ title: '1.5u of 4u · 1 AT', lines: [] });
});
