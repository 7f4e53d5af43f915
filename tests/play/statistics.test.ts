import { describe, expect, test } from 'vitest';
import { FORCES, TABLES } from '../../src/content/index.ts';
import { EDITIONS } from '../../src/editions/index.ts';
import { losses, SIDES, sideOf } from '../../src/engine/index.ts';
import { gameAt, type History, lineTo, nodeAt, undo } from '../../src/play/history.ts';
import { gameBefore } from '../../src/play/lines.ts';
import { fatesOf } from '../../src/play/odds/fates.ts';
import { oddsOf } from '../../src/play/odds/oddsOf.ts';
import { chanceToHurt, statisticsOf } from '../../src/play/statistics.ts';
import { WON } from '../support/browser/plan.ts';
import { isOver, newHistory, played, playedUntil, readyStart } from './playing.ts';

/** Two shots of Sosnin that hurt and a head shot, and Klenov's close combat. */
const won = played(newHistory(), ...WON);

describe('what a game was like', () => {
  const { tallies, falls, lossSteps, luck, decided } = statisticsOf(won);

  test('who did what', () => {
    expect(tallies.get('sosnin')).toEqual({ shots: 3, hits: 3, eliminated: 2 });
    expect(tallies.get('klenov')).toEqual({ shots: 0, hits: 2, eliminated: 1 });
    expect(tallies.get('dubovy')).toEqual({ shots: 0, hits: 0, eliminated: 0 });
    expect([...tallies.keys()]).toEqual(gameAt(won).setup.roster.map(({ id }) => id));
  });

  test('who fell, when, by whom, and how likely it was', () => {
    expect(falls.map(({ who, by, cause, turn }) => [who, by, cause, turn])).toEqual([
      ['ahorn', 'sosnin', 'headShot', 1],
      ['birkner', 'sosnin', 'shot', 3],
      ['tanner', 'klenov', 'closeCombat', 3],
    ]);
    expect(falls[0]?.chance).toBeCloseTo(1 / 36, 10); // two dice, two sixes
    for (const { node, who } of falls) {
      expect(gameAt(won, node).state.characters.find(({ id }) => id === who)?.out).toBe(true);
    }
  });

  test('[WIN-1] what both sides had lost, step by step', () => {
    expect(lossSteps.map(({ turn, lost }) => [turn, lost.a, lost.b])).toEqual([
      [0, 0, 0],
      [1, 0, 9],
      [3, 0, 15],
      [3, 0, 22],
    ]);
  });

  test('whether the dice were kind', () => {
    // 3 dice on 5+, 2 on 4+, 3 on 5+ or 4+
    expect(luck.a).toMatchObject({ rolls: 3, hurt: 3 });
    expect(luck.a.expected).toBeGreaterThan(2);
    expect(luck.a.expected).toBeLessThan(3);
    expect(luck.b).toEqual({ rolls: 0, hurt: 0, expected: 0 });
  });

  test('who decided it, and by what', () => {
    expect(decided).toMatchObject({ who: 'sosnin', best: { who: 'ahorn', cause: 'headShot' } });
  });

  test('of a game that stands earlier only what was before it', () => {
    const earlier = statisticsOf({ ...won, at: falls[0]?.node ?? 0 });
    expect(earlier.falls).toHaveLength(1);
    expect(statisticsOf(undo({ ...won, at: falls[0]?.node ?? 0 })).decided).toMatchObject({ best: { who: 'birkner' } });
    expect(statisticsOf(newHistory())).toMatchObject({ falls: [], decided: null, lossSteps: [{ turn: 0 }] });
  });
});

describe.each(EDITIONS)('in games of bots by %s', (edition) => {
  const [, table] = TABLES;
  const [, , a, b] = FORCES;
  const played = (seed: number): History =>
    playedUntil(
      newHistory(readyStart({ edition, ...(table ? { table } : {}), ...(a && b ? { forces: { a, b } } : {}) })),
      seed,
      (game, commands) => isOver(game) || commands >= 400,
    );

  test('everybody’s harm is told once, and is somebody’s doing', () => {
    const history = played(11);
    const game = gameAt(history);
    const { falls, tallies, lossSteps } = statisticsOf(history);
    const out = game.state.characters.filter((each) => each.out || each.firstFell > 0);
    expect(new Set(falls.map(({ who }) => who))).toEqual(new Set(out.map(({ id }) => id)));
    for (const { by, chance } of falls) {
      expect(by).not.toBeNull();
      if (chance !== null) expect(chance).toBeGreaterThan(0);
      if (chance !== null) expect(chance).toBeLessThanOrEqual(1 + 1e-9);
    }
    const felledByEnemies = falls.filter(({ who, by }) => by !== null && sideOf(game, who) !== sideOf(game, by));
    expect([...tallies.values()].reduce((sum, { eliminated }) => sum + eliminated, 0)).toBe(felledByEnemies.length);
    for (const side of SIDES) expect(lossSteps.at(-1)?.lost[side]).toBe(losses(game, side).lost);
  });

  test('[FIRE-4] the chance of each shot is that of the odds', () => {
    const history = played(12);
    let shots = 0;
    for (const node of lineTo(history)) {
      const shot = nodeAt(history, node)?.events.find((event) => event.event === 'shot');
      if (!shot) continue;
      const answer = oddsOf(gameBefore(history, node), null);
      if (!answer.ok) continue;
      const { none } = fatesOf(answer.odds, shot.at).least;
      expect(chanceToHurt(gameAt(history), shot)).toBeCloseTo(1 - none, 9);
      shots += 1;
    }
    expect(shots).toBeGreaterThan(3);
  });
});
