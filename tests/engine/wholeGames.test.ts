import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  actionsLeft,
  apply,
  awaiting,
  baseOf,
  type Command,
  check,
  distance,
  type Game,
  type GameEvent,
  legalActions,
  newGame,
  onTable,
  pointsLost,
  profile,
  SIDES,
  totalPoints,
} from '../../src/engine/index.ts';
import { type Letter, letterNow } from '../support/builders/editionNow.ts';
import { test } from '../support/builders/editions.ts';
import { box, type Man, roundBase, setupOf, total } from '../support/builders/given.ts';

/** Whole games of random legal commands: what must hold after each of them, whatever is played. */

const men = (side: string): Man[] => [
  { id: `${side}1`, points: 7, card: { command: 1, camouflage: true } },
  { id: `${side}2`, points: 5, card: { move: 6, h2h: 3 }, woundedCard: { actions: 2, h2h: 1 } },
  { id: `${side}3`, points: 4, card: { move: 6 }, woundedCard: { h2h: 0 } },
];
const start = () =>
  newGame(
    setupOf({
      a: men('a'),
      b: men('b'),
      size: [16, 14],
      scenery: [box('hedge', [3, 6.8], [3, 0.4]), total('wall', [8, 5], [0.4, 4]), roundBase('crater', [12, 7])],
    }),
  );

interface Step {
  readonly before: Game;
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly after: Game;
}

/** The command that a number picks: dice, or one of all that is legal; moves that end in contact come first. */
function picked(game: Game, n: number): Command {
  const question = awaiting(game);
  if (question.kind === 'roll') {
    return { type: 'roll', dice: Array.from({ length: question.dice }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6)) };
  }
  const samples = legalActions(game).flatMap((l) => l.samples);
  return samples[n % samples.length] as Command;
}

