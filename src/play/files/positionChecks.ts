import {
  character,
  entry,
  findEntry,
  type Game,
  type GameState,
  type Id,
  isOnTable,
  moveScene,
  moveStoreys,
  type PreparedSetup,
  reinforcementOf,
  SIDES,
  standFault,
  touches,
  type Violation,
} from '../../engine/index.ts';
import { type FaultId, type Faults, type FileFault, fileFault, type Path, told } from './fault.ts';
import { frameFaults } from './frameChecks.ts';
import { stateOf } from './position.ts';
import type { Position } from './positionForm.ts';
import { takenId } from './setupChecks.ts';

/** Whatever of a position does not fit its set-up: characters, bases that stand on the table and apart, frames that can go on. */
export function* positionFaults(position: Position, setup: PreparedSetup, path: Path): Faults {
  const game: Game = { setup, state: stateOf(position, setup) };
  if (yield* told(unknownIds(position, game, path))) return; // all that follows asks who they are
  const isWrong = yield* told(tableFaults(position, game, path));
  yield* frameFaults(position, game, isWrong, path);
}

function* tableFaults(position: Position, game: Game, path: Path): Faults {
  yield* takenIds(position, game, path);
  yield* grenadeFaults(position, game, path);
  yield* bodyFaults(position, game, path);
  yield* roundFaults(game, path);
  yield* panicFaults(position, game, path);
  yield* levelFaults(position, game, path);
  yield* reinforcementFaults(position, game, path);
  yield* keeperFaults(position, game, path);
  yield* standingFaults(position, game, path);
}

/** TURN-1: a round is going on in editions that have them, from the end of the set-up on. */
function* roundFaults({ setup, state }: Game, path: Path): Faults {
  const { number, round } = state.turn;
  const { rounds } = setup.ruleset.turn;
  const fits = rounds ? round > 0 || number === 0 : round === 0;
  if (!fits) yield fileFault([...path, 'turn', 'round'], 'does-not-fit');
}

/** PSY-2: nobody panics but where that has been chosen. */
function* panicFaults({ characters }: Position, { setup }: Game, path: Path): Faults {
  if (setup.ruleset.wounds.psychology !== 'none') return;
  for (const [i, { panicking }] of characters.entries())
    if (panicking) yield fileFault([...path, 'characters', i, 'panicking'], 'not-in-rules');
}

/** R165: nobody and nothing is above the ground but where there are levels. */
function* levelFaults({ characters, markers }: Position, { setup }: Game, path: Path): Faults {
  if (setup.ruleset.levels.inPlay) return;
  for (const [i, { level }] of characters.entries())
    if (level > 0) yield fileFault([...path, 'characters', i, 'level'], 'no-levels');
  for (const [i, { level = 0 }] of markers.entries())
    if (level > 0) yield fileFault([...path, 'markers', i, 'level'], 'no-levels');
}

/** REIN-1, REIN-3: only a reinforcement card has a second; none of its two is ever wounded. */
function* reinforcementFaults({ characters }: Position, game: Game, path: Path): Faults {
  for (const [i, { id, flipped, firstFell, wounded, shock }] of characters.entries()) {
    const has = reinforcementOf(game, entry(game, id)) !== null;
    const wrong = has
      ? { wounded, shock, firstFell: firstFell > game.state.turn.number }
      : { flipped, firstFell: firstFell > 0 };
    for (const [field, is] of Object.entries(wrong))
      if (is) yield fileFault([...path, 'characters', i, field], 'does-not-fit');
  }
}

function* unknownIds({ characters, markers, objectives }: Position, game: Game, path: Path): Faults {
  for (const [i, { id }] of characters.entries())
    if (!findEntry(game, id)) yield unknownAt([...path, 'characters', i, 'id'], id);
  for (const [i, marker] of markers.entries()) yield* ownerFaults(marker, game, [...path, 'markers', i]);
  for (const side of SIDES) {
    const fault = objectiveFault(objectives[side], game, [...path, 'objectives', side]);
    if (fault) yield fault;
  }
}

function* takenIds({ characters, markers }: Position, game: Game, path: Path): Faults {
  yield* takenId(characters.map(({ id }, i) => [id, [...path, 'characters', i, 'id']]));
  yield* takenId([
    ...game.setup.scenery.map(({ id }): [Id, Path] => [id, ['setup', 'scenery']]),
    ...game.setup.roster.map(({ id }): [Id, Path] => [id, ['setup', 'sides']]),
    ...markers.map(({ id }, i): [Id, Path] => [id, [...path, 'markers', i, 'id']]),
  ]);
}

