import { create } from 'zustand';
import type { Game } from '../engine/index.ts';
import type { Tool } from '../pointing/hand.ts';
import type { Asker, Fault, Question } from '../thinking/question.ts';
import { useGameStore } from './game.ts';
import { shownGame } from './shown.ts';
import { useUiStore } from './ui.ts';

/** What could not be found out, in which moment of the game and with what in the hand. */
interface Unanswered extends Fault {
  readonly game: Game | null;
  readonly tool: Tool['kind'];
}

/** What the page could not find out of that which it shows by itself (ways, reach …), until it can again. */
export const useUnanswered = create<{ readonly faults: readonly Unanswered[] }>()(() => ({ faults: [] }));

/** What of it still matters: once the game has gone on, or the tool is another, nobody asks that any more. */
export function useStillUnanswered(game: Game): readonly Fault[] {
  const faults = useUnanswered((all) => all.faults);
  const tool = useUiStore((ui) => ui.tool.kind);
  return faults.filter((each) => each.game === game && each.tool === tool);
}

/** An asker whose question is noted if it has failed, to be said in words; `failed`: what else is to be done then. */
export function reporting<Answer>(
  { name }: Question<never, Answer>,
  answer: (answer: Answer) => void,
  failed?: (fault: Fault) => void,
): Asker<Answer> {
  return {
    answer(found) {
      note(name, null);
      answer(found);
    },
    failed(fault) {
      note(name, fault);
      failed?.(fault);
    },
  };
}

function note(question: string, fault: Fault | null): void {
  const { faults } = useUnanswered.getState();
  const others = faults.filter((known) => known.question !== question);
  const game = shownGame(useGameStore.getState());
  const tool = useUiStore.getState().tool.kind;
  if (fault) useUnanswered.setState({ faults: [...others, { ...fault, game, tool }] });
  else if (others.length < faults.length) useUnanswered.setState({ faults: others });
}
