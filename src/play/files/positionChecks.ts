import {
  character,
  entry,
  findEntry,
  type Game,
  type GameState,
  type Id,
  isOnTable,
  moveScene,
  type PreparedSetup,
  reinforcementOf,
  SIDES,
  standFault,
  type Violation,
} from '../../engine/index.ts';
import { type FaultId, type FileFault, fileFault, type Path } from './fault.ts';
import { framesFault } from './frameChecks.ts';
import { stateOf } from './position.ts';
import type { Position } from './positionForm.ts';
import { takenId } from './setupChecks.ts';

/** Does a position fit its set-up: known characters, bases that stand on the table and apart, frames that can go on? */
export function positionFault(position: Position, setup: PreparedSetup, path: Path): FileFault | null {
  const game: Game = { setup, state: stateOf(position, setup) };
  return (
    idsFault(position, game, path) ??
    grenadesFault(position, game, path) ??
    bodiesFault(position, game, path) ??
    roundFault(game, path) ??
    panicFault(position, game, path) ??
    levelsFault(position, game, path) ??
    reinforcementsFault(position, game, path) ??
    keepersFault(position, game, path) ??
    standingFault(position, game, path) ??
    framesFault(position, game, path)
  );
}

/** TURN-1: a round is going on in editions that have them, from the end of the set-up on. */
function roundFault({ setup, state }: Game, path: Path): FileFault | null {
  const { number, round } = state.turn;
  const { rounds } = setup.ruleset.turn;
  const fits = rounds ? round > 0 || number === 0 : round === 0;
  return fits ? null : fileFault([...path, 'turn', 'round'], 'does-not-fit');
}

/** PSY-2: nobody panics but where that has been chosen. */
function panicFault({ characters }: Position, { setup }: Game, path: Path): FileFault | null {
  if (setup.ruleset.wounds.psychology !== 'none') return null;
  const found = characters.findIndex(({ panicking }) => panicking);
  return found < 0 ? null : fileFault([...path, 'characters', found, 'panicking'], 'does-not-fit');
}

/** R165: nobody and nothing is above the ground but where there are levels. */
function levelsFault({ characters, markers }: Position, { setup }: Game, path: Path): FileFault | null {
  if (setup.ruleset.levels.inPlay) return null;
  const someone = characters.findIndex(({ level }) => level > 0);
  if (someone >= 0) return fileFault([...path, 'characters', someone, 'level'], 'does-not-fit');
  const something = markers.findIndex(({ level = 0 }) => level > 0);
  return something < 0 ? null : fileFault([...path, 'markers', something, 'level'], 'does-not-fit');
}

/** REIN-1, REIN-3: only a reinforcement card has a second; none of its two is ever wounded. */
function reinforcementsFault({ characters }: Position, game: Game, path: Path): FileFault | null {
  for (const [i, { id, flipped, firstFell, wounded, shock }] of characters.entries()) {
    const has = reinforcementOf(game, entry(game, id)) !== null;
    const wrong = has
      ? { wounded, shock, firstFell: firstFell > game.state.turn.number }
      : { flipped, firstFell: firstFell > 0 };
    const field = Object.entries(wrong).find(([, is]) => is)?.[0];
    if (field !== undefined) return fileFault([...path, 'characters', i, field], 'does-not-fit');
  }
  return null;
}

function idsFault({ characters, markers, objectives }: Position, game: Game, path: Path): FileFault | null {
  const unknown = characters.findIndex(({ id }) => !findEntry(game, id));
  if (unknown >= 0) return unknownAt([...path, 'characters', unknown, 'id'], characters[unknown]?.id);
  for (const [i, marker] of markers.entries()) {
    const fault = ownersFault(marker, game, [...path, 'markers', i]);
    if (fault) return fault;
  }
  for (const side of SIDES) {
    const fault = objectiveFault(objectives[side], game, [...path, 'objectives', side]);
    if (fault) return fault;
  }
  return (
    takenId(characters.map(({ id }, i) => [id, [...path, 'characters', i, 'id']])) ??
    takenId([
      ...game.setup.scenery.map(({ id }): [Id, Path] => [id, ['setup', 'scenery']]),
      ...game.setup.roster.map(({ id }): [Id, Path] => [id, ['setup', 'sides']]),
      ...markers.map(({ id }, i): [Id, Path] => [id, [...path, 'markers', i, 'id']]),
    ])
  );
}

/** GREN-14, GREN-15: what lies on the table, or is carried, in editions alone that have it. */
function grenadesFault({ characters, markers }: Position, { setup }: Game, path: Path): FileFault | null {
  const { extra, smokeRadius } = setup.ruleset.grenades;
  const carrier = extra ? -1 : characters.findIndex(({ grenades }) => grenades.length > 0);
  if (carrier >= 0) return fileFault([...path, 'characters', carrier, 'grenades'], 'does-not-fit');
  const misfit = markers.findIndex(
    ({ kind }) => (kind === 'grenade' && !extra) || (kind === 'smoke' && smokeRadius === null),
  );
  return misfit < 0 ? null : fileFault([...path, 'markers', misfit, 'kind'], 'does-not-fit');
}

