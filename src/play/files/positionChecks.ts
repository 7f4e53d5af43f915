import {
  awaiting,
  type Frame,
  findEntry,
  type Game,
  type Id,
  isOnTable,
  moveScene,
  type PreparedSetup,
  standFault,
  type Violation,
} from '../../engine/index.ts';
import { type FaultId, type FileFault, fileFault, type Path } from './fault.ts';
import { stateOf } from './position.ts';
import type { Position } from './positionForm.ts';
import { takenId } from './setupChecks.ts';

/** Does a position fit its set-up: known characters, bases that stand on the table and apart, frames that can go on? */
export function positionFault(position: Position, setup: PreparedSetup, path: Path): FileFault | null {
  const game: Game = { setup, state: stateOf(position, setup) };
  return idsFault(position, game, path) ?? standingFault(position, game, path) ?? framesFault(position, game, path);
}

function idsFault({ characters, markers }: Position, game: Game, path: Path): FileFault | null {
  const unknown = characters.findIndex(({ id }) => !findEntry(game, id));
  if (unknown >= 0) return unknownAt([...path, 'characters', unknown, 'id'], characters[unknown]?.id);
  const ownerless = markers.findIndex(({ owner }) => !findEntry(game, owner));
  if (ownerless >= 0) return unknownAt([...path, 'markers', ownerless, 'owner'], markers[ownerless]?.owner);
  return (
    takenId(characters.map(({ id }, i) => [id, [...path, 'characters', i, 'id']])) ??
    takenId([
      ...game.setup.scenery.map(({ id }): [Id, Path] => [id, ['setup', 'scenery']]),
      ...game.setup.roster.map(({ id }): [Id, Path] => [id, ['setup', 'sides']]),
      ...markers.map(({ id }, i): [Id, Path] => [id, [...path, 'markers', i, 'id']]),
    ])
  );
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
  const solid = game.setup.elements.filter(({ impassable, element }) => impassable && !element.platform);
  for (const { id } of game.state.characters.filter(isOnTable)) {
    const i = characters.findIndex((each) => each.id === id);
    const at = characters[i]?.at;
    const scene = moveScene(game, id);
    const fault = at && standFault({ ...scene, radius: scene.radius - LEEWAY, elements: solid }, movement, at);
    if (fault) return fileFault([...path, 'characters', i, 'at'], ...words(fault));
  }
  return null;
}

function words({ rule, data = {} }: Violation): [FaultId, FileFault['data']] {
  if (rule === 'R58') return ['off-the-table', undefined];
  const { base, element } = data;
  return base === undefined ? ['no-room', { id: element ?? '' }] : ['overlaps', { id: base }];
}

/** Frames that the procedures could not have left behind would lead the engine astray later. */
function framesFault({ frames, outcome }: Position, game: Game, path: Path): FileFault | null {
  if (!frames) return null;
  const here = [...path, 'frames'];
  for (const [i, frame] of frames.entries()) {
    const fault = frameFault(frame, game, [...here, i]);
    if (fault) return fault;
    const outermost = frame.kind === 'setup' || frame.kind === 'turn';
    if (outermost !== (i === 0)) return fileFault([...here, i, 'kind'], 'does-not-fit');
  }
  if ((frames.length === 0) !== (outcome !== null)) return fileFault(here, 'does-not-fit');
  return isAnswerable(game) ? null : fileFault([...here, frames.length - 1], 'does-not-fit');
}

function frameFault(frame: Frame, game: Game, path: Path): FileFault | null {
  for (const [field, id] of charactersIn(frame)) if (!findEntry(game, id)) return unknownAt([...path, ...field], id);
  if (frame.kind === 'turn' && frame.side !== game.state.turn.side) return fileFault([...path, 'side'], 'does-not-fit');
  if (frame.kind !== 'shot') return null;
  const { card } = findEntry(game, frame.who) ?? {};
  const weapons = [...(card?.healthy.weapons ?? []), ...(card?.wounded.weapons ?? [])];
  if (weapons.some(({ id }) => id === frame.weapon)) return null;
  return fileFault([...path, 'weapon'], 'unknown-weapon', { id: frame.weapon });
}

function charactersIn(frame: Frame): [field: Path, id: Id][] {
  switch (frame.kind) {
    case 'movement':
      return [[['who'], frame.who], ...frame.contacts.map((id, i): [Path, Id] => [['contacts', i], id])];
    case 'shot':
      return [
        [['who'], frame.who],
        [['at'], frame.at],
      ];
    case 'closeCombat':
      return [
        [['attacker'], frame.attacker],
        [['defender'], frame.defender],
      ];
    case 'setup':
    case 'turn':
    case 'freeRoll':
      return [];
  }
}

function isAnswerable(game: Game): boolean {
  try {
    return awaiting(game) !== null;
  } catch {
    return false;
  }
}
