import { describe, expect } from 'vitest';
import { describeElement, describeMarker, type Speech } from '../../../src/board/describe/index.ts';
import {
  type Game,
  type Marker,
  type Passage,
  prepareScenery,
  type SceneryElement,
  type Terrain,
} from '../../../src/engine/index.ts';
import { translator } from '../../../src/i18n/everyLanguage.ts';
import { namesOf } from '../../../src/i18n/index.ts';
import { test } from '../../support/builders/editions.ts';
import { box, type Given, given, roundBase } from '../../support/builders/given.ts';

const t = translator();
const speech = ({ setup, state }: Game): Speech => ({
  t,
  names: namesOf(setup, t, state.characters, state.markers),
  edition: 'tactic-2.0-beta',
  locale: 'en',
});
const men: Given = { a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [15, 5] }] };

const said = (element: SceneryElement, change: Given = {}) => {
  const game = given({ ...men, scenery: [element], ...change });
  const [prepared] = prepareScenery([element], game.setup.ruleset.levels);
  return prepared ? describeElement(game, prepared, speech(game)).lines : [];
};
const piece = (...terrain: Terrain[]) => box('piece', [9, 9], [2, 2], { terrain });

describe('a piece of scenery', () => {
  test('[COVER-15 B] [SETUP-13 B] is told by its kinds, and what they mean for moving and fire', () => {
    expect(said(piece('sheltering'))[0]).toMatch(/^sheltering: blocks sight/);
    expect(said(piece('protecting'))[0]).toBe('protecting: partial cover, +1 AT to enter or cross');
    expect(said(piece('concealing'))[0]).toBe('concealing: partial cover against shots, open to walk through');
    expect(said(piece('concealing', 'difficult'))).toHaveLength(3);
    expect(said(piece('difficult'))[0]).toBe(
      'difficult: moves lose 1u, no Move & Fire in or out, does not block sight',
    );
    expect(said(piece('impassable'))[0]).toMatch(/^impassable: cannot be entered/);
    expect(said(piece())).toEqual([]);
  });

  test('[R123=b B] with what has been ruled', () => {
    expect(said(piece('concealing'), { rulings: { R123: 'b' } })[0]).toMatch(/\+1 AT to enter or cross$/);
  });

  test('[COVER-15 QIFC] [SETUP-13 QIFC] is total or partial cover', () => {
    expect(said(piece('concealing'))).toEqual(['partial cover · 1u high']);
    expect(said(piece('difficult'))).toEqual([]);
  });

  test('[TC-6 B] [R153 B] [R153=b B] a ladder is where nobody takes cover, and stairs where it is ruled so', () => {
    const passage = (kind: Passage, change: Given = {}) =>
      said({ ...piece('difficult'), connects: [0, 1], passage: kind }, change);
    const barred = 'leads from level to level: nobody takes cover on it';
    expect(passage('ladder')).toContain(barred);
    expect(passage('stairs').slice(1)).toEqual(['leads from level to level']); // and no height of its own
    expect(passage('stairs', { rulings: { R153: 'b' } })).toContain(barred);
    expect(passage('slope', { rulings: { R153: 'b' } })).toContain('leads from level to level');
  });

  test('[MOVE-11 B] of stairs has landings, and says who is on one', () => {
    const stairs = { ...piece('difficult'), connects: [0, 1], holes: [[9, 9]] } as const;
    expect(said(stairs)).toContain('a landing: entered free on contact, one character each');
    expect(said(stairs, { b: [{ id: 'carl', at: [9, 9] }] })).toContain('on the landing: carl');
  });
});

describe('a round base', () => {
  const crater = roundBase('crater', [9, 9]);

  test('[MOVE-8 B] has a hole for one, and says who is in it', () => {
    expect(said(crater)).toContain('a hole: entered free on contact, one character each');
    expect(said(crater, { b: [{ id: 'carl', at: [9, 9] }] })).toContain('in the hole: carl');
  });

  test('[MOVE-13 B] alive or dead', () => {
    const body: Marker = { id: 'm1', kind: 'body', at: [9, 9], of: 'carl' };
    expect(said(crater, { markers: [body] })).toContain('in the hole: Body of carl');
  });
});

describe('a body', () => {
  const body: Marker = { id: 'm1', kind: 'body', at: [9, 9], of: 'carl' };

  test('[WOUND-5 B] is named, with its side and what it means', () => {
    const game = given({ ...men, markers: [body] });
    expect(describeMarker(game, body, speech(game))).toEqual({
      title: 'Body of carl',
      lines: ['B · partial cover; can be stepped over, not stopped on'],
    });
  });

  test('[MOVE-13 B] and in a hole that it closes it', () => {
    const game = given({ ...men, markers: [body], scenery: [roundBase('crater', [9, 9])] });
    expect(describeMarker(game, body, speech(game)).lines).toHaveLength(2);
  });
});
