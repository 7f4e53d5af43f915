import { awaiting, type Frame, findEntry, type Game, type Id } from '../../engine/index.ts';
import { type FileFault, fileFault, type Path } from './fault.ts';
import type { Position } from './positionForm.ts';

/** Frames that the procedures could not have left behind would lead the engine astray later. */
export function framesFault({ frames: given, outcome }: Position, game: Game, path: Path): FileFault | null {
  if (!given) return null;
  const { frames } = game.state;
  const here = [...path, 'frames'];
  for (const [i, frame] of frames.entries()) {
    const fault = frameFault(frame, game, [...here, i]);
    if (fault) return fault;
    const outermost = frame.kind === 'setup' || frame.kind === 'initiative' || frame.kind === 'turn';
    if (outermost !== (i === 0)) return fileFault([...here, i, 'kind'], 'does-not-fit');
  }
  if ((frames.length === 0) !== (outcome !== null)) return fileFault(here, 'does-not-fit');
  return isAnswerable(game) ? null : fileFault([...here, frames.length - 1], 'does-not-fit');
}

/** What this edition has no use for, by the field that says it: an initiative, a pass, a roll for the first turn. */
function strangeIn(frame: Frame, { setup }: Game): string | null {
  const { rounds } = setup.ruleset.turn;
  switch (frame.kind) {
    case 'setup':
      return frame.step === 'firstTurnRoll' && setup.ruleset.setup.firstTurn !== 'roll' ? 'step' : null;
    case 'initiative':
      return rounds ? null : 'kind';
    case 'turn':
      return frame.passed && !rounds ? 'passed' : null;
    default:
      return null;
  }
}

function frameFault(frame: Frame, game: Game, path: Path): FileFault | null {
  const strange = strangeIn(frame, game);
  if (strange !== null) return fileFault([...path, strange], 'does-not-fit');
  for (const [field, id] of charactersIn(frame))
    if (!findEntry(game, id)) return fileFault([...path, ...field], 'unknown-character', { id });
  if (frame.kind === 'turn' && frame.side !== game.state.turn.side) return fileFault([...path, 'side'], 'does-not-fit');
  if (frame.kind === 'suppressionRoll') {
    const isThere = game.state.markers.some(({ id, kind }) => id === frame.marker && kind === 'suppression');
    return isThere ? null : fileFault([...path, 'marker'], 'does-not-fit');
  }
  if (frame.kind !== 'shot' && frame.kind !== 'grenade' && frame.kind !== 'burst') return null;
  const { card } = findEntry(game, frame.who) ?? {};
  const weapons = [...(card?.healthy.weapons ?? []), ...(card?.wounded.weapons ?? [])];
  if (weapons.some(({ id }) => id === frame.weapon)) return null;
  return fileFault([...path, 'weapon'], 'unknown-weapon', { id: frame.weapon });
}

/** The characters a frame names, each with the field that names it. */
function charactersIn(frame: Frame): [field: Path, id: Id][] {
  const each = (field: string, ids: readonly Id[]) => ids.map((id, i): [Path, Id] => [[field, i], id]);
  switch (frame.kind) {
    case 'action':
      return [[['command', 'who'], frame.command.who]];
    case 'movement':
      return [[['who'], frame.who], ...each('contacts', frame.contacts)];
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
    case 'opportunity':
      return [[['target'], frame.target]];
    case 'moveAndFire':
    case 'grenade':
      return [[['who'], frame.who]];
    case 'burst':
      return [
        [['who'], frame.who],
        ...frame.caught.map(({ who }, i): [Path, Id] => [['caught', i, 'who'], who]),
        ...each('queue', frame.queue),
      ];
    case 'suppressionRoll':
      return [...each('firers', frame.firers), ...each('sixes', frame.sixes)];
    case 'setup':
    case 'initiative':
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
