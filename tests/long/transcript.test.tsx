// @vitest-environment happy-dom
import 'vitest-canvas-mock';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import '../../src/App.tsx';
import type { Game, GameEvent } from '../../src/engine/index.ts';
import { LOCALES, type Locale } from '../../src/i18n/index.ts';
import { loadAll } from '../../src/parts/onDemand.tsx';
import { sortLetters } from '../../src/store/letters.ts';
import { usePreferences } from '../../src/store/preferences.ts';
import { box, frag, given, rifle, roundBase } from '../support/builders/given.ts';
import { idsOf, nameOf, pass, RIDDLE } from '../support/page/ear.ts';
import { Page } from '../support/page/everyKey.tsx';
import { lay, onTable } from '../support/page/page.tsx';
import { Player } from '../support/page/player.ts';

// it is about what is heard: nothing is drawn
vi.mock('../../src/board/view/Layers.tsx', () => ({ Layers: () => null }));
// happy-dom lays nothing out
vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(640);

await loadAll();
beforeAll(() => void vi.useFakeTimers());
afterEach(cleanup);

function rollAlike(): void {
  let state = 7;
  crypto.getRandomValues = ((bytes: Uint8Array) => {
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      bytes[i] = (state >>> 16) % 6;
    }
    return bytes;
  }) as typeof crypto.getRandomValues;
}

const watcher = { opportunityFire: 3, suppressionFire: 3 };

const position = () =>
  given({
    edition: 'tactic-2.2',
    a: [
      { id: 'abel', at: [8, 15.5], card: { ...watcher, weapons: [rifle(), frag({ short: 4 })] } },
      { id: 'bert', at: [11, 15], card: watcher },
      { id: 'carl', at: [14, 14], card: watcher },
    ],
    b: [
      { id: 'emil', at: [10, 4], card: watcher },
      { id: 'fritz', at: [12, 7], card: watcher },
      { id: 'gerd', at: [15, 7], card: watcher },
    ],
    scenery: [box('w-1', [9, 10], [3, 0.4]), roundBase('c-1', [13, 12])],
    tokens: { a: 9, b: 9 },
  });

