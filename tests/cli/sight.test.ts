import { describe, expect, it } from 'vitest';
import { answerSight } from '../../src/cli/sight.ts';
import { run } from './screen.ts';

const fence = { id: 'w1', terrain: ['protecting'], shape: { kind: 'wall', from: [5, -2], to: [5, 2], thickness: 0.2 } };
const bases = [
  { id: 'a', at: [0, 0], radius: 0.5 },
  { id: 'b', at: [10.2, 0], radius: 0.5 },
];
const question = { id: 'q1', scenery: [fence], bases, from: 'a', to: 'b' };
const ask = (change: object = {}) => JSON.parse(answerSight(JSON.stringify({ ...question, ...change })));
const target = (change: object) => ({ bases: [bases[0], { ...bases[1], ...change }] });

describe('sight: one question a line', () => {
  it('answers with cover, the number to hit and why [FIRE-3 Q] [FIRE-2 Q]', () => {
    expect(ask()).toMatchObject({
      id: 'q1',
      los: true,
      seen: 'all',
      cover: 'partial',
      covers: 1,
      distance: 9.2,
      range: 'short',
      need: 5,
    });
    expect(ask().because).toEqual([{ rule: 'FIRE-3', from: 'w1' }]);
    expect(ask().lines).toHaveLength(1);
    expect(ask({ scenery: [{ ...fence, terrain: ['sheltering'] }] })).toMatchObject({
      los: false,
      need: null,
      lines: [],
    });
    expect(ask({ scenery: [] })).toMatchObject({ cover: 'open', need: 4, because: [] });
  });

  it('goes by house rules: characters in between, the laser [COVER-7 Q] [LOS-13 B]', () => {
    const between = { scenery: [], bases: [...bases, { id: 'c', at: [5, 0], radius: 0.5 }] };
    expect(ask(between).cover).toBe('partial');
    expect(ask({ ...between, rules: { 'COVER-7': 'scenery' } }).cover).toBe('open');
    const corner = { ...fence, terrain: ['sheltering'], shape: { ...fence.shape, from: [5, 0.1] } };
    const past = (rules: object) => ask({ edition: 'tactic-2.0-beta', scenery: [corner], rules });
    expect([past({}).cover, past({ 'LOS-13': 'laser' }).cover]).toEqual(['open', 'partial']);
    expect(ask({ rules: { 'COVER-7': 'walls' } }).error).toBe('rules.COVER-7: not one of characters, scenery');
  });

  it('sees no marker past what conceals, where the rules have that [COVER-10 B] [R122=b B] [LOS-14 Q]', () => {
    const hedge = { ...fence, terrain: ['concealing'], shape: { ...fence.shape, from: [5, -6], to: [5, 6] } };
    const seen = (change: object) => ask({ ...target({ marker: true }), scenery: [hedge], ...change }).los;
    const edition = 'tactic-2.0-beta';
    expect([seen({}), seen({ edition }), seen({ edition, rulings: { R122: 'b' } })]).toEqual([true, false, true]);
  });

  it('adds taking cover and camouflage, once and from beyond 5u [TC-2 Q] [TC-4 Q] [CAM-1 Q] [TC-4 F]', () => {
    expect(ask(target({ inCover: true, camouflage: true })).need).toBe(6);
    expect(ask(target({ camouflage: true })).need).toBe(6);
    expect(ask({ ...target({ camouflage: true }), scenery: [] }).need).toBe(4);
    expect(ask({ ...target({ inCover: true, at: [6, 0] }), scenery: [] }).need).toBe(4);
    expect(ask({ ...target({ inCover: true, at: [6, 0] }), scenery: [], edition: 'tactic-qs-fr' }).need).toBe(5);
    expect(ask({ ...target({ inCover: true, at: [6.001, 0] }), scenery: [] }).need).toBe(5);
  });

  it('counts covers in the beta, and the dead; elsewhere the dead are gone [R37 B] [COVER-7 B] [COVER-7 Q]', () => {
    const bodies = { bases: [...bases, { id: 'c', at: [8, 0], dead: true }] };
    expect(ask({ ...bodies, edition: 'tactic-2.0-beta' })).toMatchObject({ covers: 2, need: 6 });
    expect(ask({ ...bodies, scenery: [] }).cover).toBe('open');
    expect(ask({ ...bodies, scenery: [], edition: 'tactic-2.0-beta' }).covers).toBe(1);
  });

  it.each([
    [
      {
        scenery: [
          {
            ...fence,
            shape: {
              kind: 'polygon',
              points: [
                [0, 0],
                [1, 1],
              ],
            },
          },
        ],
      },
      'scenery[0].shape.points: fewer than 3 points',
    ],
    [
      {
        scenery: [
          {
            ...fence,
            shape: {
              kind: 'polygon',
              points: [
                [0, 0],
                [2, 2],
                [2, 0],
                [0, 2],
              ],
            },
          },
        ],
      },
      'scenery[0].shape.points',
    ],
    [{ scenery: [{ ...fence, shape: { kind: 'circle', at: [0, 0], radius: 0 } }] }, 'scenery[0].shape.radius'],
    [{ scenery: [fence, fence] }, 'scenery[1].id'],
    [{ colour: 1 }, 'colour: unknown field'],
    [{ rulings: { R32: 'z' } }, 'rulings.R32'],
    [{ rulings: { R99999: 'a' } }, 'rulings.R99999'],
    [{ edition: 'toString' }, 'edition'],
    [{ to: 'a' }, 'to'],
    [{ from: 'nobody' }, 'from'],
    [target({ at: [0.9, 0] }), 'bases[1].at'],
    [target({ at: [null, 0] }), 'bases[1].at[0]: not a number'],
  ])('refuses %j and names the field', (change, fault) => {
    const answer = ask(change);
    expect(Object.keys(answer)).toEqual(['id', 'error']);
    expect(answer).toMatchObject({ id: 'q1', error: expect.stringContaining(fault) });
  });

  it('forgives what has a plain meaning: repeated vertices, either orientation, fields of one’s own', () => {
    const ring = [
      [5, -2],
      [5.2, -2],
      [5.2, -2],
      [5.2, 2],
      [5, 2],
      [5, -2],
    ];
    for (const points of [ring, [...ring].reverse()]) {
      expect(ask({ 'x-note': 1, scenery: [{ ...fence, shape: { kind: 'polygon', points } }] }).cover).toBe('partial');
    }
  });

  it('survives what is no question at all', () => {
    for (const line of [
      '{',
      'null',
      '[]',
      '7',
      '"x"',
      '{"id":"q","__proto__":{"from":"a"}}',
      '{"constructor":1}',
      '['.repeat(50_000),
    ]) {
      expect(JSON.parse(answerSight(line))).toHaveProperty('error');
    }
    expect(({} as { from?: unknown }).from).toBeUndefined();
  });

  it('a bad line does not stop the run, but is told by its number and shows in the exit status', async () => {
    const line = JSON.stringify(question);
    const good = await run(['sight', 'x'], { x: `${line}\n\n${line}\n` });
    expect([good.exit, good.out.split('\n').length]).toEqual([0, 2]);
    const bad = await run(['sight', 'x'], { x: `${line}\n\nnonsense\n${line}` });
    expect(bad.exit).toBe(1);
    const answers = bad.out.split('\n').map((text) => JSON.parse(text));
    expect(answers.map(({ line: number }) => number)).toEqual([undefined, 3, undefined]);
    expect(await run(['sight', 'nowhere'])).toMatchObject({ exit: 2, error: expect.stringContaining('nowhere') });
  });
});
