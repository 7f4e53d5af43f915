import { expect, test } from 'vitest';
import game from '../../package.json' with { type: 'json' };
import { CARDS, FORCES, TABLES } from '../../src/content/index.ts';
import { rulesetOf } from '../../src/editions/index.ts';
import { awaiting } from '../../src/engine/index.ts';
import { gameAt } from '../../src/play/history.ts';
import { startOf } from '../../src/play/newGame.ts';
import { GAME_SETTINGS } from '../../src/play/settings.ts';
import { APP_VERSION } from '../../src/play/version.ts';
import { newHistory, readyStart } from './playing.ts';

test('a new game begins with the roll-off, both forces in reserve', () => {
  const now = gameAt(newHistory());
  expect(awaiting(now)).toMatchObject({ kind: 'roll', by: 'both', about: { what: 'rollOff' } });
  expect(now.state.characters.map(({ id }) => id)).toEqual([...(FORCES[0]?.cards ?? []), ...(FORCES[1]?.cards ?? [])]);
  expect(now.state.characters.every(({ at }) => at === null)).toBe(true);
});

test('a set-up holds what was chosen, and of the cards only those in play', () => {
  const [card, other] = CARDS.map(({ id }) => id) as [string, string];
  const start = readyStart({ forces: { a: { cards: [card, card] }, b: { cards: [other] } }, rulings: { R07: 'b' } });
  expect(start.setup.cards.map(({ id }) => id)).toEqual([card, other]);
  expect(start.setup.sides).toEqual({ a: { name: 'Anna', force: [card, card] }, b: { name: 'Bruno', force: [other] } });
  expect(start.setup.table).toBe(TABLES[0]?.table);
  expect(start.setup.ruleset).toEqual(rulesetOf('tactic-2.2', { R07: 'b' }));
  expect(start.settings).toBe(GAME_SETTINGS);
  expect(gameAt(newHistory(start)).setup.roster.map(({ id }) => id)).toEqual([card, `${card}-2`, other]);
});

test('[TURN-13 B] nothing is taken back in a new game, unless the players agree otherwise', () => {
  expect(readyStart({ edition: 'tactic-2.0-beta' }).settings).toEqual({ ...GAME_SETTINGS, takeBack: 'never' });
  expect(readyStart({ edition: 'tactic-2.0-beta', settings: GAME_SETTINGS }).settings).toBe(GAME_SETTINGS);
});

test('house rules lie over rulings and edition, and a set names them', () => {
  const rules = { 'TURN-3': 6, 'WIN-1': 'characters' };
  const start = readyStart({ edition: 'tactic-qs-it', rulings: { R33: 'b' }, rules, ruleSet: 'Club' });
  expect(start.setup.ruleset).toEqual(rulesetOf('tactic-qs-it', { R33: 'b' }, rules));
  expect([start.rules, start.ruleSet]).toEqual([rules, 'Club']);
  expect([readyStart().rules, readyStart().ruleSet]).toEqual([{}, '']);
});

test('files name the version of the program', () => {
  expect(APP_VERSION).toBe(game.version);
});

test('two forces of the players own whose cards have the same id fight with both', () => {
  const [card] = CARDS;
  if (!card) throw new Error('no card');
  const own = (points: number) => ({
    cards: ['anna', 'anna'],
    own: { name: 'Mine', cards: [{ ...card, id: 'anna', points }] },
  });
  const [table] = TABLES;
  if (!table) throw new Error('no table');
  const { setup } = startOf({
    table,
    forces: { a: own(5), b: own(6) },
    names: { a: 'A', b: 'B' },
    edition: 'tactic-2.2',
  });
  expect(setup.cards.map(({ id, points }) => [id, points])).toEqual([
    ['anna', 5],
    ['anna-b1', 6],
  ]);
  expect(setup.sides.b.force).toEqual(['anna-b1', 'anna-b1']);
});
