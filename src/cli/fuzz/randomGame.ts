import { CARDS, forcePoints } from '../../content/index.ts';
import { type EditionId, rulesetOf } from '../../editions/index.ts';
import {
  type Card,
  GRENADES,
  type GrenadeKind,
  isBelowSize,
  type Profile,
  type Side,
  type Weapon,
} from '../../engine/index.ts';
import type { Chance } from '../../play/chance.ts';
import { startOf } from '../../play/newGame.ts';
import { GAME_SETTINGS } from '../../play/settings.ts';
import type { Start } from '../../play/start.ts';
import { randomHouseRules, randomRulings } from './randomRules.ts';
import { asScenario } from './randomScenario.ts';
import { withStoreys } from './randomStoreys.ts';
import { randomTable, withCover } from './randomTable.ts';

/** A game to try: on ready tables and odd ones, with ready cards and odd ones, at times with rulings of the players' own, and house rules if asked for. */
export function randomGame(
  chance: Chance,
  edition: EditionId,
  title: string,
  { houseRules = false, storeys = false }: { readonly houseRules?: boolean; readonly storeys?: boolean } = {},
): Start {
  const odd = chance.happens(0.4);
  const cards = odd ? CARDS.map((card) => oddCard(card, chance)) : CARDS;
  const hasStoreys = storeys || (rulesetOf(edition).levels.inPlay && chance.happens(STOREYS));
  const table = hasStoreys ? withStoreys(randomTable(chance), chance) : randomTable(chance);
  const drawn = chance.happens(0.5) ? randomRulings(chance, edition) : {};
  const rulings = isBelowSize(table.table) ? { ...drawn, R169: 'a' as const } : drawn;
  const rules = houseRules ? randomHouseRules(chance, edition, rulings) : {};
  const { duplicates, forEach, reinforcements } = rulesetOf(edition, rulings, rules).setup;
  const force = () => {
    const drawn = Array.from({ length: chance.int(1, 5) }, () => chance.pick(cards)?.id ?? '');
    return { cards: duplicates ? drawn : [...new Set(drawn)] }; // SETUP-3
  };
  const forces = { a: force(), b: force() };
  const characters = forces.a.cards.length + forces.b.cards.length;
  const grenades = { a: randomGrenades(chance), b: randomGrenades(chance) };
  const pointsOf = (side: Side) => forcePoints({ ...forces[side], own: { name: '', cards } }) + grenades[side].length; // GREN-14
  const start = startOf({
    table: forEach === 'nothing' ? table : withCover(table, characters, chance), // SETUP-4
    forces,
    names: { a: 'A', b: 'B' },
    edition,
    type: chance.happens(0.4) ? 'mission' : 'skirmish',
    rulings,
    rules,
    mostPoints: Math.max(pointsOf('a'), pointsOf('b')), // SETUP-2
    grenades,
    title,
    settings: { ...GAME_SETTINGS, takeBack: 'freely' },
    cards: reinforcements ? cards.map((card) => withReinforcement(card, chance)) : cards,
  });
  return chance.happens(0.15) ? { ...start, setup: asScenario(start.setup, chance) } : start;
}

/** Of all games of an edition that has levels. */
const STOREYS = 0.5;

/** GREN-14. */
const randomGrenades = (chance: Chance): readonly GrenadeKind[] =>
  Array.from({ length: chance.int(0, 4) }, () => chance.pick(GRENADES));

/** REIN-1: here and there a card with another on its other side. */
const withReinforcement = (card: Card, chance: Chance): Card =>
  chance.happens(0.3)
    ? { ...card, reinforcement: { name: `${card.name} II`, role: card.role, healthy: card.wounded } }
    : card;

/** A card with numbers no one would print, each at the edge of what a card can say. */
function oddCard(card: Card, chance: Chance): Card {
  return {
    ...card,
    points: chance.int(0, 9),
    healthy: oddProfile(card.healthy, chance),
    wounded: oddProfile(card.wounded, chance),
  };
}

const PISTOL: Weapon = {
  id: 'odd-pistol',
  kind: 'pistol',
  shots: 1,
  long: 0,
  short: 1,
  aim: 0,
  aimEveryShot: false,
  machineGun: false,
  radius: null,
};

const oddProfile = (profile: Profile, chance: Chance): Profile => ({
  ...profile,
  move: chance.int(0, 8),
  actions: chance.int(0, 5),
  command: chance.happens(0.3) ? chance.int(0, 3) : null,
  moveAndFire: permitted(chance),
  opportunityFire: permitted(chance),
  suppressionFire: permitted(chance),
  camouflage: chance.happens(0.3),
  h2h: chance.happens(0.35) ? 0 : chance.int(1, 3),
  weapons: chance.happens(0.1)
    ? []
    : [...profile.weapons, PISTOL].map((weapon) => ({
        ...weapon,
        shots: chance.int(0, 3),
        long: chance.int(0, 3),
        short: chance.int(0, 4),
        aim: chance.int(0, 2),
        machineGun: weapon.radius === null && chance.happens(0.2),
      })),
});

const permitted = (chance: Chance): number | null => (chance.happens(0.7) ? chance.int(0, 5) : null);
