import {
  type Game,
  type GameState,
  type Id,
  type PreparedSetup,
  type RosterEntry,
  type Setup,
  type SetupFrame,
  SIDES,
} from '../model.ts';
import { prepareScenery } from '../scenery.ts';
import { freshCharacter } from '../table.ts';
import { forcePoints } from './points.ts';

/** From a set-up to a game of which nothing has been played yet. */

/**
 * A character's id is that of its card, numbered where a card is there more than once: rifle, rifle-2. A number that would
 * make the id of another card is left out.
 */
export function rosterOf(setup: Pick<Setup, 'cards' | 'sides'>): RosterEntry[] {
  const cards = new Map(setup.cards.map((card) => [card.id, card]));
  const used = new Set<Id>();
  const roster: RosterEntry[] = [];
  for (const side of ['a', 'b'] as const) {
    for (const cardId of setup.sides[side].force) {
      const card = cards.get(cardId);
      if (!card) continue;
      let id = cardId;
      for (let n = 2; used.has(id) || (id !== cardId && cards.has(id)); n++) id = `${cardId}-${n}`;
      used.add(id);
      roster.push({ id, card, side });
    }
  }
  return roster;
}

/** Makes a set-up ready for play: scenery turned and measured, characters numbered. Files are checked before. */
export function prepareSetup(setup: Setup): PreparedSetup {
  return { ...setup, elements: prepareScenery(setup.scenery, setup.ruleset.levels), roster: rosterOf(setup) };
}

/** The state before the roll-off, or before deployment where a scenario gives each side its edge: everyone in reserve. */
export function initialState(setup: PreparedSetup): GameState {
  return {
    turn: { side: 'a', number: 0, round: 0, spent: 0 },
    tokens: { a: 0, b: 0 },
    edges: setup.edges ?? { a: null, b: null },
    characters: setup.roster.map((entry) => freshCharacter(entry.id)),
    markers: [],
    objectives: { a: null, b: null },
    nextId: 1,
    frames: [setup.edges ? deploymentFrame(setup) : SETUP_FRAME],
    outcome: null,
  };
}

const SETUP_FRAME: SetupFrame = { kind: 'setup', step: 'rollOff', layer: null, first: null, next: null };

/** SETUP-5: the side with more points deploys first, or it is rolled for. */
function deploymentFrame(setup: PreparedSetup): SetupFrame {
  const [a, b] = SIDES.map((side) => forcePoints({ setup }, side)) as [number, number];
  if (setup.ruleset.setup.deployFirst === 'roll' || a === b) return { ...SETUP_FRAME, step: 'orderRoll' };
  const first = a > b ? 'a' : 'b';
  return { ...SETUP_FRAME, step: 'deploy', first, next: first };
}

export const newGame = (setup: PreparedSetup): Game => ({ setup, state: initialState(setup) });
