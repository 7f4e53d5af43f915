import { highestLevel } from '../../board/index.ts';
import { type Awaiting, type Choice, type Game, type Id, legalActions, type RollAbout } from '../../engine/index.ts';
import type { Tool } from '../../pointing/hand.ts';

type HintKey =
  | 'deploy'
  | 'pick'
  | 'again'
  | 'done'
  | 'end'
  | 'act'
  | 'move'
  | 'storeys'
  | 'fire'
  | 'tool'
  | 'answer'
  | 'roll';

/** Each side has had two turns by then. */
const LAST_TURN = 4;

/** Rolls whose odds are told, with the reasons behind a button. */
const REASONED: readonly RollAbout['what'][] = ['shot', 'closeCombat', 'burst', 'burstTie', 'suppression'];

/** Has the answer a price, or odds? */
const isWeighed = ({ cost, command }: Choice): boolean => cost > 0 || command.type === 'fire';

/** What somebody who has never played needs to be told in this moment; null after the first turns, and where nothing is to be found out. */
export function hintFor(game: Game, awaiting: Awaiting, selected: Id | null, tool: Tool): HintKey | null {
  if (game.state.turn.number > LAST_TURN) return null;
  switch (awaiting.kind) {
    case 'deploy':
      return 'deploy';
    case 'roll':
      return REASONED.includes(awaiting.about.what) ? 'roll' : null;
    case 'choose':
      return awaiting.options.some(isWeighed) ? 'answer' : null;
    case 'act':
      return hintInTurn(game, selected, tool);
    default:
      return null;
  }
}

function hintInTurn(game: Game, selected: Id | null, tool: Tool): HintKey | null {
  if (tool.kind === 'measure' || tool.kind === 'sight') return null; // nothing is done with them
  if (tool.kind === 'move') return highestLevel(game.setup) > 0 ? 'storeys' : 'move';
  if (tool.kind === 'fire') return 'fire';
  if (tool.kind !== 'idle') return 'tool';
  const possible = legalActions(game).filter(({ who, violation }) => who !== null && violation === null);
  if (possible.length === 0) return 'end';
  if (selected !== null) return possible.some(({ who }) => who === selected) ? 'act' : 'done';
  return game.state.turn.spent > 0 ? 'again' : 'pick';
}
