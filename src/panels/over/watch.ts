import { nodeAt, START } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';

/** Turns the table to the moment before a command, and shows what happened with it. */
export function watch(node: number): void {
  const { history, look } = useGameStore.getState();
  if (!history) return;
  look(nodeAt(history, node)?.parent ?? START);
  look(node);
}
