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
  type SetupFault,
  type ShapeFault,
  SIDES,
  setupFaults,
  shapeFault,
  type Weapon,
} from '../../engine/index.ts';
import { isPortrait, PORTRAIT } from '../pictures/portrait.ts';
import { type FaultId, type Faults, type FileFault, fileFault, type Path } from './fault.ts';
import { scenarioFaults } from './victoryChecks.ts';

/** What the form of a field cannot say: shapes with a meaning, ids that are there once and exist where they are named. */

const SHAPE_FAULTS: Readonly<Record<ShapeFault['fault'], FaultId>> = {
  'not-finite': 'not-a-number',
  'too-few-points': 'too-few-points',
  'self-crossing': 'self-crossing',
  'no-area': 'no-area',
  'not-positive': 'not-positive',
  'too-large': 'too-many-points',
};

export function* sceneryFaults(scenery: readonly SceneryElement[], path: Path): Faults {
  for (const [i, element] of scenery.entries()) {
    const shape = shapeFault(element.shape);
    if (shape) yield fileFault([...path, i, 'shape', shape.field], SHAPE_FAULTS[shape.fault]);
    const level = shape ? null : levelsFault(element, [...path, i]);
    if (level) yield level;
  }
  yield* takenId(scenery.map(({ id }, i) => [id, [...path, i, 'id']]));
}

/** MOVE-11: what leads from a level to another leads upwards, a slope has no landing, and no floor lies above the highest level. */
function levelsFault(element: SceneryElement, path: Path): FileFault | null {
  const { connects, passage, holes = [], level } = element;
  if (connects === undefined) {
    if (passage !== undefined) return fileFault([...path, 'passage'], 'leads-nowhere');
  } else {
    if (connects[0] >= connects[1]) return fileFault([...path, 'connects'], 'not-upwards');
    if (level !== undefined && level !== connects[0])
      return fileFault([...path, 'level'], 'other-level', { level: connects[0] });
    if (passage === 'slope' && holes.length > 0) return fileFault([...path, 'holes'], 'no-landing');
  }
  return floorOf(element) > HIGHEST_LEVEL
    ? fileFault([...path, 'floor'], 'above-levels', { most: HIGHEST_LEVEL })
    : null;
}

/** The level that a floor is the ground of, whatever the rules; 0 for what is none. */
const floorOf = (element: SceneryElement): number => prepareScenery([element], STOREYS)[0]?.top ?? 0;
const STOREYS = { inPlay: true, reach: 'one-u' } as const;

export function* cardFaults(cards: readonly Card[], path: Path): Faults {
  for (const [i, card] of cards.entries()) {
    if (card.portrait !== undefined && !isPortrait(card.portrait))
      yield fileFault([...path, i, 'portrait'], 'not-a-portrait', { most: PORTRAIT.bytes / 1000, side: PORTRAIT.side });
    for (const [name, profile] of profilesOf(card)) yield* weaponFaults(profile, [...path, i, ...name, 'weapons']);
  }
  yield* takenId(cards.map(({ id }, i) => [id, [...path, i, 'id']]));
}

const profilesOf = ({ healthy, wounded, reinforcement }: Card): [Path, Profile][] => [
  [['healthy'], healthy],
  [['wounded'], wounded],
  ...(reinforcement ? [[['reinforcement', 'healthy'], reinforcement.healthy] satisfies [Path, Profile]] : []),
];

/** All its shots at once, aimed (FIRE-7, AIM-1): no roll holds more than a command does. */
const diceOf = (weapon: Weapon, range: 'short' | 'long'): number =>
  weapon[range] * Math.max(1, weapon.shots) + weapon.aim;

function* weaponFaults({ weapons }: Profile, path: Path): Faults {
  for (const [i, weapon] of weapons.entries()) {
    if (isGrenade(weapon) && weapon.radius === null) yield fileFault([...path, i, 'radius'], 'missing');
    const field = (['short', 'long'] as const).find((range) => diceOf(weapon, range) > MOST_DICE);
    if (field) yield fileFault([...path, i, field], 'too-many-dice', { most: MOST_DICE });
  }
  yield* takenId(weapons.map(({ id }, i) => [id, [...path, i, 'id']]));
}

/** GREN-14: extra grenades, in editions alone that have them. */
function* extraFaults({ sides, ruleset }: Setup, path: Path): Faults {
  for (const side of SIDES)
    if ((sides[side].grenades ?? []).length > 0 && ruleset.grenades.extra === null)
      yield fileFault([...path, 'sides', side, 'grenades'], 'no-extra-grenades');
}

/** `roster`: the characters the engine made of the forces; `path`: where the set-up stands in the file. */
export function* contentFaults(setup: Setup, roster: readonly RosterEntry[], path: Path = SETUP): Faults {
  yield* sceneryFaults(setup.scenery, [...path, 'scenery']);
  yield* cardFaults(setup.cards, [...path, 'cards']);
  yield* forceFaults(setup, path);
  yield* extraFaults(setup, path);
  yield* takenId([
    ...setup.scenery.map(({ id }, i): [string, Path] => [id, [...path, 'scenery', i, 'id']]),
    ...roster.map(({ id, side }): [string, Path] => [id, [...path, 'sides', side, 'force']]),
  ]);
  yield* scenarioFaults(setup, roster, path);
}

const SETUP: Path = ['setup'];

/**
 * SETUP-2 to 4 and 11, as far as the rules of the game have them. A position that begins in the middle of a game needs no more
 * scenery than what it is about.
 */
export function* agreedFaults(setup: Setup, fromTheStart: boolean, path: Path = SETUP): Faults {
  if (setup.mostPoints !== undefined && setup.ruleset.setup.forceValue !== 'at-most') {
    yield fileFault([...path, 'mostPoints'], 'no-maximum');
    return;
  }
  for (const found of setupFaults(setup)) if (found.rule !== 'SETUP-4' || fromTheStart) yield agreedFault(found, path);
}

function agreedFault({ rule, side, place, data = {} }: SetupFault, path: Path): FileFault {
  if (rule === 'SETUP-11') return fileFault([...path, 'table'], 'too-small-table', data);
  if (rule === 'SETUP-4')
    return fileFault([...path, 'scenery'], 'elements' in data ? 'too-little-scenery' : 'too-little-cover', data);
  const force: Path = [...path, 'sides', side ?? '', 'force'];
  return rule === 'SETUP-2'
    ? fileFault(force, 'over-maximum', data)
    : fileFault([...force, place ?? 0], 'repeated-type', { id: data.who ?? '' });
}

function* forceFaults({ sides, cards }: Setup, path: Path): Faults {
  const known = new Set(cards.map((card) => card.id));
  for (const side of SIDES)
    for (const [i, id] of sides[side].force.entries())
      if (!known.has(id)) yield fileFault([...path, 'sides', side, 'force', i], 'unknown-card', { id });
}

/** R61: nobody who is to be deployed may be left without a place. */
export function* roomFaults(setup: PreparedSetup, path: Path = SETUP): Faults {
  const need = setup.roster.length;
  const have = roomFor(setup);
  if (have < need) yield fileFault([...path, 'table'], 'too-little-room', { have, need });
}

/** The later places of ids that are there more than once. */
export function* takenId(places: readonly (readonly [id: string, path: Path])[]): Faults {
  const taken = new Set<string>();
  for (const [id, path] of places) {
    if (taken.has(id)) yield fileFault(path, 'taken-id', { id });
    taken.add(id);
  }
}
