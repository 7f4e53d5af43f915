import { describe, expect, test } from 'vitest';
import { CARDS, healthy } from '../../src/content/index.ts';
import { EDITIONS, type EditionId, rulesetOf } from '../../src/editions/index.ts';
import { type Card, cardNotes, grenadesKnown, type Profile, printedOn } from '../../src/engine/index.ts';

const [ready] = CARDS;
if (!ready) throw new Error('no card');
const [rifle] = CARDS.flatMap((card) => card.healthy.weapons).filter(({ kind }) => kind === 'rifle');
if (!rifle) throw new Error('no rifle');
const card = (front: Partial<Profile>, more: Partial<Card> = {}): Card => ({
  ...ready,
  healthy: healthy(front),
  wounded: healthy({}),
  ...more,
});
const notes = (edition: EditionId, of: Card) => cardNotes(of, rulesetOf(edition)).map(({ note, rule }) => [note, rule]);

describe('what a card says and an edition does not know', () => {
  test('[SETUP-14 Q] [SETUP-14 B] [SETUP-14 I] [SETUP-14 F] [SETUP-14 C] of ready cards there is nothing without sense', () => {
    const kinds = new Set(
      EDITIONS.flatMap((edition) => CARDS.flatMap((each) => notes(edition, each).map(([note]) => note))),
    );
    expect([...kinds].sort()).toEqual(['aimEveryShot', 'h2hPriority', 'oneKind', 'otherGrenade', 'reinforcement']);
    const inBeta = CARDS.flatMap((each) => cardNotes(each, rulesetOf('tactic-2.0-beta')));
    expect(new Set(inBeta.map(({ note, weapon }) => `${note} ${weapon?.id}`))).toEqual(
      new Set(['otherGrenade grenade']),
    );
  });

  test('[H2H-3 B] [H2H-3 Q] [AIM-1 B] [AIM-1 Q] who strikes first and aims every shot is the beta’s alone', () => {
    const special = card({ h2hPriority: true, weapons: [{ ...rifle, aimEveryShot: true }] });
    expect(notes('tactic-2.0-beta', special)).toEqual([]);
    expect(notes('tactic-2.2', special)).toEqual([
      ['h2hPriority', 'H2H-3'],
      ['aimEveryShot', 'AIM-1'],
    ]);
  });

  test('[REIN-1 B] [REIN-3 B] a second soldier stands in for the wounded side, and elsewhere does not come', () => {
    const two = card(
      {},
      { wounded: healthy({ actions: 0 }), reinforcement: { name: 'Second', role: 'smg', healthy: healthy({}) } },
    );
    expect(notes('tactic-2.0-beta', two)).toEqual([]);
    expect(notes('combat-1.1', two)).toEqual([
      ['noActions', 'TURN-7'],
      ['reinforcement', 'REIN-1'],
    ]);
  });

  test('[TURN-7 C] [TURN-7 Q] a round has 12 tokens, so no card has more actions; a turn alone knows no such end', () => {
    expect(notes('combat-1.1', card({ actions: 12 }))).toEqual([]);
    expect(notes('combat-1.1', card({ actions: 13 }))).toEqual([['manyActions', 'TURN-7']]);
    expect(notes('tactic-2.2', card({ actions: 13 }))).toEqual([]);
  });

  test('[GREN-13 B] [GREN-13 Q] the beta has dice and radius for its three kinds, the others have one kind', () => {
    const known = grenadesKnown(rulesetOf('tactic-2.0-beta'));
    expect(known.map(({ id, short, radius }) => [id, short, radius])).toEqual([
      ['frag-grenade', 4, 4],
      ['concussion-grenade', 4, 2],
      ['smoke-grenade', 1, 2],
    ]);
    expect(notes('tactic-2.0-beta', card({ weapons: known }))).toEqual([]);
    expect(notes('tactic-2.0-beta', card({ weapons: known.map((each) => ({ ...each, short: 3 })) }))).toHaveLength(3);
    expect(notes('tactic-2.2', card({ weapons: known }))).toEqual([
      ['oneKind', 'GREN-13'],
      ['oneKind', 'GREN-13'],
    ]);
    expect(grenadesKnown(rulesetOf('tactic-2.2'))).toEqual([]);
    expect(printedOn(rulesetOf('tactic-2.2')).grenades).toEqual(['frag']);
  });

  test('[R130 Q] [OF-2 Q] [SF-12 Q] [R69 Q] [FIRE-6 Q] what is permitted but cannot be done', () => {
    expect(notes('tactic-2.2', card({ opportunityFire: 4 }))).toEqual([['nothingToFire', 'R130']]);
    expect(notes('tactic-2.2', card({ opportunityFire: 0, suppressionFire: 0, command: 0, weapons: [rifle] }))).toEqual(
      [
        ['noRange', 'OF-2'],
        ['noRange', 'SF-12'],
        ['noRange', 'CMD-1'],
      ],
    );
    expect(notes('tactic-2.2', card({ weapons: [{ ...rifle, shots: 0, short: 0, long: 0 }] }))).toEqual([
      ['noShots', 'FIRE-6'],
      ['noDice', 'R69'],
    ]);
  });
});
