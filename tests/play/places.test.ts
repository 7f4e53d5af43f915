import { expect, test } from 'vitest';
import {
  apply,
  attack,
  awaiting,
  character,
  check,
  distance,
  flattened,
  newGame,
  sum,
} from '../../src/engine/index.ts';
import { candidatesOf } from '../../src/play/opponent/candidates.ts';
import { placesFor } from '../../src/play/places.ts';
import {
  choose,
  frag,
  given,
  grenade,
  play,
  rifle,
  roll,
  roundBase,
  setupOf,
  total,
} from '../support/builders/given.ts';

const position = given({
  a: [
    { id: 'abel', at: [6, 12], card: { opportunityFire: 3, weapons: [rifle(), frag({ short: 6 })] } },
    { id: 'bert', at: [3, 18] },
  ],
  b: [
    { id: 'emil', at: [16, 12] },
    { id: 'fritz', at: [14, 5] },
  ],
  scenery: [total('house', [8.5, 9.5], [2, 2]), roundBase('crater', [8, 14])],
});

test('all places are legal, apart from one another, and thought of by the computer as well', () => {
  const its = candidatesOf(position, 'a', { moves: 36 }).map((command) => JSON.stringify(command));
  for (const action of ['move', 'opportunityFire', 'grenade'] as const) {
    const places = placesFor(position, 'abel', action);
    expect(places.length, action).toBeGreaterThan(0);
    for (const [i, { command, at }] of places.entries()) {
      expect(check(position, command)).toBeNull();
      expect(its).toContain(JSON.stringify(command));
      for (const other of places.slice(0, i))
        expect(distance(flattened(at), flattened(other.at))).toBeGreaterThan(0.69);
    }
  }
});

test('what is said of a place is what is measured there once the move is done', () => {
  const places = placesFor(position, 'abel', 'move');
  expect(places.some(({ there }) => there?.hole === 'crater')).toBe(true);
  expect(places.some(({ there }) => (there?.hiddenFrom.length ?? 0) > 0)).toBe(true);
  for (const { command, at, there } of places) {
    const after = apply(position, command);
    if (!after.ok || !there) throw new Error('a place that cannot be gone to');
    const { game } = after;
    expect(character(game, 'abel').at).toEqual(flattened(at));
    for (const { who, need } of there.seenBy) {
      const theirs = attack(game, who, 'abel');
      expect([theirs.sight.los, sum(theirs.need)]).toEqual([true, need]);
    }
    for (const who of there.hiddenFrom) expect(attack(game, who, 'abel').sight.los).toBe(false);
    if (there.shot) expect(sum(attack(game, 'abel', there.shot.who).need)).toBe(there.shot.need);
  }
});

test('nobody is told places of somebody who can do nothing', () => {
  expect(placesFor(position, 'emil', 'move')).toEqual([]);
  expect(placesFor(position, 'bert', 'grenade')).toEqual([]);
});

test('one who is deployed is told places that are free, the best first', () => {
  const setup = setupOf({
    a: [{ id: 'abel' }, { id: 'bert' }],
    b: [{ id: 'emil' }],
    scenery: [total('wall', [10, 20.5], [4, 0.5])],
  });
  const game = play(newGame(setup), roll(1, 6), choose('south')).game;
  const question = awaiting(game);
  if (question.kind !== 'deploy') throw new Error('nobody is to be deployed');
  const places = placesFor(game, question.who[0] ?? '', 'deploy');
  expect(places.length).toBeGreaterThan(3);
  for (const { command, there } of places) {
    expect(check(game, command)).toBeNull();
    expect(there).toMatchObject({ way: null, seenBy: [], hiddenFrom: [], shot: null });
  }
});

test('[GREN-6 Q] where a grenade drifts to is a place as well, and as near as it may be', () => {
  const game = given({
    a: [{ id: 'abel', at: [12, 22], card: { weapons: [rifle(), frag({ long: 20 })] } }],
    b: [{ id: 'emil', at: [12, 9] }],
  });
  const scattered = play(game, grenade('abel', [12, 9]), roll(1)).game;
  const question = awaiting(scattered);
  if (question.kind !== 'drift') throw new Error('nothing has scattered');
  const places = placesFor(scattered, null, 'drift');
  expect(places.length).toBeGreaterThan(3);
  for (const { command, at, there } of places) {
    expect([command.type, check(scattered, command), there]).toEqual(['drift', null, null]);
    expect(distance(flattened(at), question.from)).toBeLessThanOrEqual(question.most);
  }
  expect(placesFor(position, null, 'drift')).toEqual([]);
});

test('[GREN-14 Q] a grenade that lies on the ground, and what is to be reached, are places worth going to', () => {
  const game = given({
    a: [{ id: 'abel', at: [6, 12] }],
    b: [{ id: 'emil', at: [20, 12] }],
    markers: [{ id: 'm1', kind: 'grenade', at: [8, 12], grenade: 'smoke' }],
    scenery: [roundBase('house', [6, 14.5])],
    victory: { a: [{ kind: 'reach', element: 'house' }], b: [] },
  });
  const places = placesFor(game, 'abel', 'move');
  const kinds = places.map(({ there }) => [there?.pickUp ?? null, there?.atGoal ?? false]);
  expect(kinds).toContainEqual(['smoke', false]);
  expect(kinds).toContainEqual([null, true]);
});
