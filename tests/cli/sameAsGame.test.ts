import { describe, expect, it } from 'vitest';
import { randomRulings } from '../../src/cli/fuzz/randomRules.ts';
import { answerRoute } from '../../src/cli/route.ts';
import { answerSight } from '../../src/cli/sight.ts';
import { EDITIONS, type Rulings } from '../../src/editions/index.ts';
import {
  attack,
  baseOf,
  distance,
  type Game,
  gap,
  markerAt,
  moveScene,
  moveStoreys,
  onTable,
  type Point,
  profile,
  seesMarker,
  sideOf,
  sightBetween,
  sum,
} from '../../src/engine/index.ts';
import { chanceFrom } from '../../src/play/chance.ts';
import { nearestPlace, route } from '../../src/routing/index.ts';
import { editionNow } from '../support/builders/editionNow.ts';
import { test } from '../support/builders/editions.ts';
import { box, given } from '../support/builders/given.ts';
import { oddSpot, type RulesAsked, randomPosition, somewhere, tableAsked } from '../support/builders/questions.ts';

const rounded = (x: number): number => Math.round(x * 1e9) / 1e9;

const askSight = (game: Game, from: string, to: string, rules: RulesAsked) =>
  JSON.parse(answerSight(JSON.stringify({ ...tableAsked(game, from, rules), from, to })));

/** With larger bases (R39) some stand in each other, of which a question may not be asked. */
const areOverlapping = (game: Game, p: string, q: string): boolean => {
  const [a, b] = [baseOf(game, p), baseOf(game, q)];
  return distance(a.at, b.at) < a.radius + b.radius - 1e-6;
};

/** What the game says of a shot, in the words of an answer. */
function asGame(game: Game, from: string, to: string) {
  const { sight, distance: apart, range, need } = attack(game, from, to);
  const { los, seen, cover, covers, counted } = sight;
  const { witness } = sightBetween(game, from, to, { reasons: true, line: true });
  const [, ...raised] = need;
  return {
    id: null,
    los,
    seen,
    cover,
    covers,
    distance: rounded(apart),
    range,
    need: los ? sum(need) : null,
    because: los
      ? raised.flatMap(({ rule, from: by = [to] }) => by.map((each) => ({ rule, from: each })))
      : counted.map(({ id, rule }) => ({ rule, from: id })),
    lines: witness?.free ? [witness.free.map((p) => p.map(rounded))] : [],
  };
}

describe.each(EDITIONS)('%s: the command line answers as the game does', (edition) => {
  /** Positions with rulings of the players' own now and then. */
  const positions = (count: number): { seed: number; game: Game; rulings: Rulings }[] =>
    Array.from({ length: count }, (_, i) => {
      const seed = 1000 * EDITIONS.indexOf(edition) + i;
      const rulings = seed % 2 === 0 ? {} : randomRulings(chanceFrom(seed), edition);
      return { seed, rulings, game: given({ ...randomPosition(seed), edition, rulings }) };
    });

  it('who sees whom, in what cover, and which die hits', () => {
    const met = new Set<string>();
    for (const { seed, game, rulings } of positions(20)) {
      for (const { id: from } of onTable(game)) {
        for (const { id: to } of onTable(game).filter((c) => c.id !== from && !areOverlapping(game, from, c.id))) {
          const answer = askSight(game, from, to, { edition, rulings });
          expect({ seed, from, to, ...answer }).toEqual({ seed, from, to, ...asGame(game, from, to) });
          for (const { rule } of answer.because) met.add(rule);
          met.add(answer.cover);
        }
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['open', 'partial', 'total', 'FIRE-3', 'TC-2', 'CAM-1']));
  });

  it('who sees a marker', () => {
    const met = new Set<boolean>();
    for (const { seed, game, rulings } of positions(20)) {
      const at = somewhere(chanceFrom(seed));
      const marker = markerAt(game, at);
      for (const { id: from } of onTable(game)) {
        const table = tableAsked(game, from, { edition, rulings });
        const bases = [...table.bases, { id: 'marker', at, marker: true }];
        const answer = JSON.parse(answerSight(JSON.stringify({ ...table, bases, from, to: 'marker' })));
        const los = seesMarker(game, from, marker);
        const apart = rounded(gap(baseOf(game, from), marker));
        expect({ seed, from, ...answer }).toMatchObject({ seed, from, los, distance: apart, need: null });
        met.add(los);
      }
    }
    expect(met.size).toBe(2);
  });

  it('which way leads where', () => {
    const met = { routes: 0, refused: 0 };
    for (const { seed, game, rulings } of positions(25)) {
      const chance = chanceFrom(seed);
      const who = chance.pick(onTable(game).map(({ id }) => id)) ?? '';
      const enemies = onTable(game).flatMap(({ id }) => (sideOf(game, id) === sideOf(game, who) ? [] : [id]));
      const to = chance.happens(0.5) ? oddSpot(game.setup.scenery, chance) : somewhere(chance);
      const { move } = profile(game, who);
      const { width, height } = game.setup.table;
      const question = {
        ...tableAsked(game, who, { edition, rulings }),
        who,
        to,
        move,
        enemies,
        table: { width, height },
      };
      const answer = JSON.parse(answerRoute(JSON.stringify(question)));
      expect({ seed, ...answer }).toEqual({ seed, ...planned(game, who, to, move) });
      met['refused' in answer ? 'refused' : 'routes']++;
    }
    expect(Math.min(met.routes, met.refused)).toBeGreaterThan(2);
  });
});

/** What the planner says of a way on the table of the game, in the words of an answer. */
function planned(game: Game, who: string, to: Point, move: number) {
  const [scene, { movement }] = [moveScene(game, who), game.setup.ruleset];
  const answer = route(moveStoreys(game, who), movement, baseOf(game, who).at, to, move);
  if ('refused' in answer) {
    const nearest = nearestPlace(scene, movement, to);
    return { id: null, refused: answer.refused, ...(nearest ? { nearest } : {}) };
  }
  const { moves, length, tokens } = answer.route;
  return {
    id: null,
    moves: moves.map((walk) => ({
      path: walk.path,
      length: walk.length,
      tokens: walk.tokens,
      crossings: walk.crossings.map(({ cost, charges: _, width: __, ...crossing }) => ({
        ...crossing,
        tokens: cost,
      })),
      ...(walk.contacts.length > 0 ? { contacts: walk.contacts } : {}),
      ...(walk.hole ? { hole: walk.hole.element } : {}),
    })),
    length,
    tokens,
  };
}

describe('a platform', () => {
  const onRoof = (roof: Point) =>
    given({
      scenery: [box('roof', roof, [4, 4], { terrain: ['sheltering'], platform: true })],
      a: [{ id: 's', at: [4, 12] }],
      b: [{ id: 't', at: [12, 12] }],
    });
  const ask = (game: Game) => askSight(game, 's', 't', { edition: editionNow() });

  test('[R139 QIFC] that the shooter of a question stands on neither blocks nor covers, as in the game', () => {
    const game = onRoof([2, 10]);
    expect(ask(game)).toMatchObject({ los: true, seen: 'all', cover: 'open', covers: 0, need: 4, because: [] });
    expect(ask(game)).toEqual(asGame(game, 's', 't'));
  });

  test('[R139 QIFC] that the target of a question stands on covers him and does not hide him, as in the game', () => {
    const game = onRoof([10, 10]);
    const because = [{ rule: 'FIRE-3', from: 'roof' }];
    expect(ask(game)).toMatchObject({ los: true, cover: 'partial', covers: 1, need: 5, because });
    expect(ask(game)).toEqual(asGame(game, 's', 't'));
  });
});
