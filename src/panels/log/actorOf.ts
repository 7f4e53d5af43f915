import { type Game, type GameEvent, SIDES, type Side } from '../../engine/index.ts';

/** Whose doing an event is, or whom it befalls; null where it is both sides'. */
export function actorOf(game: Game, event: GameEvent): Side | null {
  if ('side' in event) return event.side;
  if (event.event === 'exchange' || event.event === 'deadlock') return sideNamed(game, event.attacker);
  if ('who' in event) return sideNamed(game, event.who);
  if ('by' in event) return sideNamed(game, event.by);
  if (event.event === 'suppressionRolled') return sideNamed(game, event.firers);
  return null;
}

/** Of a side, a character, or the first of several. */
function sideNamed(game: Game, name: string | readonly string[] | null): Side | null {
  const id = typeof name === 'string' ? name : name?.[0];
  return SIDES.find((side) => side === id) ?? game.setup.roster.find((entry) => entry.id === id)?.side ?? null;
}
