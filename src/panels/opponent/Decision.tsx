import type { Awaiting, Game } from '../../engine/index.ts';
import { useComputersTurn } from '../../store/opponent.ts';
import { Prompt } from '../prompt/Prompt.tsx';
import { OpponentPanel } from './OpponentPanel.tsx';

/** What is due: a question for somebody at the screen, or what the computer is about. */
export function Decision({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  const isComputers = useComputersTurn(game, awaiting);
  return isComputers ? <OpponentPanel game={game} awaiting={awaiting} /> : <Prompt game={game} awaiting={awaiting} />;
}
