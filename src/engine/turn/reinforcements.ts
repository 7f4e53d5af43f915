import type { Command, Game, Id, TurnFrame } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { mayArrive } from '../setup/deployment.ts';
import { character, sideOf } from '../table.ts';

/** Reinforcements who come onto the table at the start of an own turn: free, no action (REIN-2, R128). */

/** Each who may is offered, one after the other. */
export const awaitingArrivals = (game: Game, frame: TurnFrame): TurnFrame => ({
  ...frame,
  step: 'reinforcements',
  rolls: [],
  arrivals: game.setup.roster
    .filter(({ id }) => sideOf(game, id) === frame.side && mayArrive(game, id))
    .map(({ id }) => id),
});

/** When nobody arrives any more: smoke is next (R48). */
export function afterArrivals({ arrivals: _, ...frame }: TurnFrame): TurnFrame {
  return { ...frame, step: 'smoke' };
}

/** The first of a card may be either of its two; the second is the one whose side shows. */
export function arrived(rec: Recorder, frame: TurnFrame, command: Extract<Command, { type: 'deploy' }>): void {
  const { who, at, flipped = character(rec.game, who).flipped } = command;
  rec.record({ event: 'arrived', who, at, flipped });
  rec.step(without(frame, who));
}

export function keptBack(rec: Recorder, frame: TurnFrame, who: Id): void {
  rec.record({ event: 'keptBack', who });
  rec.step(without(frame, who));
}

const without = (frame: TurnFrame, who: Id): TurnFrame => ({
  ...frame,
  arrivals: (frame.arrivals ?? []).filter((id) => id !== who),
});
