import { expect, test } from 'vitest';
import { awaiting, type Command, type Game } from '../../../src/engine/index.ts';
import { oddsOf } from '../../../src/play/odds/oddsOf.ts';
import { rollsOf } from '../../../src/play/odds/rolls.ts';
import { bid, endTurn, given, move, play } from '../../support/builders/given.ts';

/** Round 1 of combat-1.1 with so many tokens left; bids are due with none. */
const round = (a: number, b: number): Game =>
  given({
    edition: 'combat-1.1',
    tokens: { a, b },
    turn: { spent: 1 },
    a: [{ id: 'anton', at: [5, 20] }],
    b: [{ id: 'berta', at: [14, 4] }],
  });

const step = move('anton', [5, 20], [6, 20]);
const nothing = [{ chance: 1, harmed: {}, outcome: null }];

test.each<[string, Game, Command | null]>([
  ['the last token of a round', round(1, 0), step],
  ['the end of a turn after which bids are due', round(3, 0), endTurn],
  ['bids that are due', play(round(1, 0), step).game, null],
])('nobody comes to harm by %s', (_, game, command) => {
  expect(oddsOf(game, command)).toEqual({ ok: true, odds: { kind: 'endings', endings: nothing } });
});

test('the dice for the initiative: who rolled which makes the difference, and a tie comes round again', () => {
  const game = play(round(1, 0), step, bid(2, 1)).game;
  const question = awaiting(game);
  if (question.kind !== 'roll') throw new Error(question.kind);
  expect([...rollsOf(question, game.setup.ruleset)]).toHaveLength(36);
  const answer = oddsOf(game, null);
  expect(answer.ok && answer.odds.kind === 'endings' && answer.odds.endings).toMatchObject([{ harmed: {} }]);
  expect(answer.ok && answer.odds.kind === 'endings' && answer.odds.endings[0]?.chance).toBeCloseTo(1, 12);
});
