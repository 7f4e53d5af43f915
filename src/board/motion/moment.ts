import { findCharacter, flattened, type Game, type GameEvent, type Id, type Point } from '../../engine/index.ts';
import { offeredShot, type ShotPreview, shotCommand } from '../../pointing/index.ts';
import type { Moment } from '../../store/shown.ts';

/** What a moment that is looked at has to show on the table. Places are where things were when it happened. */
export interface MomentPicture {
  /** Ways gone. */
  readonly ways: readonly (readonly Point[])[];
  /** Scenery gone across. */
  readonly crossed: readonly Id[];
  /** Shots, declared or rolled for, with the line of sight as it was. */
  readonly shots: readonly ShotPreview[];
  /** Those who did something, and those to whom it was done. */
  readonly actors: readonly Point[];
  readonly others: readonly Point[];
  /** Where a grenade was thrown to, came down or burst, and where markers were laid. */
  readonly spots: readonly Point[];
}

export function momentPicture({ before, after, events }: Moment): MomentPicture {
  const places = (ids: readonly Id[]): Point[] =>
    ids.flatMap((id) => {
      const at = findCharacter(before, id)?.at ?? findCharacter(after, id)?.at;
      return at ? [at] : [];
    });
  const moves = events.filter((event) => event.event === 'moved');
  const shots = events.flatMap((event) => shotIn(before, event) ?? []);
  const people = events.map(peopleIn);
  return {
    ways: moves.map(({ along }) => along.map(flattened)),
    crossed: moves.flatMap(({ crossed }) => crossed),
    shots,
    actors: places(people.flatMap(({ by }) => by)),
    others: places(people.flatMap(({ to }) => to)),
    spots: events.flatMap(spotsIn),
  };
}

/** A shot is told when it is declared and when it is rolled for; then as it was aimed. */
function shotIn(before: Game, event: GameEvent): ShotPreview | null {
  switch (event.event) {
    case 'fireDeclared':
    case 'shot': {
      const { who, at, weapon, shots } = event;
      const aim = event.event === 'shot' && event.count.some(({ rule }) => rule === 'AIM-1');
      const via = event.event === 'shot' ? event.via : 'fire';
      return offeredShot(before, shotCommand(who, at, { weapon, shots, aim }), via);
    }
    default:
      return null;
  }
}

/** Whom a moment is about: those who did something, and those to whom it was done. */
export const momentPeople = ({ events }: Moment): readonly Id[] =>
  events.map(peopleIn).flatMap(({ by, to }) => [...by, ...to]);

interface People {
  readonly by: readonly Id[];
  readonly to: readonly Id[];
}

const NOBODY: People = { by: [], to: [] };

function peopleIn(event: GameEvent): People {
  switch (event.event) {
    case 'fireDeclared':
    case 'shot':
    case 'opportunityTaken':
      return { by: [event.who], to: [event.at] };
    case 'contact':
      return { by: [event.who], to: event.with };
    case 'exchange':
    case 'deadlock':
      return { by: [event.attacker], to: [event.defender] };
    case 'burst':
      return { by: [], to: event.caught };
    case 'suppressionRolled':
      return { by: event.firers, to: [] };
    case 'firersJoined':
      return { by: event.who, to: [] };
    case 'handedOver':
      return { by: [event.who], to: [event.to] };
    case 'suppressed':
    case 'wounded':
    case 'eliminated':
    case 'firstFell':
    case 'panicked':
    case 'coverLost':
      return { by: [], to: [event.who] };
    case 'countersCleared':
    case 'spent':
      return NOBODY;
    default:
      return 'who' in event && typeof event.who === 'string' ? { by: [event.who], to: [] } : NOBODY;
  }
}

function spotsIn(event: GameEvent): readonly Point[] {
  switch (event.event) {
    case 'grenadeThrown':
    case 'burst':
      return [flattened(event.at)];
    case 'drifted':
    case 'driftedOff':
      return [flattened(event.to)];
    case 'markerPlaced':
    case 'smokeSpread':
      return 'at' in event.marker && event.marker.at ? [event.marker.at] : [];
    default:
      return [];
  }
}
