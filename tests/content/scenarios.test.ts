import { describe, expect, test } from 'vitest';
import { CARDS, forcePoints, type ReadyScenario, SCENARIOS } from '../../src/content/index.ts';
import { EDITIONS, type EditionId } from '../../src/editions/index.ts';
import { SIDES } from '../../src/engine/index.ts';
import { readGame } from '../../src/play/files/readGame.ts';
import { gameText } from '../../src/play/files/writeGame.ts';
import { gameAt } from '../../src/play/history.ts';
import type { Start } from '../../src/play/start.ts';
import { isOver, newHistory, playedUntil, readyStart } from '../play/playing.ts';

const startIn = (edition: EditionId, { forces, victory, edges, ...table }: ReadyScenario): Start =>
  readyStart({
    edition,
    type: 'scenario',
    table,
    forces: { a: { cards: forces.a }, b: { cards: forces.b } },
    scenario: { victory, ...(edges ? { edges } : {}) },
  });

test('there are two at least, with ids of their own', () => {
  const ids = SCENARIOS.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(2);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(SCENARIOS)('$id', (scenario) => {
  test('is for four or five characters a side that there are, worth at most what is suggested [SETUP-2 B]', () => {
    for (const side of SIDES) {
      const cards = scenario.forces[side];
      expect([4, 5]).toContain(cards.length);
      for (const id of cards) expect(CARDS.map((card) => card.id)).toContain(id);
      expect(forcePoints({ cards })).toBeLessThanOrEqual(40);
    }
  });

  test('either side can win by something, and a last turn decides at the latest [WIN-5 B]', () => {
    const { a, b, limit } = scenario.victory;
    expect(Math.min(a.length, b.length)).toBeGreaterThan(0);
    expect(limit?.turns).toBeLessThanOrEqual(30);
  });

  test.each(EDITIONS)('can be begun and stored in %s', (edition) => {
    const start = startIn(edition, scenario);
    expect(readGame(gameText(start, newHistory(start)))).toMatchObject({ ok: true });
  });

  test.each(['tactic-2.0-beta', 'tactic-2.2'] as const)(
    'is over by its last turn, whoever plays it, in %s',
    (edition) => {
      for (const seed of [3, 8]) {
        const { state } = gameAt(playedUntil(newHistory(startIn(edition, scenario)), seed, isOver));
        expect(state.outcome).not.toBeNull();
        expect(state.turn.number).toBeLessThanOrEqual(scenario.victory.limit?.turns ?? 0);
      }
    },
  );
});
