import { awaiting, type Command, type Game, profile, sideOf, traceOf } from '../../engine/index.ts';
import { named, type Preview } from '../preview.ts';
import { driftPreview, grenadePreview } from './grenade.ts';
import type { MovePreview } from './move.ts';
import { shotPreview } from './shot.ts';
import { smokePreview } from './smoke.ts';
import { suppressionPreview } from './suppression.ts';
import { watchPreview } from './watch.ts';

/** What a command that is given without a hand would do, as the board shows what is pointed out. Null where nothing is to be drawn. */
export function previewOfCommand(game: Game, command: Command): Preview | null {
  const question = awaiting(game);
  switch (command.type) {
    case 'move':
      return named('move', wayOf(game, command));
    case 'moveAndFire': {
      const move = wayOf(game, command);
      const { at } = command;
      const shot = at === undefined ? null : shotPreview(game, command.who, at);
      return named('moveAndFire', { move, first: at ?? null, shots: shot ? [shot] : [], spot: null });
    }
    case 'fire':
      return sideOf(game, command.who) === sideOf(game, command.at)
        ? null
        : named('shot', shotPreview(game, command.who, command.at, command));
    case 'grenade':
      return named('grenade', grenadePreview(game, command.who, command.at, command.weapon));
    case 'opportunityFire':
      return named('opportunityFire', watchPreview(game, command.who, command.at));
    case 'suppressionFire':
      return named('suppressionFire', suppressionPreview(game, command.who, command.at, command.with ?? []));
    case 'drift':
      return question.kind === 'drift' ? named('drift', driftPreview(game, question, command.to)) : null;
    case 'smoke':
      return question.kind === 'smoke' ? named('smoke', smokePreview(game, question, command.at)) : null;
    default:
      return null;
  }
}

/** A single action along its own path. */
function wayOf(game: Game, command: Extract<Command, { type: 'move' | 'moveAndFire' }>): MovePreview {
  const { who, path } = command;
  const { move, moveAndFire } = profile(game, who);
  const trace = traceOf(game, who, path, command.type === 'move' ? move : (moveAndFire ?? 0));
  return {
    who,
    moves: [trace],
    allowed: 1,
    drawn: path,
    end: trace.end,
    length: trace.length,
    tokens: trace.tokens,
    violation: null,
    commands: [{ type: 'move', who, path }],
    refused: null,
    instead: null,
  };
}
