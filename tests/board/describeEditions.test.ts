import { describe, expect, test } from 'vitest';
import { type Described, describeCharacter, describePreview, describeWay } from '../../src/board/describe/index.ts';
import type { Game } from '../../src/engine/index.ts';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { namesOf } from '../../src/i18n/index.ts';
import type { Pointing } from '../../src/pointing/preview.ts';
import type { WayTool } from '../../src/pointing/previews/move.ts';
import { wayQuestion } from '../../src/pointing/questions.ts';
import { previewOf } from '../../src/pointing/tools/index.ts';
import { answered } from '../support/builders/answered.ts';
import { combat, combatDuel, MARKSMAN } from '../support/builders/combat.ts';
import { frag, given, grenade, play, roll } from '../support/builders/given.ts';

const t = translator();
const speechOf = (game: Game, edition: 'combat-1.1' | 'tactic-qs-it' = 'combat-1.1') => ({
  t,
  names: namesOf(game.setup, t),
  edition,
  locale: 'en',
});
const said = (game: Game, pointing: Partial<Pointing>) => {
  const whole = { tool: { kind: 'idle' as const }, pointer: null, hovered: null, selected: null, ...pointing };
  return describePreview(game, previewOf(game, whole) as Described, speechOf(game));
};

test('[FIRE-7 C] [R14 C] a shot: how many are bought, at what price', () => {
  const tool = { kind: 'fire', who: 'abel', target: null, shots: 2, aim: true } as const;
  expect(said(combatDuel(), { tool, hovered: 'bo' }).lines.slice(0, 2)).toEqual([
    '2 shots with Aim: 3 AT',
    '7 dice, hits on 4+',
  ]);
});

test('[TC-2 C] [TC-3 C] cover says from whom it is', () => {
  const game = combat({
    a: [{ id: 'abel', at: [4, 12] }],
    b: [{ id: 'bo', at: [14, 12], state: { coverFrom: ['abel'] } }],
  });
  expect(describeCharacter(game, 'bo', speechOf(game)).lines[1]).toBe('taking cover from abel this turn');
});

describe('a grenade', () => {
  const thrower = (edition: 'combat-1.1' | 'tactic-qs-it', rulings = {}) =>
    given({
      edition,
      rulings,
      tokens: { a: 12, b: 12 },
      a: [
        { id: 'abel', at: [5, 12], card: { weapons: [frag()] } },
        { id: 'away', at: null },
      ],
      b: [
        { id: 'bo', at: [9, 12] },
        { id: 'bea', at: [9, 13.5] },
        { id: 'out', at: null },
        { id: 'off', at: null },
      ],
    });
  const tool = { kind: 'grenade', who: 'abel' } as const;

  test('[GREN-4 C] [GREN-5 C] [GREN-9 C] scatters wherever it is thrown, and its sixes count', () => {
    expect(said(thrower('combat-1.1'), { tool, pointer: [9, 12.5] }).lines).toEqual([
      'may scatter: the other side then moves it by up to 1u or 2u',
      'a scatter may catch: abel',
      'catches bo, bea',
      'any hits wound one of them, two 6s all; three 6s eliminate all',
    ]);
    expect(said(thrower('combat-1.1'), { tool, pointer: [9, 9.2] }).lines.at(-1)).toBe(
      'any hits wound, three 6s eliminate',
    );
  });

  test('[GREN-9 I] not elsewhere', () => {
    expect(said(thrower('tactic-qs-it'), { tool, pointer: [9, 12.5] }).lines).toEqual([
      'bursts where it is aimed',
      'catches bo, bea',
    ]);
  });

  test('[R85=b I] is moved exactly so far, or not at all', () => {
    expect(said(thrower('tactic-qs-it', { R85: 'b' }), { tool, pointer: [17, 12] }).lines[0]).toBe(
      'may scatter: the other side then moves it by exactly 2u or 4u, or not at all',
    );
  });
});

test('[R85=b I] the marker of a grenade is put on the ring, or left where it is', () => {
  const { game } = play(
    given({
      edition: 'tactic-qs-it',
      rulings: { R85: 'b' },
      a: [{ id: 'abel', at: [5, 12], card: { weapons: [frag()] } }],
      b: [{ id: 'bo', at: [20, 20] }],
    }),
    grenade('abel', [17, 12]),
    roll(2),
  );
  expect(said(game, { tool: { kind: 'drift' }, pointer: [18.4, 12] }).title).toBe('2u from where it was aimed');
  expect(said(game, { tool: { kind: 'drift' }, pointer: [17.4, 12] }).title).toBe('0u from where it was aimed');
});

describe('suppression fire', () => {
  const squad = (rulings = {}) =>
    combat({
      rulings,
      a: [
        { id: 'abel', role: 'officer', at: [4, 12], card: { suppressionFire: 3 } },
        { id: 'bert', at: [4, 14] },
        { id: 'cuno', at: [4, 16] },
      ],
      b: [{ id: 'emil', at: [13, 12] }],
    });
  const tool = (...partners: string[]) => ({ kind: 'suppressionFire', who: 'abel', with: partners }) as const;

  test('[R47 C] costs a token for each who fires', () => {
    expect(said(squad(), { tool: tool('bert'), pointer: [12, 12] }).lines).toEqual([
      '2 AT',
      'fired by abel, bert',
      'suppresses emil',
    ]);
  });

  test('[R47=b C] an officer does not fire, and pays nothing', () => {
    const game = squad({ R47: 'b' });
    expect(said(game, { tool: tool('bert', 'cuno'), pointer: [12, 12] }).lines).toEqual([
      '2 AT',
      'fired by bert, cuno',
      'suppresses emil',
    ]);
    expect(said(game, { tool: tool(), pointer: [12, 12] }).lines[0]).toBe('nobody fires yet');
  });
});

test('[MF-1 C] a move with the shot on the way: at whom from there', () => {
  const game = combatDuel({ a: [{ id: 'anna', at: [4, 6], card: MARKSMAN }] });
  const tool: WayTool = { kind: 'moveAndFire', who: 'anna', waypoints: [[4, 9]], target: null, onTheWay: true };
  const found = answered(wayQuestion, game, { tool, end: [6, 9], sightLines: false });
  if (!found) throw new Error('there is no way');
  const { lines } = describeWay({ game, tool, pointedAt: [6, 9], ...found, danger: [] }, speechOf(game));
  expect(lines[0]).toBe('on the way may shoot at bo (3 dice on 4+)');
});
