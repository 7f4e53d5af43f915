import { describe, expect, test, vi } from 'vitest';
import { attack, awaiting, type Command, legalActions, newGame } from '../../src/engine/index.ts';
import { botCommand } from '../../src/play/bot.ts';
import { chanceDice, chanceFrom } from '../../src/play/chance.ts';
import { type Dice, liveDice, rollCommand, scriptedDice, typedDice } from '../../src/play/dice.ts';
import { readGame } from '../../src/play/files/readGame.ts';
import { openGame } from '../../src/play/files/replay.ts';
import { gameFile, gameText } from '../../src/play/files/writeGame.ts';
import { begin, gameAt, type History, lineTo, perform, redo, START, undo } from '../../src/play/history.ts';
import { TEST_SETTINGS } from '../../src/play/settings.ts';
import { gameOf, type Start } from '../../src/play/start.ts';
import { drift, frag, given, grenade, rifle, roll } from '../support/builders/given.ts';
import { isOver, newHistory, played, playedUntil, readyStart } from './playing.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The same history after it has been written and read. */
function reopened(start: Start, history: History): History {
  const read = readGame(gameText(start, history));
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
  const { history: again, broken } = openGame(read.value);
  expect(broken).toBeNull();
  return again;
}

const commandsOf = (history: History) => lineTo(history).map((index) => history.nodes[index]?.command);

describe('going back', () => {
  test('[case U10] to just before each command of a game gives the very state there was, and forward again as well', () => {
    const texts = [JSON.stringify(gameAt(newHistory()).state)];
    let history = newHistory();
    const chance = chanceFrom(7);
    for (let next = botCommand(gameAt(history), chance); next; next = botCommand(gameAt(history), chance)) {
      history = played(history, next);
      texts.push(JSON.stringify(gameAt(history).state));
    }
    expect(new Set(history.nodes.map(({ command }) => command.type)).size).toBeGreaterThan(8);
    expect(history.nodes.some(({ events }) => events.some(({ event }) => event === 'markerRemoved'))).toBe(true);
    const seen: string[] = [];
    let now = history;
    for (; now.at !== START; now = undo(now)) seen.unshift(JSON.stringify(gameAt(now).state));
    expect([JSON.stringify(gameAt(now).state), ...seen]).toEqual(texts);
    for (const text of texts) {
      expect(JSON.stringify(gameAt(now).state)).toBe(text);
      now = redo(now);
    }
  });
});

describe('a saved game', () => {
  test('[case U7] holds what is on the table and nothing of what was looked at', () => {
    const start = readyStart();
    const history = playedUntil(newHistory(start), 3, (game, n) => n > 30 && awaiting(game).kind === 'act');
    const game = gameAt(history);
    const before = gameText(start, history);
    const [a, b] = game.state.characters.filter(({ at }) => at);
    if (a && b) attack(game, a.id, b.id, { witness: true });
    legalActions(game);
    expect(gameText(start, history)).toBe(before);
    expect(Object.keys(game.state).sort()).toEqual(Object.keys(newGame(game.setup).state).sort());
    const fields = Object.keys(gameFile(start, history));
    expect(fields.filter((name) => /overlay|selected|camera|line|ruler|tool|ui/i.test(name))).toEqual([]);
  });

  test('[case S5] keeps both rolls of one throw, each with its dice, in their order', () => {
    const game = given({
      size: [36, 24],
      a: [{ id: 't', at: [3, 12], card: { weapons: [rifle(), frag()] } }],
      b: [
        { id: 'e', at: [17, 12] },
        { id: 'far', at: [30, 3], points: 99 },
      ],
    });
    const { elements: _, roster: __, ...setup } = game.setup;
    const start: Start = { ...readyStart(), setup, position: game.state, settings: TEST_SETTINGS };
    const throws = [grenade('t', [16, 12]), roll(3), drift([16.5, 12]), roll(4, 1, 1, 1)];
    const history = played(begin(gameOf(start), 'freely'), ...throws);
    const again = reopened(start, history);
    expect(commandsOf(again)).toEqual(throws);
    const rolled = again.nodes.flatMap(({ events }) => events.filter((e) => e.event === 'rolled'));
    expect(rolled.map(({ about, dice }) => [about, dice])).toEqual([
      ['scatter', [3]],
      ['burst', [4, 1, 1, 1]],
    ]);
    expect(gameAt(again).state).toEqual(gameAt(history).state);
  });

  const typed: Dice = {
    source: 'typed',
    roll: (count) => {
      const read = typedDice('3 5 1 6 2 4'.repeat(4).replaceAll(' ', '').slice(0, count), count);
      return read.ok && read.command.type === 'roll' ? read.command.dice : null;
    },
  };
  /** In place of the machine's own generator, so that the test plays the same game each time. */
  const someBytes = (seed: number) => (bytes: Uint8Array) => {
    const chance = chanceFrom(seed);
    for (const i of bytes.keys()) bytes[i] = chance.int(0, 255);
  };
  const kinds: readonly [string, () => Dice][] = [
    ['scripted', () => scriptedDice(Array.from({ length: 4000 }, (_, i) => 1 + ((i * 7 + (i >> 3)) % 6)))],
    ['seeded', () => chanceDice(chanceFrom(4))],
    ['live', () => liveDice(someBytes(5))],
    ['typed by hand', () => typed],
  ];

  test.each(kinds)('[case S9] of %s dice opens and stands at the same end', (_, dice) => {
    const start = readyStart();
    const source = dice();
    const chance = chanceFrom(9);
    let history = newHistory(start);
    for (let n = 0; n < 80 && !isOver(gameAt(history)); n++) history = played(history, next(history, source));
    expect(commandsOf(history).filter((command) => command?.type === 'roll').length).toBeGreaterThan(3);
    const again = reopened(start, history);
    expect(commandsOf(again)).toEqual(commandsOf(history));
    expect(gameAt(again).state).toEqual(gameAt(history).state);

    function next(at: History, from: Dice): Command {
      const question = awaiting(gameAt(at));
      const rolled = question.kind === 'roll' ? rollCommand(from, question.dice) : null;
      const command = rolled ?? botCommand(gameAt(at), chance);
      if (!command || !perform(at, command).ok) throw new Error('nothing to do');
      return command;
    }
  });
});
