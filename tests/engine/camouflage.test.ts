import { describe, expect } from 'vitest';
import { attack, type Game, type Modifier } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import { asked, box, fire, type Given, given, type Man, play, rifle, takeCover } from '../support/builders/given.ts';

/** s shoots at t, who has Camouflage, `distance` u away; a hedge in between stands 0.5u in front of t. */
const hunt = (distance: number, hedge: boolean, t: Partial<Man> = {}, change: Given = {}): Game =>
  given({
    ...change,
    a: [{ id: 's', at: [4, 12], card: { weapons: [rifle({ aim: 0 })] } }],
    b: [{ id: 't', at: [5 + distance, 12], card: { camouflage: true }, ...t }],
    scenery: hedge ? [box('hedge', [4 + distance - 0.2, 8], [0.2, 8])] : [],
  });

const reasons = (game: Game) => attack(game, 's', 't').need.map(({ rule, add }: Modifier) => `${rule} ${add}`);
const open = 'FIRE-3 4';
const partial = 'FIRE-3 1';

describe('Camouflage', () => {
  test('[CAM-1 QIFCB] is as good as taking cover for one in partial cover', () => {
    expect(reasons(hunt(8, true))).toEqual([open, partial, 'CAM-1 1']);
  });

  test('[CAM-1 QIFCB] is of no use in the open', () => {
    expect(reasons(hunt(8, false))).toEqual([open]);
  });

  test('[CAM-1 QICB] [TC-4 QIB] is of no use at exactly 5u, and is at a hundredth more', () => {
    expect(reasons(hunt(5, true))).toEqual([open, partial]);
    expect(reasons(hunt(5.01, true))).toEqual([open, partial, 'CAM-1 1']);
  });

  test('[R40 QIFCB] adds nothing to a Take Cover marker or to shock', () => {
    expect(reasons(hunt(8, true, { state: { inCover: true } }))).toEqual([open, partial, 'TC-2 1']);
    expect(reasons(hunt(8, true, { state: { shock: true } }))).toEqual([open, partial, 'WOUND-3 1']);
  });

  test('[R40 QIFCB] so cover is not offered to one who has it by Camouflage, but is in the open', () => {
    expect(asked(play(hunt(8, true), fire('s', 't')).game)).toBe('roll a');
    expect(asked(play(hunt(8, false), fire('s', 't')).game)).toBe('takeCover b');
  });

  test('[R40 QIFB] in his own turn he may take cover, against the shot that finds him in the open', () => {
    const own = hunt(8, true, {}, { turn: { side: 'b' } });
    expect(play(own, takeCover('t')).game.state.tokens.b).toBe(4);
  });

  test('[CAM-1 QIFCB] is an ability of the side of the card that shows', () => {
    const lost: Partial<Man> = { woundedCard: { camouflage: false }, state: { wounded: true } };
    expect(reasons(hunt(8, true, lost))).toEqual([open, partial]);
  });
});
