import { describe, expect, test } from 'vitest';
import { CARDS, FORCES, type Force, forcePoints, TABLES } from '../../src/content/index.ts';
import { EDITIONS } from '../../src/editions/index.ts';
import { type Card, GRENADES, isGrenade, type Profile, setupFaults } from '../../src/engine/index.ts';
import { readGame } from '../../src/play/files/readGame.ts';
import { gameText } from '../../src/play/files/writeGame.ts';
import { newHistory, readyStart } from '../play/playing.ts';

const ID = /^[a-z0-9-]{1,40}$/;
const sides = ({ healthy, wounded }: Card): readonly Profile[] => [healthy, wounded];
const cardsOf = ({ cards }: Pick<Force, 'cards'>): readonly Card[] =>
  cards.flatMap((id) => CARDS.find((card) => card.id === id) ?? []);

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

describe('what the beta asks of forces', () => {
  const BETA = ['rifle-squad', 'infantry-section', 'machine-gun-group', 'shock-group'];

  test('there are such of four factions', () => {
    const factions = FORCES.filter(({ id }) => BETA.includes(id)).map(({ faction }) => faction);
    expect(new Set(factions).size).toBe(4);
  });

  test.each(BETA)('%s has a reinforcement card, a blade or pistol that strikes first, and all its weapons', (id) => {
    const cards = cardsOf(FORCES.find((each) => each.id === id) as Force);
    const weapons = cards.flatMap((card) => card.healthy.weapons);
    expect(cards.filter(({ reinforcement }) => reinforcement)).toHaveLength(1);
    expect([...cards, ...reinforcements(cards)].some(({ healthy }) => healthy.h2hPriority)).toBe(true);
    expect(weapons.map(({ kind }) => kind)).toContain('pistol');
    expect(new Set(weapons.filter(isGrenade).map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
  });

  test('together they list all kinds of grenades, and weapons that aim every shot', () => {
    const weapons = CARDS.flatMap((card) => card.healthy.weapons);
    for (const kind of GRENADES) expect(weapons.some((weapon) => weapon.kind === kind)).toBe(true);
    expect(weapons.some(({ aimEveryShot }) => aimEveryShot)).toBe(true);
  });

  test('whoever comes as a reinforcement is one of the others in kind: able to fight, no leader, no machine gun', () => {
    for (const { role, healthy } of reinforcements(CARDS)) {
      expect(healthy.command).toBeNull();
      expect(healthy.weapons.some((weapon) => weapon.machineGun)).toBe(false);
      expect(healthy.weapons.some((weapon) => !isGrenade(weapon) && weapon.short > 0)).toBe(true);
      expect(CARDS.map((card) => card.role)).toContain(role);
    }
  });
});

const reinforcements = (cards: readonly Card[]) => cards.flatMap(({ reinforcement }) => reinforcement ?? []);

describe.each(EDITIONS)('in %s', (edition) => {
  test('any two ready forces may meet on any ready table, also when it is stored', () => {
    for (const table of TABLES) {
      for (const [i, a] of FORCES.entries()) {
        const b = FORCES[(i + 1) % FORCES.length] as Force;
        const start = readyStart({ edition, table, forces: { a, b } });
        expect(setupFaults(start.setup), `${a.id} ${b.id} ${table.id}`).toEqual([]);
      }
    }
    for (const force of FORCES) {
      const start = readyStart({ edition, forces: { a: force, b: force } });
      expect(readGame(gameText(start, newHistory(start))), force.id).toMatchObject({ ok: true });
    }
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
    '$name can fight on both sides of the card, and worse when wounded [SETUP-14 Q] [SETUP-14 I] [SETUP-14 F] [SETUP-14 C] [SETUP-14 B]',
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
