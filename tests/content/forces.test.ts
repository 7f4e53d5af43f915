import { describe, expect, test } from 'vitest';
import { CARDS, FORCES, forcePoints } from '../../src/content/index.ts';
import { type Card, isGrenade, type Profile } from '../../src/engine/index.ts';

const ID = /^[a-z0-9-]{1,40}$/;
const sides = ({ healthy, wounded }: Card): readonly Profile[] => [healthy, wounded];

describe('the ready forces', () => {
  test.each(FORCES)('$id has five characters worth 34 to 38 points [SETUP-2 Q]', (force) => {
    expect(force.cards).toHaveLength(5);
    expect(forcePoints(force)).toBeGreaterThanOrEqual(34);
    expect(forcePoints(force)).toBeLessThanOrEqual(38);
  });

  test.each(FORCES)('$id has each character once [SETUP-3 C]', ({ cards }) => {
    expect(new Set(cards).size).toBe(cards.length);
  });

  test('differ by one point at most', () => {
    const points = FORCES.map((force) => forcePoints(force));
    expect(points.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...points) - Math.min(...points)).toBeLessThanOrEqual(1);
  });

  test('are made of cards there are, of their own faction', () => {
    for (const force of FORCES)
      for (const id of force.cards) expect(CARDS.find((card) => card.id === id)?.faction).toBe(force.faction);
  });

  test.each(FORCES)('$id has one of each role', ({ cards }) => {
    const roles = cards.map((id) => CARDS.find((card) => card.id === id)?.role);
    expect(roles.sort()).toEqual(['lmg', 'nco', 'rifleman', 'scout', 'smg']);
  });
});

describe('the points of a force', () => {
  test('are the sum of its cards, doubles included; a card nobody knows counts nothing', () => {
    const [first, second] = CARDS as [Card, Card];
    expect(forcePoints({ cards: [first.id, second.id, first.id, 'nobody'] })).toBe(2 * first.points + second.points);
  });
});

describe('the cards', () => {
  test('have ids of their own, fit for a file', () => {
    const ids = [...CARDS, ...FORCES].map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(ID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(CARDS.map((card) => card.name)).size).toBe(CARDS.length);
  });

  test.each(CARDS)(
    '$name can fight on both sides of the card, and worse when wounded [SETUP-14 Q] [SETUP-14 I] [SETUP-14 F] [SETUP-14 C]',
    (card) => {
      for (const { move, actions, h2h, weapons } of sides(card)) {
        expect(Math.min(move, actions, h2h)).toBeGreaterThan(0);
        expect(weapons.filter((weapon) => !isGrenade(weapon) && weapon.short > 0)).not.toEqual([]);
      }
      const worth = ({ move, actions, h2h, weapons }: Profile) =>
        move + actions + h2h + weapons.reduce((sum, weapon) => sum + weapon.short + weapon.long, 0);
      expect(worth(card.wounded)).toBeLessThan(worth(card.healthy));
      expect(card.wounded.move).toBeLessThanOrEqual(card.healthy.move);
    },
  );

  test.each(CARDS)('$name has abilities that fit the role', (card) => {
    for (const side of sides(card)) {
      expect(side.command !== null).toBe(card.role === 'nco');
      expect(side.camouflage).toBe(card.role === 'scout');
      expect(side.weapons.some((weapon) => weapon.machineGun)).toBe(card.role === 'lmg');
    }
    if (card.role === 'nco') expect(card.healthy.command).toBe(2);
  });
});
