import {
  type Frame,
  findEntry,
  type Game,
  type Id,
  mayStandOn,
  type Side,
  thrownGrenade,
  unassigned,
} from '../../engine/index.ts';
import { type Faults, type FileFault, fileFault, type Path } from './fault.ts';
import { goesOn } from './goesOn.ts';
import type { Position } from './positionForm.ts';

/** Frames that the procedures could not have left behind would lead the engine astray later. Those of a table on which something `isWrong` are not played on. */
export function* frameFaults({ frames: given, outcome }: Position, game: Game, isWrong: boolean, path: Path): Faults {
  if (!given) return;
  const { frames } = game.state;
  const here = [...path, 'frames'];
  let isSound = !isWrong;
  for (const [i, frame] of frames.entries()) {
    const fault = frameFault(frame, game, [...here, i]);
    const stands = mayStandOn(frame.kind, frames[i - 1]?.kind);
    if (fault) yield fault;
    else if (!stands) yield fileFault([...here, i, 'kind'], 'does-not-fit');
    if (fault || !stands) isSound = false;
  }
  if ((frames.length === 0) !== (outcome !== null)) return yield fileFault(here, 'does-not-fit');
  // only what is sound in itself is asked whether it goes on
  if (isSound && !outcome && !goesOn(game)) yield fileFault([...here, frames.length - 1], 'does-not-fit');
}

/** What this edition has no use for, by the field that says it: an initiative, a pass, a roll for the first turn. */
function misfitIn(frame: Frame, game: Game): string | null {
  const { setup } = game;
  const { rounds } = setup.ruleset.turn;
  switch (frame.kind) {
    case 'setup':
      if (frame.step === 'equip') return frame.next && equips(game, frame.next) ? null : 'step';
      return frame.step === 'firstTurnRoll' && setup.ruleset.setup.firstTurn !== 'roll' ? 'step' : null;
    case 'initiative':
      return rounds ? null : 'kind';
    case 'turn':
      if (frame.step === 'reinforcements' && !setup.ruleset.setup.reinforcements) return 'step';
      if (frame.step === 'smoke' && setup.ruleset.grenades.smokeRadius === null) return 'step';
      return frame.passed && !rounds ? 'passed' : null;
    case 'burst':
      return frame.step.endsWith('over') && !setup.ruleset.grenades.coverReaction ? 'step' : null;
    case 'shockTest':
      return setup.ruleset.wounds.psychology === 'none' ? 'kind' : null;
    case 'body':
      return setup.ruleset.wounds.bodies === 'stay' ? null : 'kind';
    case 'takeHole':
      return setup.ruleset.closeCombat.winnerTakesHole ? null : 'kind';
    case 'closeCombat':
      return frame.priority !== null && !setup.ruleset.closeCombat.priority ? 'priority' : null;
    default:
      return null;
  }
}

/** SETUP-10: has the side still grenades to give out? */
const equips = (game: Game, side: Side): boolean =>
  game.setup.ruleset.grenades.extra !== null && unassigned(game, side).length > 0;

function frameFault(frame: Frame, game: Game, path: Path): FileFault | null {
  const misfit = misfitIn(frame, game);
  if (misfit !== null) return fileFault([...path, misfit], 'does-not-fit');
  for (const [field, id] of charactersIn(frame))
    if (!findEntry(game, id)) return fileFault([...path, ...field], 'unknown-character', { id });
  if (frame.kind === 'turn' && frame.side !== game.state.turn.side) return fileFault([...path, 'side'], 'does-not-fit');
  if (frame.kind === 'suppressionRoll' || frame.kind === 'body') {
    const wanted = frame.kind === 'body' ? 'body' : 'suppression';
    const isThere = game.state.markers.some(({ id, kind }) => id === frame.marker && kind === wanted);
    return isThere ? null : fileFault([...path, 'marker'], 'does-not-fit');
  }
  if (frame.kind !== 'shot' && frame.kind !== 'grenade' && frame.kind !== 'burst') return null;
  const { card } = findEntry(game, frame.who) ?? {};
  const sides = [card?.healthy, card?.wounded, card?.reinforcement?.healthy];
  const weapons = sides.flatMap((profile) => profile?.weapons ?? []);
  const isExtra = frame.kind !== 'shot' && thrownGrenade(game, frame.who, frame.weapon) !== null;
  if (isExtra || weapons.some(({ id }) => id === frame.weapon)) return null;
  return fileFault([...path, 'weapon'], 'unknown-weapon', { id: frame.weapon });
}

/** The characters a frame names, each with the field that names it. */
function charactersIn(frame: Frame): [field: Path, id: Id][] {
  const each = (field: string, ids: readonly Id[]) => ids.map((id, i): [Path, Id] => [[field, i], id]);
  switch (frame.kind) {
    case 'action':
      return [[['command', 'who'], frame.command.who], ...each('actors', frame.actors)];
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
    case 'takeHole':
      return [
        [['who'], frame.who],
        [['beaten'], frame.beaten],
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
    case 'shockTest':
      return [
        ...each('who', frame.who),
        ...(frame.because === null ? [] : [[['because'], frame.because] as [Path, Id]]),
      ];
    case 'setup':
      return each('kept', frame.kept ?? []);
    case 'turn':
      return each('arrivals', frame.arrivals ?? []);
    case 'initiative':
    case 'body':
    case 'freeRoll':
      return [];
  }
}
