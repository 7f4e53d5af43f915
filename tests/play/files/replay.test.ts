import { describe, expect, test } from 'vitest';
import { awaiting } from '../../../src/engine/index.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { type Opened, openGame } from '../../../src/play/files/replay.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { gameAt } from '../../../src/play/history.ts';
import { asksTakeCover, newHistory, played, playedUntil, readyStart } from '../playing.ts';

const history = playedUntil(newHistory(), 1, (game, commands) => commands > 45 && asksTakeCover(game));
// biome-ignore lint/suspicious/noExplicitAny: tests write into files what no type allows
const saved = (): any => JSON.parse(gameText(readyStart(), history));

function opened(file: unknown): Opened {
  const read = readGame(JSON.stringify(file));
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
  return openGame(read.value);
}

/** The saved game as if the rules had changed since: command `index` is one that is no longer taken. */
function outdated(index: number): ReturnType<typeof saved> {
  const file = saved();
  file.commands[index] = { type: 'choose', option: 'nothing there is' };
  return file;
}

const refusedAt = 35;

describe('[case S3] a game saved under rules that have changed since', () => {
  test('opens at its stored position, and names the command and the rule', () => {
    const { history: again, broken } = opened(outdated(refusedAt));
    expect(gameAt(again).state).toEqual(gameAt(history).state);
    expect(awaiting(gameAt(again))).toEqual(awaiting(gameAt(history)));
    expect(broken).toMatchObject({
      at: refusedAt,
      command: { type: 'choose' },
      violation: { rule: expect.stringMatching(/^FLOW-/) },
    });
  });

  test('can be played on, saved and opened again', () => {
    const first = opened(outdated(refusedAt));
    const on = played(first.history, { type: 'pass' });
    const again = opened(JSON.parse(gameText(first.start, on)));
    expect(again.broken).toBeNull();
    expect(gameAt(again.history).state).toEqual(gameAt(on).state);
  });

  test('[case U4] for testers, what still replays stands at the last good command', () => {
    const { broken } = opened(outdated(refusedAt));
    expect(broken?.agreeing.at).toBe(refusedAt - 1);
    expect(broken && gameAt(broken.agreeing).state).toEqual(gameAt(history, refusedAt - 1).state);
  });

  test('where all is still taken but leads elsewhere, how it stood and how it stands now are both known', () => {
    const file = saved();
    file.last.tokens.a += 3;
    file.hashes = {};
    const { broken } = opened(file);
    expect(broken?.violation).toBeNull();
    expect(broken?.standing?.was.state.tokens.a).toBe(gameAt(history).state.tokens.a + 3);
    expect(broken?.standing?.is.state).toEqual(gameAt(history).state);
    expect(opened(outdated(refusedAt)).broken?.standing).toBeNull();
  });

  test('[case U4] all commands are kept as they were, also after the next saving', () => {
    const file = outdated(refusedAt);
    const first = opened(file);
    const kept = JSON.parse(gameText(first.start, first.history))['x-earlier'];
    expect(kept).toHaveLength(1);
    expect(kept[0].commands.map(({ after: _, ...command }: { after: number }) => command)).toEqual(file.commands);
    expect(kept[0]).toMatchObject({ position: null, at: file.at, hashes: file.hashes });
  });

  test('without a stored position it opens at the last good command', () => {
    const { history: again } = opened({ ...outdated(refusedAt), last: null });
    expect(again.at).toBe(refusedAt - 1);
    expect(gameAt(again).state).toEqual(gameAt(history, refusedAt - 1).state);
  });

  test('a command that still is legal but leads elsewhere is named by the mark of its turn', () => {
    const file = saved();
    const [index] = Object.keys(file.hashes).slice(-1) as [string];
    file.hashes[index] = '00000000';
    const { history: again, broken } = opened(file);
    expect(broken).toMatchObject({ at: Number(index), violation: null });
    expect(broken?.agreeing.at).toBe(Number(index) - 1);
    expect(gameAt(again).state).toEqual(gameAt(history).state);
  });

  test('a stored position that differs from the replayed one is believed', () => {
    const file = saved();
    file.last.tokens.a += 1;
    const { history: again, broken } = opened(file);
    expect(broken).toMatchObject({ at: file.at, violation: null });
    expect(gameAt(again).state.tokens.a).toBe(gameAt(history).state.tokens.a + 1);
  });

  test('a branch beside the way that is refused costs the branch alone', () => {
    const file = saved();
    file.commands.push(
      { type: 'choose', option: 'nothing there is', after: 10 },
      { type: 'pass', after: file.commands.length },
    );
    const { history: again, broken } = opened(file);
    expect(broken?.at).toBe(file.commands.length - 2);
    expect(again.nodes).toHaveLength(history.nodes.length);
    expect(again.at).toBe(history.at);
    expect(gameAt(again).state).toEqual(gameAt(history).state);
  });
});

test('a mark stands at every command that began a turn', () => {
  const began = history.nodes.flatMap(({ events }, index) =>
    events.some(({ event }) => event === 'turnBegan') ? [String(index)] : [],
  );
  expect(began.length).toBeGreaterThan(2);
  expect(Object.keys(saved().hashes)).toEqual(began);
});
