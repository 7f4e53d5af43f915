import {
  burstPlace,
  type Command,
  caughtBy,
  character,
  findCharacter,
  firersOf,
  type Game,
  grenadeOf,
  type Id,
  isOnTable,
  onLevel,
  type Point,
  pinnedBy,
  profile,
  type SuppressionMarker,
  spotFields,
  throwScatters,
  traceOf,
  type Waypoint,
} from '../../engine/index.ts';
import { rounded } from '../rounded.ts';
import type { Answers, Way } from './answers.ts';

const placeOf = (game: Game, who: Id): Point | null => {
  const found = findCharacter(game, who);
  return found && isOnTable(found) ? found.at : null;
};

/** The one move a command makes, from where the base stands. */
export function wayIn(game: Game, command: Command): Way | undefined {
  if (command.type !== 'move' && command.type !== 'moveAndFire') return undefined;
  const from = placeOf(game, command.who);
  if (!from) return undefined;
  const frame = game.state.frames.at(-1);
  const resumed = frame?.kind === 'movement' && frame.who === command.who;
  const { move, moveAndFire } = profile(game, command.who);
  const reach = resumed ? frame.move : command.type === 'move' ? move : moveAndFire;
  if (reach === null) return undefined;
  const trace = traceOf(
    game,
    command.who,
    [onLevel(from, character(game, command.who).level), ...command.path.slice(1)],
    reach,
    {
      slowed: resumed && frame.slowed,
    },
  );
  const { length, tokens, crossings, contacts } = trace;
  return {
    length: rounded(length),
    tokens,
    crossings: crossings.map(({ element, kind, cost }) => ({ element, kind, cost })),
    contacts,
  };
}

/** Where a grenade comes down that is thrown, or on its way and moved. */
function landing(
  game: Game,
  command: Command,
): { readonly who: Id; readonly weapon: Id; readonly at: Waypoint } | null {
  if (command.type === 'grenade') {
    const { who, at } = command;
    const weapon = placeOf(game, who) && grenadeOf(game, who, command.weapon);
    return weapon ? { who, weapon: weapon.id, at } : null;
  }
  const frame = game.state.frames.at(-1);
  if (command.type !== 'drift' || frame?.kind !== 'grenade') return null;
  const at = burstPlace(game, frame.at, command.to);
  return at && { who: frame.who, weapon: frame.weapon, at };
}

export function burstIn(game: Game, command: Command): Answers['burst'] | undefined {
  const thrown = landing(game, command);
  return thrown ? caughtBy(game, thrown.who, thrown.weapon, thrown.at) : undefined;
}

export function scatterIn(game: Game, command: Command): Answers['scatter'] | undefined {
  const thrown = command.type === 'grenade' ? landing(game, command) : null;
  if (!thrown) return undefined;
  const { scatter, drift } = game.setup.ruleset.grenades;
  return throwScatters(game, thrown.who, thrown.weapon, thrown.at)
    ? { most: scatter, exactly: drift === 'exactly' }
    : null;
}

/** Of a suppression that is begun; of one that is joined. */
export function pinnedIn(game: Game, command: Command): readonly Id[] | undefined {
  const marker = suppressionIn(game, command);
  return marker && pinnedBy(game, marker);
}

function suppressionIn(game: Game, command: Command): SuppressionMarker | undefined {
  if (command.type === 'joinSuppression') {
    const joined = game.state.markers.find(({ id }) => id === command.marker);
    if (joined?.kind !== 'suppression' || !placeOf(game, command.who)) return undefined;
    return { ...joined, firers: [...joined.firers, command.who] };
  }
  if (command.type !== 'suppressionFire') return undefined;
  const { who, with: partners = [] } = command;
  if (![who, ...partners].every((id) => placeOf(game, id))) return undefined;
  const firers = firersOf(game, who, partners);
  const range = profile(game, who).suppressionFire;
  return range === null
    ? undefined
    : { id: '', kind: 'suppression', ...spotFields(command.at), owner: who, range, firers };
}