/** WOUND-5, FIRE-8: bodies, and weapons gone over to, in editions alone that have them. */
function bodiesFault({ characters, markers }: Position, { setup }: Game, path: Path): FileFault | null {
  const { wounds, fire } = setup.ruleset;
  const misfit = wounds.bodies === 'stay' ? -1 : markers.findIndex(({ kind }) => kind === 'body');
  if (misfit >= 0) return fileFault([...path, 'markers', misfit, 'kind'], 'does-not-fit');
  const switched = fire.switchCost === null ? characters.findIndex(({ inHand }) => inHand !== null) : -1;
  return switched < 0 ? null : fileFault([...path, 'characters', switched, 'inHand'], 'does-not-fit');
}

/** Opportunity and suppression fire is of characters, those who keep up suppression all of one side; a body was one. */
function ownersFault(marker: Position['markers'][number], game: Game, path: Path): FileFault | null {
  if (marker.kind === 'body') return findEntry(game, marker.of) ? null : unknownAt([...path, 'of'], marker.of);
  if (marker.kind !== 'opportunity' && marker.kind !== 'suppression') return null;
  const owner = findEntry(game, marker.owner);
  if (!owner) return unknownAt([...path, 'owner'], marker.owner);
  const firers = marker.kind === 'suppression' ? (marker.firers ?? []) : [];
  const stranger = firers.findIndex((id) => findEntry(game, id)?.side !== owner.side);
  return stranger < 0 ? null : fileFault([...path, 'firers', stranger], 'does-not-fit');
}

/** OF-6, SF-7: what only somebody in play keeps up; when the game is over it lies as it lay. */
function keepersFault({ outcome }: Position, game: Game, path: Path): FileFault | null {
  if (outcome) return null;
  for (const [i, marker] of game.state.markers.entries()) {
    const here: Path = [...path, 'markers', i];
    if (marker.kind === 'opportunity' && !isOnTable(character(game, marker.owner)))
      return fileFault([...here, 'owner'], 'does-not-fit');
    const gone = marker.kind === 'suppression' ? marker.firers.findIndex((id) => !isOnTable(character(game, id))) : -1;
    if (gone >= 0) return fileFault([...here, 'firers', gone], 'does-not-fit');
  }
  return null;
}

function objectiveFault(objective: Position['objectives']['a'], game: Game, path: Path): FileFault | null {
  if (objective === null) return null;
  const isThere =
    'element' in objective
      ? game.setup.scenery.some(({ id }) => id === objective.element)
      : game.state.markers.some(({ id, kind }) => id === objective.marker && kind === 'objective');
  return isThere ? null : fileFault(path, 'does-not-fit');
}

const unknownAt = (path: Path, id: Id = ''): FileFault => fileFault(path, 'unknown-character', { id });

/** What computed contacts may be off by, in u; a hundredth of what commands are rounded to. */
const LEEWAY = 1e-4;

/**
 * What a table cannot hold: bases beyond its edge, in each other, or in total cover and other ground that cannot be entered.
 * To stand across the edge of partial cover is only against the rules: a contact or an umpire may bring it about.
 */
function standingFault({ characters }: Position, game: Game, path: Path): FileFault | null {
  const { movement } = game.setup.ruleset;
  const passing = midMove(game.state);
  const apart = ({ id }: { readonly id: Id }): boolean => !passing.includes(id);
  for (const { id } of game.state.characters.filter(isOnTable).filter(apart)) {
    const i = characters.findIndex((each) => each.id === id);
    const at = characters[i]?.at;
    const { friends, enemies, ...scene } = moveScene(game, id);
    const solid = scene.elements.filter(({ impassable, element }) => impassable && !element.platform);
    // one may have been felled while he passed a friend, who then stands on him
    const others = { friends: friends.filter(apart), enemies: enemies.filter(apart), bodies: [] };
    const fault =
      at && standFault({ ...scene, ...others, radius: scene.radius - LEEWAY, elements: solid }, movement, at);
    const field = fault?.rule === 'MOVE-11' ? 'level' : 'at';
    if (fault) return fileFault([...path, 'characters', i, field], ...words(fault));
  }
  return null;
}

function words({ rule, data = {} }: Violation): [FaultId, FileFault['data']] {
  if (rule === 'R58') return ['off-the-table', undefined];
  if (rule === 'MOVE-11') return ['over-nothing', undefined];
  const { base, element } = data;
  return base === undefined ? ['no-room', { id: element ?? '' }] : ['overlaps', { id: base }];
}

/**
 * Those who are stopped on their way (R46): a base may pass over friends, and is then where it could not stay. A game that
 * is over may have stopped anybody there.
 */
export const midMove = ({ frames, outcome, characters }: GameState): readonly Id[] =>
  outcome ? characters.map(({ id }) => id) : frames.flatMap((frame) => (frame.kind === 'movement' ? [frame.who] : []));
