import { type RefObject, useEffect } from 'react';
import type { Awaiting } from '../../engine/index.ts';
import { useAsked } from '../../store/asked.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';

/**
 * Where the focus goes when a decision has been taken. The button that answered goes with its question: the focus it had
 * passes to the next question instead of being lost. From the board, when keys are used there, it comes to a question that
 * is not answered on the board. It is never taken from anything else, least of all from what is being typed.
 */
export function useDecisionFocus(ref: RefObject<HTMLElement | null>, question: string): void {
  const decision = useGameStore(({ awaiting }) => (awaiting ? identityOf(awaiting) : ''));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with every question
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ref, question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with every decision
  useEffect(() => {
    const { awaiting } = useGameStore.getState();
    const isOnBoard = document.activeElement?.getAttribute('role') === 'application';
    if (!awaiting || !isOnBoard || !useUiStore.getState().cursor || PLACED.includes(awaiting.kind)) return;
    ref.current?.focus({ preventScroll: true });
  }, [ref, decision]);
  useEffect(() => {
    useAsked.setState({ question });
    return () => useAsked.setState({ question: null });
  }, [question]);
}

/** Answered by a place on the table. */
const PLACED: readonly Awaiting['kind'][] = ['deploy', 'drift', 'smoke'];

const identityOf = (awaiting: Awaiting): string => {
  const by = 'by' in awaiting ? awaiting.by : '';
  const what = 'about' in awaiting ? awaiting.about.what : '';
  return `${by} ${awaiting.kind} ${what}`;
};