function begin(locale: Locale, from: Game = position()): Player {
  rollAlike();
  act(() => void lay(from, { takeBack: 'freely' }));
  render(<Page locale={locale} />);
  pass(900);
  act(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  pass(900);
  return new Player();
}

/** Keys that are not answers, though they stand on what is decided. */
const ASIDE = [...'uytkhi?l'];

/** Gives the first answer there is, by its key or where it has the focus, until somebody's turn goes on. */
function answerAll(player: Player, answer: (answers: readonly HTMLButtonElement[]) => void): void {
  for (let n = 0; n < 60; n++) {
    const { awaiting } = onTable();
    if (awaiting.kind === 'act' || awaiting.kind === 'over') return;
    answer(player.answers());
  }
  throw new Error(`no end of questions:\n${player.heard.slice(-8).join('\n')}`);
}

const byKey =
  (player: Player) =>
  (answers: readonly HTMLButtonElement[]): void => {
    const keys = answers.flatMap((each) => each.getAttribute('aria-keyshortcuts') ?? []);
    const key = keys.find((each) => each.length === 1 && !ASIDE.includes(each));
    if (key) player.press(key);
    else player.press('F6', 'Enter'); // a place on the table: where the cursor is
  };

const mayDo = (player: Player, key: string): boolean =>
  player.answers().some((each) => each.getAttribute('aria-keyshortcuts') === key);

const steps = (): number => onTable().history.nodes.length;

const has = (kind: GameEvent['event']): boolean =>
  onTable().history.nodes.some(({ events }) => events.some(({ event }) => event === kind));

const isOver = (): boolean => onTable().awaiting.kind === 'over';

/** How many presses it took, from choosing who does it until it is done; null: it is refused. */
const tryingAs =
  (player: Player) =>
  (...keys: readonly string[]): number | null => {
    if (isOver()) return null;
    if (document.querySelector('dialog[open]')) player.press('Escape'); // no place was worth it
    for (let n = 0; n < 5 && document.activeElement?.getAttribute('role') !== 'application'; n++) player.press('F6');
    const [before, from] = [steps(), player.presses];
    player.press(...keys);
    const taken = steps() > before ? player.presses - from : null;
    answerAll(player, byKey(player));
    return taken;
  };

interface Counts {
  readonly moves: number[];
  readonly shots: number[];
}

function expectWords({ heard }: Player, ids: ReadonlySet<string>): void {
  for (const line of heard) {
    expect(RIDDLE.exec(line)?.[0], line).toBeUndefined();
    expect(
      line.split(/[\s.,;:()]+/).filter((word) => ids.has(word)),
      line,
    ).toEqual([]);
  }
}

test.each(LOCALES)('a whole game by keys, as it is heard: %s', async (locale) => {
  const player = begin(locale);
  const ids = idsOf(onTable().game);
  const tried = tryingAs(player);
  const counts: Counts = { moves: [], shots: [] };
  player.press('1', 'f', 'Shift+PageDown', 'Alt+Enter', 'Escape');
  tried('g', 'l', 'Enter', 'Enter');
  tried('2', 'o', 'l', 'Enter', 'Enter');
  tried('3', 'p', 'l', 'Enter', 'Enter');
  player.press('k', 'k', 'k', 'u', 'y');
  playOn(tried, counts);
  expect(isOver()).toBe(true);
  expectWords(player, ids);
  expect(counts.moves.length).toBeGreaterThan(3);
  expect(counts.shots.length).toBeGreaterThan(3);
  expect(Math.max(...counts.moves)).toBeLessThanOrEqual(4);
  expect(Math.max(...counts.shots)).toBeLessThanOrEqual(5);
  await expect(`${player.heard.join('\n')}\n`).toMatchFileSnapshot(`transcripts/${locale}.txt`);
});

/** Both sides, a turn of moves and shots and a turn of shots, until it is over. */
function playOn(tried: ReturnType<typeof tryingAs>, counts: Counts): void {
  for (let turn = 0; turn < 30 && !isOver(); turn++) {
    const { side } = onTable().game.state.turn;
    const isMine = (): boolean => !isOver() && onTable().game.state.turn.side === side;
    for (const who of ['1', '2', '3']) {
      if (!isMine()) break;
      const move = turn % 2 === 0 ? tried(who, 'l', 'Enter', 'Enter') : null;
      if (move !== null) counts.moves.push(move);
      else tried('Escape');
      if (!isMine()) break;
      const shot = tried(who, 'f', 'Shift+PageDown', 'Enter');
      if (shot !== null) counts.shots.push(shot);
      else tried('Escape');
    }
    if (isMine()) tried('Escape', 'e');
  }
}

/** Few, close together, each with what has to be laid or done in one go. */
const ambush = () =>
  given({
    edition: 'tactic-2.2',
    a: [
      { id: 'abel', at: [6, 14], card: { ...watcher, moveAndFire: 3 } },
      { id: 'bert', at: [11, 15], card: { ...watcher, weapons: [rifle({ machineGun: true })] } },
      { id: 'carl', at: [15, 14], card: watcher },
    ],
    b: [
      { id: 'emil', at: [10, 5], card: watcher },
      { id: 'fritz', at: [15, 6], card: { ...watcher, weapons: [rifle(), frag({ short: 4 })] } },
    ],
    scenery: [box('w-1', [9, 10], [3, 0.4]), roundBase('c-1', [12.6, 5.6])],
    tokens: { a: 9, b: 9 },
  });

test.each(LOCALES)(
  'a short game: suppression, Move & Fire, opportunity fire, a grenade, close combat: %s',
  async (locale) => {
    const player = begin(locale, ambush());
    const ids = idsOf(onTable().game);
    const tried = tryingAs(player);
    const lies = (kind: 'suppression' | 'opportunity'): boolean =>
      onTable().game.state.markers.some((each) => each.kind === kind);
    const counts: Counts = { moves: [], shots: [] };
    const suppressed = tried('2', 'p', 'l', 'Enter', 'Enter');
    const movedAndFired = tried('1', 'x', 'l', 'Enter', 'Enter');
    const laid = tried('3', 'o', 'l', 'Enter', 'Enter');
    expect([lies('suppression'), lies('opportunity')]).toEqual([true, true]);
    tried('e');
    expect(tried('1', 'f'), 'who is suppressed does not shoot').toBe(null);
    const moved = tried('2', 'l', 'Enter', 'Enter');
    const movedUnderFire = tried('1', 'l', 'Enter', 'Enter');
    expect(lies('opportunity'), 'the marker was not used').toBe(false);
    const thrown = tried('2', 'g', 'l', 'Enter', 'Enter');
    tried('Escape', 'e');
    const ranAt = tried('2', 'm', 'Shift+PageUp', 'Enter');
    playOn(tried, counts);
    expect(isOver()).toBe(true);
    expectWords(player, ids);
    expect([suppressed, movedAndFired, laid, thrown]).toEqual([5, 5, 5, 5]);
    expect(has('exchange'), 'nobody has fought').toBe(true);
    expect([moved, movedUnderFire, ranAt]).toEqual([4, 4, 4]);
    await expect(`${player.heard.join('\n')}\n`).toMatchFileSnapshot(`transcripts/short.${locale}.txt`);
  },
);

test('a whole game with Tab and Enter alone, and no letter is a key', () => {
  usePreferences.getState().set({ letters: 'off' });
  const stop = sortLetters();
  try {
    const player = begin('en');
    const enter = (wanted: (name: string, element: Element) => boolean): boolean => {
      const isThere = player.tabTo(
        (element) => wanted(nameOf(element), element) && !element.matches('[aria-disabled="true"]'),
      );
      if (isThere) player.press('Enter');
      return isThere;
    };
    const isBoard = (_: string, element: Element): boolean => element.getAttribute('role') === 'application';
    const answer = (answers: readonly HTMLButtonElement[]): void => {
      const main = answers.find((each) => /primary|answer/i.test(each.className));
      if (main) enter((_, each) => each === main);
      else enter(isBoard);
    };
    const fires = (who: string): boolean =>
      enter((name, each) => name.startsWith(who) && each.closest('[data-region]') === null) &&
      mayDo('Fire') &&
      enter((name) => /^Fire \d/.test(name)) &&
      mayDo('Fire at') &&
      enter((name, each) => name.startsWith('Fire at') && each.closest('ul') === null);
    const mayDo = (name: string): boolean => player.answers().some((each) => nameOf(each).startsWith(name));
    const moves = (): void => {
      if (enter((name) => /^Move \d/.test(name)) && enter((name) => name === 'Places worth choosing'))
        player.press('Enter', 'Enter');
    };
    for (let turn = 0; turn < 40 && !isOver(); turn++) {
      const { side } = onTable().game.state.turn;
      const own = side === 'a' ? ['abel', 'bert', 'carl'] : ['emil', 'fritz', 'gerd'];
      for (const who of own) {
        const isThere = onTable().game.state.characters.some(({ id, at }) => id === who && at !== null);
        if (isOver() || onTable().game.state.turn.side !== side || !isThere) continue;
        if (!fires(who) && mayDo('Move')) moves();
        answerAll(player, answer);
      }
      if (!isOver() && onTable().game.state.turn.side === side) {
        if (!mayDo('End turn') && mayDo('Back')) enter((name) => name === 'Back');
        enter((name) => name === 'End turn');
        answerAll(player, answer);
      }
    }
    expect(isOver()).toBe(true);
  } finally {
    stop();
    usePreferences.getState().set({ letters: 'everywhere' });
  }
});
