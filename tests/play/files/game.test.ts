import { describe, expect, test } from 'vitest';
import { awaiting, type GameState } from '../../../src/engine/index.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { type Opened, openGame } from '../../../src/play/files/replay.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { gameAt, type History, jump, START, undo } from '../../../src/play/history.ts';
import type { Start } from '../../../src/play/start.ts';
import { mayUndo } from '../../../src/play/takeBack.ts';
import { asksTakeCover, isOver, newHistory, played, playedUntil, readyStart } from '../playing.ts';
import { gameFile } from './gameFile.ts';

/** A game after it has been saved and opened. */
function reopened(start: Start, history: History): Opened {
  return openedText(gameText(start, history));
}

function openedText(text: string): Opened {
  const read = readGame(text);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
  return openGame(read.value);
}

const tree = ({ nodes, at }: History) => ({
  at,
  nodes: nodes.map(({ command, parent, remarks, game }) => ({ command, parent, remarks, state: game.state })),
});

describe('a saved game', () => {
  test('stands in the middle of the same prompt after opening', () => {
    const history = playedUntil(newHistory(), 1, asksTakeCover);
    const { history: again, broken } = reopened(readyStart(), history);
    expect(broken).toBeNull();
    expect(awaiting(gameAt(again))).toEqual(awaiting(gameAt(history)));
    expect(gameAt(again).state.frames.map(({ kind }) => kind)).toEqual(['turn', 'shot']);
  });

  test('[case S1] keeps its whole tree, to undo as far as before', () => {
    const whole = playedUntil(newHistory(), 2, isOver);
    const branched = playedUntil(jump(whole, 20), 9, (_, commands) => commands === whole.nodes.length + 10);
    const { history: again } = reopened(readyStart(), branched);
    expect(tree(again)).toEqual(tree(branched));
    expect(tree(undo(again))).toEqual(tree(undo(branched)));
    expect(tree(jump(again, whole.at))).toEqual(tree(jump(branched, whole.at)));
  }, 60_000);

  test('[case S1] keeps take-back rule, kind of dice, rulings and title', () => {
    const start = readyStart({
      title: 'Club night',
      rulings: { R07: 'b', R39: 30 },
      settings: { takeBack: 'never', dice: 'typed', hints: 'allowed' },
    });
    const again = reopened(start, newHistory(start)).start;
    expect(again).toMatchObject({ title: 'Club night', rulings: { R07: 'b', R39: 30 }, settings: start.settings });
    expect(again.setup).toEqual(start.setup);
  });

  test('[case S8] every roll stands in the file with where it came from', () => {
    const text = gameText(readyStart(), played(newHistory(), { type: 'roll', dice: [2, 5], source: 'live' }));
    expect(JSON.parse(text).commands).toEqual([{ type: 'roll', dice: [2, 5], source: 'live' }]);
    expect(
      reopened(readyStart(), played(newHistory(), { type: 'roll', dice: [2, 5], source: 'typed' })).history.nodes[0]
        ?.command,
    ).toEqual({ type: 'roll', dice: [2, 5], source: 'typed' });
  });

  test('standing at its start has no command applied', () => {
    const history = jump(played(newHistory(), { type: 'roll', dice: [2, 5] }), START);
    expect(tree(reopened(readyStart(), history).history)).toEqual(tree(history));
  });

  test('has a line for each command, for people to read', () => {
    const history = playedUntil(newHistory(), 1, asksTakeCover);
    const lines = gameText(readyStart(), history).split('\n');
    const commands = lines.map((line) => line.trim()).filter((line) => line.startsWith('{"type":'));
    expect(commands).toHaveLength(history.nodes.length);
  });
});

describe('names beginning with x-', () => {
  test('are kept wherever they stand', () => {
    const file = gameFile({
      'x-club': { members: 12 },
      commands: [
        {
          type: 'move',
          who: 'berta',
          path: [
            [12, 5],
            [13, 5],
          ],
          'x-clock': 30,
          note: 'bold',
        },
      ],
    });
    file.setup.table['x-photo'] = 'p.jpg';
    file.setup.cards[0]['x-painted'] = true;
    const { start, history } = openedText(JSON.stringify(file));
    const again = JSON.parse(gameText(start, history));
    expect(again['x-club']).toEqual({ members: 12 });
    expect(again.commands[0]).toMatchObject({ 'x-clock': 30, note: 'bold' });
    expect(again.setup.table['x-photo']).toBe('p.jpg');
    expect(again.setup.cards[0]['x-painted']).toBe(true);
  });
});

