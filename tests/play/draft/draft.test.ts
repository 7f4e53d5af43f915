import { describe, expect, test } from 'vitest';
import { randomGame } from '../../../src/cli/fuzz/randomGame.ts';
import { EDITIONS } from '../../../src/editions/index.ts';
import { botCommand } from '../../../src/play/bot.ts';
import { chanceFrom } from '../../../src/play/chance.ts';
import { type Draft, draftOf, emptyDraft, faultsOf, positionOf } from '../../../src/play/draft/draft.ts';
import { readGame } from '../../../src/play/files/readGame.ts';
import { begin, gameAt, type History, perform } from '../../../src/play/history.ts';
import { gameOf, type Start } from '../../../src/play/start.ts';
import { gameFile } from '../files/gameFile.ts';
import { isKeptWhole } from './keptWhole.ts';
import { randomDraft } from './randomDraft.ts';

/** Each moment of a random game, its end among them. */
function* moments(start: Start, seed: number, most = 20): Generator<History> {
  const chance = chanceFrom(seed);
  let history = begin(gameOf(start), 'freely');
  yield history;
  for (let n = 0; n < most; n++) {
    const command = botCommand(gameAt(history), chance);
    const next = command && perform(history, command);
    if (!next?.ok) return;
    history = next.history;
    yield history;
  }
}

test.each(EDITIONS)('at every moment of a game of %s a draft of it is that position', (edition) => {
  const start = randomGame(chanceFrom(11), edition, 'A game');
  let step = 0;
  for (const history of moments(start, 5)) {
    const back = positionOf(draftOf(start, history));
    expect(back.ok, `step ${step}`).toBe(true);
    if (!back.ok) return;
    expect(gameOf(back.start).state).toEqual(gameAt(history).state);
    expect(back.start).toMatchObject({ edition, title: 'A game', extras: { 'x-from': { game: 'A game', step } } });
    step++;
  }
  expect(step).toBeGreaterThan(10);
});

describe('a draft that is wrong', () => {
  const read = readGame(JSON.stringify(gameFile()));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const { start } = read.value;
  const sound = draftOf(start, begin(gameOf(start), 'freely'));
  const put = (draft: Draft, who: string, change: object): Draft => ({
    ...draft,
    position: {
      ...draft.position,
      characters: draft.position.characters.map((c) => (c.id === who ? { ...c, ...change } : c)),
    },
  });

  test('says all that is wrong at once, by the fields of its file', () => {
    const wrong = put(put(sound, 'anton', { at: [30, 5] }), 'berta', { at: [4, 12], spent: -1 });
    expect(faultsOf(wrong).map(({ path, fault }) => `${path} ${fault}`)).toEqual([
      'position.characters[1].spent less-than',
    ]);
    const apart = put(wrong, 'berta', { spent: 0 });
    const faults = ['position.characters[0].at off-the-table', 'position.characters[1].at no-room'];
    expect(faultsOf(apart).map(({ path, fault }) => `${path} ${fault}`)).toEqual(faults);
    expect(positionOf(apart)).toEqual({ ok: false, faults: faultsOf(apart) });
  });

  test('is in order again once it is mended, and begins a game of its own', () => {
    const mended = put(put(sound, 'anton', { at: [30, 5] }), 'anton', { at: [8, 8], wounded: true });
    expect(faultsOf(mended)).toEqual([]);
    const back = positionOf(mended);
    expect(back.ok && back.start.settings.takeBack).toBe('freely');
    expect(back.ok && gameOf(back.start).state.characters[0]).toMatchObject({ at: [8, 8], wounded: true });
    expect(faultsOf(sound)).toEqual([]); // drafts share what they have alike, and never change
  });
});

test('a draft, right or wrong, is the same again out of a link of its file, be it with nobody on a side', async () => {
  const chance = chanceFrom(9);
  await isKeptWhole(emptyDraft('tactic-2.2', { a: 'Ann', b: 'Bob' }), false);
  for (let n = 0; n < 12; n++) await isKeptWhole(randomDraft(chance), n % 2 === 0);
});
