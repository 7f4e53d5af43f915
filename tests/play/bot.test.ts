import { expect, vi } from 'vitest';
import { type Command, check, distance, flattened, type Game } from '../../src/engine/index.ts';
import { botCommand } from '../../src/play/bot.ts';
import { chanceFrom } from '../../src/play/chance.ts';
import { gameAt, lineTo } from '../../src/play/history.ts';
import { test } from '../support/builders/editions.ts';
import { fire, given, pass, play, roll } from '../support/builders/given.ts';
import { lane, past } from '../support/builders/lane.ts';
import { isOver, newHistory, playedUntil } from './playing.ts';

vi.setConfig({ testTimeout: 60_000 });

test('two bots play a skirmish to its end, the same one with the same seed', () => {
  const [once, again, other] = [3, 3, 4].map((seed) => playedUntil(newHistory(), seed, isOver));
  expect(once && gameAt(once).state.outcome).not.toBeNull();
  expect(again?.nodes.map(({ command }) => command)).toEqual(once?.nodes.map(({ command }) => command));
  expect(other?.nodes.map(({ command }) => command)).not.toEqual(once?.nodes.map(({ command }) => command));
});

test('a bot has nothing to say when all is over', () => {
  const over = playedUntil(newHistory(), 5, isOver);
  expect(botCommand(gameAt(over), chanceFrom(1))).toBeNull();
});

test('every command of a bot is legal where it gives it', () => {
  const history = playedUntil(newHistory(), 6, isOver);
  const refused = lineTo(history).filter((index) => {
    const node = history.nodes[index];
    return node && check(gameAt(history, node.parent), node.command) !== null;
  });
  expect(history.nodes.length).toBeGreaterThan(30);
  expect(refused).toEqual([]);
});

test('a bot that rarely fires comes nearer most of the time', () => {
  const apart: Game = given({ a: [{ id: 'anton', at: [3, 3] }], b: [{ id: 'berta', at: [20, 20] }] });
  const ends = Array.from({ length: 100 }, (_, seed) => {
    const command = botCommand(apart, chanceFrom(seed), { fires: 0 });
    return command?.type === 'move' ? command.path.at(-1) : undefined;
  }).filter((end) => end !== undefined);
  const nearer = ends.filter((end) => distance(flattened(end), [20, 20]) < distance([3, 3], [20, 20]));
  expect(ends.length).toBeGreaterThan(60);
  expect(nearer.length / ends.length).toBeGreaterThan(0.8);
});

test('[TURN-2 C] a bot bids for both sides what they have', () => {
  const frames = [{ kind: 'initiative', bids: null }] as const;
  const bidding = given({ edition: 'combat-1.1', frames, tokens: { a: 12, b: 1 } });
  const bids = Array.from({ length: 40 }, (_, seed) => botCommand(bidding, chanceFrom(seed)) as Command);
  expect(bids.filter((command) => command.type !== 'bid' || check(bidding, command) !== null)).toEqual([]);
  expect(new Set(bids.map((command) => command.type === 'bid' && command.a)).size).toBeGreaterThan(3);
});

test('[R73=b QIFC] shot at on the way, a bot goes on, stops, or takes a new way', () => {
  const shotAt = play(lane({ rulings: { R73: 'b' } }), past, fire('g', 's'), pass, roll(1, 1, 1)).game;
  const commands = Array.from({ length: 40 }, (_, seed) => botCommand(shotAt, chanceFrom(seed)) as Command);
  expect(new Set(commands.map((command) => (command.type === 'choose' ? command.option : command.type)))).toEqual(
    new Set(['goOn', 'stop', 'move']),
  );
  expect(commands.filter((command) => check(shotAt, command) !== null)).toEqual([]);
});