describe('a position written by hand', () => {
  const stateOf = (file: Record<string, unknown>): GameState => gameAt(openedText(JSON.stringify(file)).history).state;

  test('[TURN-1 C] begins in the first round where there are rounds, or in the one it says', () => {
    const inRound = (round?: number) => {
      const turn = { side: 'b', number: 3, ...(round === undefined ? {} : { round }) };
      const file = gameFile({ edition: 'combat-1.1' });
      return stateOf({ ...file, position: { ...file.position, turn } }).turn.round;
    };
    expect([inRound(), inRound(4)]).toEqual([1, 4]);
  });

  test('begins in the turn of its side, with what it leaves out at rest', () => {
    const state = stateOf(gameFile());
    expect(state.frames).toEqual([{ kind: 'turn', side: 'b', step: 'act', rolls: [], passed: false }]);
    expect(state.turn).toEqual({ side: 'b', number: 3, round: 0, spent: 0 });
    expect(state.characters[0]).toEqual({
      id: 'anton',
      at: [5, 5],
      level: 0,
      out: false,
      wounded: false,
      inCover: false,
      coverFrom: [],
      shock: false,
      shockSince: 0,
      panicking: false,
      spent: 0,
      moved: 0,
      beyond: 0,
      shots: {},
      inHand: null,
      attacked: false,
      suppressedIn: 0,
      flipped: false,
      firstFell: 0,
      aimed: 0,
      grenades: [],
    });
  });

  test('counts wound shock as suffered in this turn', () => {
    const file = gameFile();
    file.position.characters[0] = { id: 'anton', at: [5, 5], shock: true };
    expect(stateOf(file).characters[0]).toMatchObject({ shock: true, shockSince: 3 });
  });

  test('[R60 Q] whoever stands in a live area has the stamp of the turn, as when it is played', () => {
    const file = gameFile();
    for (const card of file.setup.cards) card.healthy.suppressionFire = 3;
    const [{ at }] = file.position.characters;
    file.position.markers = [{ id: 'm1', kind: 'suppression', at, owner: 'anton', range: 1 }];
    expect(stateOf(file).characters.map(({ suppressedIn }) => suppressedIn > 0)).toContain(true);
    file.position.markers = [{ id: 'm1', kind: 'suppression', at: [23, 1], owner: 'anton', range: 0 }];
    expect(stateOf(file).characters.map(({ suppressedIn }) => suppressedIn)).toEqual(
      stateOf(file).characters.map(() => 0),
    );
  });

  test('takes suppression to be kept up by its owner, with the range of the card', () => {
    const file = gameFile();
    for (const card of file.setup.cards) card.healthy.suppressionFire = 3;
    file.position.markers = [{ id: 'm1', kind: 'suppression', at: [9, 9], owner: 'anton' }];
    expect(stateOf(file).markers).toEqual([
      { id: 'm1', kind: 'suppression', at: [9, 9], owner: 'anton', range: 3, firers: ['anton'] },
    ]);
  });

  test('has in reserve who is not named, and off the table who is out', () => {
    const file = gameFile();
    file.position.characters = [{ id: 'berta', at: [9, 5], out: true }];
    expect(stateOf(file).characters).toMatchObject([
      { id: 'anton', at: null, out: false },
      { id: 'berta', at: null, out: true },
    ]);
  });

  test('may be played back and forth freely', () => {
    const file = gameFile({ commands: [{ type: 'fire', who: 'berta', at: 'anton' }, { type: 'pass' }] });
    const { history } = openedText(JSON.stringify(file));
    expect(history.takeBack).toBe('freely');
    expect(mayUndo(history)).toBeNull();
  });

  test('takes points with the level they are on', () => {
    const file = gameFile();
    file.position.characters[0] = { id: 'anton', at: [5, 5, 0] };
    expect(stateOf(file).characters[0]?.at).toEqual([5, 5]);
  });
});

test('`after` says which command another one follows, by default the one before it', () => {
  const way = (x: number, y: number) => ({
    type: 'move',
    who: 'berta',
    path: [
      [12, 5],
      [x, y],
    ],
  });
  const file = gameFile({
    commands: [way(12, 6), { type: 'endTurn' }, { ...way(12, 4), after: -1 }, { type: 'endTurn' }],
    at: 3,
  });
  const { history } = openedText(JSON.stringify(file));
  expect(history.nodes.map(({ parent }) => parent)).toEqual([START, 0, START, 2]);
  expect(history.at).toBe(3);
  expect(JSON.parse(gameText(readyStart(), history)).commands.map(({ after }: { after?: number }) => after)).toEqual([
    undefined,
    undefined,
    -1,
    undefined,
  ]);
});
