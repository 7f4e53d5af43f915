import type { Awaiting, Game, Side } from '../engine/index.ts';
import type { Thoughts } from '../play/opponent/index.ts';
import { BUDGET, type How } from '../play/opponent/index.ts';
import { hasComputer } from '../play/players.ts';
import { opponentQuestion } from '../play/questions.ts';
import type { Fault } from '../thinking/question.ts';
import { thinking } from '../thinking/thinking.ts';
import { useClock } from './clock.ts';
import { useGameStore } from './game.ts';
import { draw, NO_HINT, useHint } from './hintState.ts';

/** A hint is given as well as it can be. */
const HOW: How = { strength: 'hard', seed: 0, budget: BUDGET };

/** Whose question it is that a hint may be given to; null: to none, or these players have not agreed on hints, or a clock runs. */
export function useHinted(question: Awaiting): Side | null {
  const players = useGameStore((s) => s.start?.players);
  const agreed = useGameStore((s) => s.settings.hints);
  const hasClock = useClock((s) => s.clock !== null);
  if (hasClock || (!hasComputer(players) && agreed !== 'allowed')) return null;
  return question.kind === 'act' || question.kind === 'choose' ? question.by : null;
}

/** Asks what the computer would do; it is noted with the command that comes next. */
export function askHint(game: Game, side: Side): void {
  const { about, fault } = useHint.getState();
  if (about === game && !fault) return useHint.setState({ open: true });
  useHint.setState({ ...NO_HINT, about: game, open: true, side });
  const tell = (told: { thoughts?: Thoughts | null; fault?: Fault }): void => {
    if (useHint.getState().about === game) useHint.setState(told);
  };
  thinking.ask(
    opponentQuestion,
    game,
    { side, how: HOW },
    { answer: (thoughts) => tell({ thoughts }), failed: (fault) => tell({ fault }) },
  );
}

/** It has been read. */
export function closeHint(): void {
  draw(null);
  useHint.setState({ open: false });
}
