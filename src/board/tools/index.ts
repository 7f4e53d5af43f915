import { awaiting, type Game, sideOf } from '../../engine/index.ts';
import { IDLE, type Tool } from '../../store/ui.ts';
import { decides } from '../preview.ts';
import { turnDeploy } from './deploy.ts';
import { turnFire } from './fire.ts';
import { turnIdle } from './idle.ts';
import { turnMeasure } from './measure.ts';
import { turnMove } from './move.ts';
import { turnSight } from './sight.ts';
import type { Input, Table, Turned } from './tool.ts';

export type { Input, Turned } from './tool.ts';

/** (tool, input, game) → the tool after it, and perhaps a command: all that pointing at the board can do. */
export function turn(tool: Tool, input: Input, table: Table): Turned {
  switch (tool.kind) {
    case 'idle':
      return turnIdle(input, table);
    case 'move':
      return turnMove(tool, input, table);
    case 'fire':
      return turnFire(tool, input, table);
    case 'deploy':
      return turnDeploy(tool, input, table);
    case 'measure':
      return turnMeasure(tool, input);
    case 'sight':
      return turnSight(tool, input, table);
  }
}

/** The tool that still makes sense on the table as it now is; deployment puts its own into the hand. */
export function settle(tool: Tool, game: Game): Tool {
  const question = awaiting(game);
  if (question.kind === 'deploy') {
    if (tool.kind === 'measure' || tool.kind === 'sight') return tool;
    const asked = tool.kind === 'deploy' && tool.who !== null && question.who.includes(tool.who);
    return asked ? tool : { kind: 'deploy', who: question.who[0] ?? null };
  }
  switch (tool.kind) {
    case 'move':
      return decides(game, tool.who) ? tool : IDLE;
    case 'fire':
      if (!decides(game, tool.who)) return IDLE;
      return tool.target === null || standing(game, tool.target) ? tool : { ...tool, target: null };
    case 'sight':
      return tool.from?.who != null && standing(game, tool.from.who) === null ? { kind: 'sight' } : tool;
    case 'deploy':
      return IDLE;
    default:
      return tool;
  }
}

/** The selection that still makes sense: whose turn is over is let go. */
export function settleSelection(selected: string | null, game: Game): string | null {
  if (standing(game, selected) === null) return null;
  const question = awaiting(game);
  return question.kind === 'act' && selected !== null && sideOf(game, selected) !== question.by ? null : selected;
}

function standing(game: Game, id: string | null): string | null {
  return game.state.characters.some((c) => c.id === id && !c.out && c.at !== null) ? id : null;
}
