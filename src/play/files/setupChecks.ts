import {
  type Card,
  HIGHEST_LEVEL,
  isGrenade,
  MOST_DICE,
  type PreparedSetup,
  type Profile,
  prepareScenery,
  type RosterEntry,
  roomFor,
  type SceneryElement,
  type Setup,
  type ShapeFault,
  SIDES,
  setupFaults,
  shapeFault,
  type Weapon,
} from '../../engine/index.ts';
import { type FaultId, type FileFault, fileFault, type Path } from './fault.ts';
import { scenarioFault } from './victoryChecks.ts';

/** What the form of a field cannot say: shapes with a meaning, ids that are there once and exist where they are named. */

const SHAPE_FAULTS: Readonly<Record<ShapeFault['fault'], FaultId>> = {
  'not-finite': 'not-a-number',
  'too-few-points': 'too-few-points',
  'self-crossing': 'self-crossing',
  'no-area': 'no-area',
  'not-positive': 'not-positive',
  'too-large': 'too-many-points',
};

export function sceneryFault(scenery: readonly SceneryElement[], path: Path): FileFault | null {
  for (const [i, element] of scenery.entries()) {
    const fault = shapeFault(element.shape);
    if (fault) return fileFault([...path, i, 'shape', fault.field], SHAPE_FAULTS[fault.fault]);
    const level = levelsFault(element, [...path, i]);
    if (level) return level;
  }
  return takenId(scenery.map(({ id }, i) => [id, [...path, i, 'id']]));
}

/** MOVE-11: what leads from a level to another leads upwards, a slope has no landing, and no floor lies above the highest level. */
function levelsFault(element: SceneryElement, path: Path): FileFault | null {
  const { connects, passage, holes = [], level } = element;
  if (connects === undefined) {
    if (passage !== undefined) return fileFault([...path, 'passage'], 'does-not-fit');
  } else {
    if (connects[0] >= connects[1]) return fileFault([...path, 'connects'], 'not-upwards');
    if (level !== undefined && level !== connects[0]) return fileFault([...path, 'level'], 'does-not-fit');
    if (passage === 'slope' && holes.length > 0) return fileFault([...path, 'holes'], 'does-not-fit');
  }
  return floorOf(element) > HIGHEST_LEVEL
    ? fileFault([...path, 'floor'], 'above-levels', { most: HIGHEST_LEVEL })
    : null;
}

/** The level that a floor is the ground of, whatever the rules; 0 for what is none. */
const floorOf = (element: SceneryElement): number => prepareScenery([element], STOREYS)[0]?.top ?? 0;
const STOREYS = { inPlay: true, reach: 'one-u' } as const;

export function cardsFault(cards: readonly Card[], path: Path): FileFault | null {
  for (const [i, card] of cards.entries()) {
    for (const [name, profile] of profilesOf(card)) {
      const fault = weaponsFault(profile, [...path, i, ...name, 'weapons']);
      if (fault) return fault;
    }
  }
  return takenId(cards.map(({ id }, i) => [id, [...path, i, 'id']]));
}

const profilesOf = ({ healthy, wounded, reinforcement }: Card): [Path, Profile][] => [
  [['healthy'], healthy],
  [['wounded'], wounded],
  ...(reinforcement ? [[['reinforcement', 'healthy'], reinforcement.healthy] satisfies [Path, Profile]] : []),
];

/** All its shots at once, aimed (FIRE-7, AIM-1): no roll holds more than a command does. */
const diceOf = (weapon: Weapon, range: 'short' | 'long'): number =>
  weapon[range] * Math.max(1, weapon.shots) + weapon.aim;

function weaponsFault({ weapons }: Profile, path: Path): FileFault | null {
  const harmless = weapons.findIndex((weapon) => isGrenade(weapon) && weapon.radius === null);
  if (harmless >= 0) return fileFault([...path, harmless, 'radius'], 'missing');
  for (const [i, weapon] of weapons.entries()) {
    const field = (['short', 'long'] as const).find((range) => diceOf(weapon, range) > MOST_DICE);
    if (field) return fileFault([...path, i, field], 'too-many-dice', { most: MOST_DICE });
  }
  return takenId(weapons.map(({ id }, i) => [id, [...path, i, 'id']]));
}

/** GREN-14: extra grenades, in editions alone that have them. */
function grenadesFault({ sides, ruleset }: Setup, path: Path): FileFault | null {
  const buyer = SIDES.find((side) => (sides[side].grenades ?? []).length > 0 && ruleset.grenades.extra === null);
  return buyer ? fileFault([...path, 'sides', buyer, 'grenades'], 'does-not-fit') : null;
}

/** `roster`: the characters the engine made of the forces; `path`: where the set-up stands in the file. */
export function setupFault(setup: Setup, roster: readonly RosterEntry[], path: Path = SETUP): FileFault | null {
  return (
    sceneryFault(setup.scenery, [...path, 'scenery']) ??
    cardsFault(setup.cards, [...path, 'cards']) ??
    forcesFault(setup, path) ??
    grenadesFault(setup, path) ??
    takenId([
      ...setup.scenery.map(({ id }, i): [string, Path] => [id, [...path, 'scenery', i, 'id']]),
      ...roster.map(({ id, side }): [string, Path] => [id, [...path, 'sides', side, 'force']]),
    ]) ??
    scenarioFault(setup, roster, path)
  );
}

const SETUP: Path = ['setup'];

/**
 * SETUP-2 to 4 and 11, as far as the rules of the game have them. A position that begins in the middle of a game needs no more
 * scenery than what it is about.
 */
export function setupRulesFault(setup: Setup, fromTheStart: boolean, path: Path = SETUP): FileFault | null {
  if (setup.mostPoints !== undefined && setup.ruleset.setup.forceValue !== 'at-most') {
    return fileFault([...path, 'mostPoints'], 'no-maximum');
  }
  const [found] = setupFaults(setup).filter(({ rule }) => rule !== 'SETUP-4' || fromTheStart);
  if (!found) return null;
  const { rule, side, place, data = {} } = found;
  if (rule === 'SETUP-11') return fileFault([...path, 'table'], 'too-small-table', data);
  if (rule === 'SETUP-4')
    return fileFault([...path, 'scenery'], 'elements' in data ? 'too-little-scenery' : 'too-little-cover', data);
  const force: Path = [...path, 'sides', side ?? '', 'force'];
  return rule === 'SETUP-2'
    ? fileFault(force, 'over-maximum', data)
    : fileFault([...force, place ?? 0], 'repeated-type', { id: data.who ?? '' });
}

function forcesFault({ sides, cards }: Setup, path: Path): FileFault | null {
  const known = new Set(cards.map((card) => card.id));
  for (const side of SIDES) {
    const unknown = sides[side].force.findIndex((id) => !known.has(id));
    const id = sides[side].force[unknown];
    if (id !== undefined) return fileFault([...path, 'sides', side, 'force', unknown], 'unknown-card', { id });
  }
  return null;
}

/** R61: nobody who is to be deployed may be left without a place. */
export function roomFault(setup: PreparedSetup, path: Path = SETUP): FileFault | null {
  const need = setup.roster.length;
  const have = roomFor(setup);
  return have < need ? fileFault([...path, 'table'], 'too-little-room', { have, need }) : null;
}

/** The second place of an id that is there twice. */
export function takenId(places: readonly (readonly [id: string, path: Path])[]): FileFault | null {
  const taken = new Set<string>();
  for (const [id, path] of places) {
    if (taken.has(id)) return fileFault(path, 'taken-id', { id });
    taken.add(id);
  }
  return null;
}