/** GREN-14, GREN-15: what lies on the table, or is carried, in editions alone that have it. */
function* grenadeFaults({ characters, markers }: Position, { setup }: Game, path: Path): Faults {
  const { extra, smokeRadius } = setup.ruleset.grenades;
  for (const [i, { grenades }] of characters.entries())
    if (!extra && grenades.length > 0) yield fileFault([...path, 'characters', i, 'grenades'], 'no-extra-grenades');
  for (const [i, { kind }] of markers.entries())
    if (kind === 'grenade' && !extra) yield fileFault([...path, 'markers', i, 'kind'], 'no-extra-grenades');
    else if (kind === 'smoke' && smokeRadius === null) yield fileFault([...path, 'markers', i, 'kind'], 'not-in-rules');
}

/** WOUND-5, FIRE-8: bodies, and weapons gone over to, in editions alone that have them. */
function* bodyFaults({ characters, markers }: Position, { setup }: Game, path: Path): Faults {
  const { wounds, fire } = setup.ruleset;
  for (const [i, { kind }] of markers.entries())
    if (wounds.bodies !== 'stay' && kind === 'body') yield fileFault([...path, 'markers', i, 'kind'], 'not-in-rules');
  for (const [i, { inHand }] of characters.entries())
    if (fire.switchCost === null && inHand !== null)
      yield fileFault([...path, 'characters', i, 'inHand'], 'not-in-rules');
}

/** Opportunity and suppression fire is of characters, those who keep up suppression all of one side; a body was one. */
function* ownerFaults(marker: Position['markers'][number], game: Game, path: Path): Faults {
  if (marker.kind === 'body' && !findEntry(game, marker.of)) yield unknownAt([...path, 'of'], marker.of);
  if (marker.kind !== 'opportunity' && marker.kind !== 'suppression') return;
  const owner = findEntry(game, marker.owner);
  if (!owner) return yield unknownAt([...path, 'owner'], marker.owner);
  const firers = marker.kind === 'suppression' ? (marker.firers ?? []) : [];
  for (const [i, id] of firers.entries())
    if (findEntry(game, id)?.side !== owner.side) yield fileFault([...path, 'firers', i], 'does-not-fit');
}

/** OF-6, SF-7: what only somebody in play keeps up; when the game is over it lies as it lay. */
function* keeperFaults({ outcome }: Position, game: Game, path: Path): Faults {
  if (outcome) return;
  const isGone = (id: Id): boolean => !isOnTable(character(game, id));
  for (const [i, marker] of game.state.markers.entries()) {
    const here: Path = [...path, 'markers', i];
    if (marker.kind === 'opportunity' && isGone(marker.owner)) yield fileFault([...here, 'owner'], 'does-not-fit');
    for (const [n, id] of (marker.kind === 'suppression' ? marker.firers : []).entries())
      if (isGone(id)) yield fileFault([...here, 'firers', n], 'does-not-fit');
  }
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
function* standingFaults({ characters }: Position, game: Game, path: Path): Faults {
  const { movement } = game.setup.ruleset;
  const passing = midMove(game.state);
  const apart = ({ id }: { readonly id: Id }): boolean => !passing.includes(id);
  for (const { id } of game.state.characters.filter(isOnTable).filter(apart)) {
    const i = characters.findIndex((each) => each.id === id);
    const at = characters[i]?.at;
    const { friends, enemies, upstairs: _, ...scene } = moveScene(game, id); // whoever is upstairs has those on the way up among his
    const solid = isOnTheWayUp(game, id)
      ? []
      : scene.elements.filter(({ impassable, element }) => impassable && !element.platform);
    // one may have been felled while he passed a friend, who then stands on him
    const others = { friends: friends.filter(apart), enemies: enemies.filter(apart), bodies: [] };
    const fault =
      at && standFault({ ...scene, ...others, radius: scene.radius - LEEWAY, elements: solid }, movement, at);
    const field = fault?.rule === 'MOVE-11' ? 'level' : 'at';
    if (fault) yield fileFault([...path, 'characters', i, field], ...words(fault));
  }
}

/** R149, R152: one may be held between the ends of stairs or a ladder, by contact or a shot, and there scenery does not matter. */
function isOnTheWayUp(game: Game, id: Id): boolean {
  const { at, level } = character(game, id);
  const { passages, radius } = moveStoreys(game, id);
  return at !== null && passages.some((each) => each.passage?.low === level && touches(each, at, radius));
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
