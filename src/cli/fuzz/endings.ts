import type { Game, GameEvent, Outcome, Side } from '../../engine/index.ts';
import { gameAt, type History, lineTo, nodeAt } from '../../play/history.ts';

/** The ways in which a game ends: by what, and amid what. A game may end in several of them. */
export const ENDINGS = [
  'half-the-points',
  'half-the-characters',
  'wiped-out',
  'both-at-once',
  'objective',
  'condition',
  'turn-limit',
  'conceded',
  'agreed-draw',
  'stopped',
  'drawn',
  'by-a-reaction',
  'in-close-combat',
  'by-a-burst-on-both-sides',
  'by-a-suppression-roll',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** How the game ended that stands at its end; nothing if it goes on. */
export function endingsOf(history: History): readonly Ending[] {
  const { outcome } = gameAt(history).state;
  const last = nodeAt(history, history.at);
  if (!outcome || !last) return [];
  const amid = gameAt(history, last.parent).state.frames.at(-1)?.kind;
  const inPlay = outcome.how === 'losses' || outcome.how === 'wiped-out' || outcome.how === 'both-at-once';
  const also: Readonly<Partial<Record<Ending, boolean>>> = {
    drawn: outcome.winner === null,
    'by-a-reaction': inPlay && isByReaction(history, outcome, last.events),
    'in-close-combat': inPlay && amid === 'closeCombat',
    'by-a-burst-on-both-sides': inPlay && amid === 'burst' && struckByLastBurst(history).size === 2,
    'by-a-suppression-roll': inPlay && amid === 'suppressionRoll',
  };
  return [by(outcome, history.start), ...ENDINGS.filter((ending) => also[ending])];
}

function by({ how }: Outcome, { setup }: Game): Ending {
  if (how !== 'losses') return how;
  const { skirmish, mission } = setup.ruleset.victory;
  return `half-the-${setup.type === 'mission' ? mission : skirmish}`;
}

/** In the other side's turn the winner can shoot by opportunity fire alone. */
const isByReaction = (history: History, { winner }: Outcome, events: readonly GameEvent[]): boolean =>
  winner !== null &&
  winner !== gameAt(history).state.turn.side &&
  events.some((event) => event.event === 'shot' && event.via === 'opportunityFire');

/** The sides of those whom the last burst has wounded or felled. */
function struckByLastBurst(history: History): ReadonlySet<Side> {
  const events = lineTo(history).flatMap((index) => nodeAt(history, index)?.events ?? []);
  const since = events.slice(events.findLastIndex(({ event }) => event === 'burst'));
  const struck = since.flatMap((event) =>
    (event.event === 'wounded' || event.event === 'eliminated' || event.event === 'firstFell') &&
    event.cause === 'burst'
      ? [event.who]
      : [],
  );
  const { roster } = history.start.setup;
  return new Set(roster.filter(({ id }) => struck.includes(id)).map(({ side }) => side));
}
