import { expect, test, vi } from 'vitest';
import { awaiting, legalActions } from '../../../src/engine/index.ts';
import { type Chance, chanceFrom } from '../../../src/play/chance.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { openGame } from '../../../src/play/files/replay.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { gameAt } from '../../../src/play/history.ts';
import { asksTakeCover, newHistory, playedUntil, readyStart } from '../playing.ts';

vi.setConfig({ testTimeout: 2 * 60_000 });

type Holder = Record<string, unknown>;

/** Every place of a value where something else could stand. */
function placesIn(value: unknown): { holder: Holder; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name])]);
}

const ODD = [null, true, 0, -1, 1, 0.5, 25, 1e308, '', 'a', 'b', 'berezin', [], {}, [1, 2], [[1, 2]], 'x'.repeat(50)];

/** The text with one to three of its values replaced, by odd ones or by others of the same file, or left out. */
function mutated(text: string, chance: Chance): string {
  const file = JSON.parse(text);
  const { setup: _, ...played } = file;
  for (let n = chance.int(1, 3); n > 0; n--) {
    const places = placesIn(chance.happens(0.7) ? played : file);
    const place = chance.pick(places);
    const other = chance.pick(places);
    if (!place || !other) continue;
    const { holder, name } = place;
    if (chance.happens(0.15)) delete holder[name];
    else holder[name] = structuredClone(chance.happens(0.5) ? other.holder[other.name] : chance.pick(ODD));
  }
  return JSON.stringify({ ...played, setup: file.setup });
}

test('a game file with anything changed in it is refused with a path, or opens and can be played', () => {
  const start = readyStart();
  const { state } = gameAt(playedUntil(newHistory(start), 1, asksTakeCover));
  const here = { ...start, position: state };
  const text = gameText(here, newHistory(here));
  const chance = chanceFrom(1);
  const outcomes = Array.from({ length: 300 }, () => {
    const file = mutated(text, chance);
    const read = readGame(file);
    if (!read.ok) return read.fault.path === '' ? file : 'refused';
    const { history } = openGame(read.value);
    const game = gameAt(history);
    if (awaiting(game).kind !== 'over') legalActions(game);
    return 'opened';
  });
  expect(new Set(outcomes)).toEqual(new Set(['refused', 'opened']));
});