function steps(picks: readonly number[]): Step[] {
  const made: Step[] = [];
  let game = start();
  for (const n of picks) {
    if (game.state.outcome) break;
    const command = picked(game, n);
    const result = apply(game, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(result.violation)}`);
    made.push({ before: game, command, events: result.events, after: result.game });
    game = result.game;
  }
  return made;
}

const picks = fc.array(fc.nat(6 ** 6), { minLength: 60, maxLength: 120, size: 'max' });
const games = new Map<Letter, readonly Step[]>();

/** Played once in each edition for all tests; the fuzzer of the command line plays many more. */
function played(): readonly Step[] {
  const letter = letterNow();
  const known = games.get(letter) ?? fc.sample(picks, { numRuns: 6, seed: 3 }).flatMap(steps);
  games.set(letter, known);
  return known;
}

/** Looks at each step, or where looking takes long at each nth. */
const holds = (inStep: (step: Step) => void, each = 1) => {
  for (const [i, step] of played().entries()) if (i % each === 0) inStep(step);
};

describe('in whatever game', () => {
  test('there is firing, fighting, wounding and winning', () => {
    const kinds = new Set(played().flatMap((step) => step.events.map((e) => e.event)));
    for (const kind of ['shot', 'exchange', 'wounded', 'eliminated', 'tookCover', 'aimed', 'over'] as const) {
      expect(kinds).toContain(kind);
    }
  });

  test('[TURN-3 QIF] [TURN-10 QIF] tokens come as income and go by being spent, and never below nothing', () => {
    holds(({ before, events, after }) => {
      const change = { a: 0, b: 0 };
      for (const e of events) {
        if (e.event === 'income') change[e.side] += e.tokens;
        if (e.event === 'spent') change[e.side] -= e.tokens;
      }
      for (const side of SIDES) {
        expect(after.state.tokens[side]).toBe(before.state.tokens[side] + change[side]);
        expect(after.state.tokens[side]).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('[TURN-7 QIF] [MOVE-2 QIFC] [FIRE-6 QIFC] nobody does more than he may', () => {
    holds(({ before, events, after }) => {
      for (const e of events) {
        if (e.event === 'spent') expect(actionsLeft(before, e.who)).toBeGreaterThanOrEqual(e.counts);
      }
      for (const c of after.state.characters) {
        expect(c.moved).toBeLessThanOrEqual(3);
        for (const w of profile(after, c.id).weapons) expect(c.shots[w.id] ?? 0).toBeLessThanOrEqual(w.shots);
      }
    });
  });

  test('[MOVE-5 QIFC] [R58 QIFC] bases never overlap nor leave the table', () => {
    holds(({ after }) => {
      const bases = onTable(after).map((c) => baseOf(after, c.id));
      for (const [i, p] of bases.entries()) {
        expect(Math.min(p.at[0], p.at[1], 16 - p.at[0], 14 - p.at[1])).toBeGreaterThanOrEqual(0.5 - 1e-6);
        for (const q of bases.slice(0, i)) expect(distance(p.at, q.at)).toBeGreaterThanOrEqual(1 - 1e-5);
      }
    });
  });

  test('[TURN-1 QIF] only the end of a turn brings the other side’s', () => {
    holds(({ before, events, after }) => {
      const ends = events.filter((e) => e.event === 'turnEnded').length;
      if (before.state.turn.number > 0) expect(after.state.turn.number).toBe(before.state.turn.number + ends);
      if (ends === 0 && before.state.turn.number > 0) expect(after.state.turn.side).toBe(before.state.turn.side);
    });
  });

  test('[WIN-1 QIF] [R135 QIFC] it is over as soon as a side has lost half, and not before, but never within an exchange', () => {
    holds(({ after }) => {
      const beaten = SIDES.filter((side) => pointsLost(after)[side] * 2 >= totalPoints(after, side));
      const question = awaiting(after);
      const within = question.kind === 'roll' && question.about.what === 'closeCombat';
      if (!within) expect(question.kind === 'over').toBe(beaten.length > 0);
      if (question.kind === 'over' && beaten.length === 1) expect(beaten).not.toContain(question.outcome.winner);
    });
  });

  test('no question with a single answer is asked', () => {
    holds(({ after }) => {
      const question = awaiting(after);
      if (question.kind === 'choose') expect(question.options.length).toBeGreaterThan(1);
      if (question.kind === 'deploy') expect(question.who.length).toBeGreaterThan(0);
      if (question.kind === 'roll') expect(question.dice).toBeGreaterThan(0);
    });
  });

  test('each sample is legal, and exactly what is refused has none', () => {
    holds(({ after }) => {
      for (const { violation, samples } of legalActions(after)) {
        expect(samples.length > 0).toBe(violation === null);
        expect(samples.filter((sample) => check(after, sample) !== null)).toEqual([]);
      }
    }, 10);
  });

  test('a state is plain data: written out and read in, it goes on to the same state by the same command', () => {
    holds(({ before, command, events, after }) => {
      const read: Game = { setup: before.setup, state: JSON.parse(JSON.stringify(before.state)) };
      expect(read.state).toEqual(before.state);
      expect(apply(read, command)).toEqual({ ok: true, game: after, events });
      expect(JSON.parse(JSON.stringify(events))).toEqual(events);
    }, 5);
  });

  test('[WOUND-1 QIFC] [WOUND-4 QIFC] [WOUND-5 QIFC] the fallen are wounded or shot through the head, and gone from the table', () => {
    holds(({ before, events, after }) => {
      for (const e of events) {
        if (e.event !== 'eliminated') continue;
        const had = before.state.characters.find((c) => c.id === e.who)?.wounded;
        const now = events.some((x) => x.event === 'wounded' && x.who === e.who);
        expect(had || now || e.cause === 'headShot').toBe(true);
        expect(after.state.characters.find((c) => c.id === e.who)).toMatchObject({ out: true, at: null });
      }
    });
  });
});
