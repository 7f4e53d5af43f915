import type { Game } from '../../engine/index.ts';
import { IDLE, type Tool } from '../../pointing/hand.ts';
import { useUiStore } from '../../store/ui.ts';

interface LookingTools {
  readonly inHand: Tool['kind'];
  /** Takes it into the hand, or puts it away. */
  measure(): void;
  sight(): void;
}

/** The tape measure, and the line of sight from whoever is selected. */
export function useLookingTools(game: Game): LookingTools {
  const { kind: inHand } = useUiStore((ui) => ui.tool);
  const selected = useUiStore((ui) => ui.selected);
  const setTool = useUiStore((ui) => ui.setTool);
  const at = game.state.characters.find((c) => c.id === selected)?.at;
  const from = at && { at, who: selected };
  return {
    inHand,
    measure: () => setTool(inHand === 'measure' ? IDLE : { kind: 'measure' }),
    sight: () => setTool(inHand === 'sight' ? IDLE : { kind: 'sight', ...(from && { from }) }),
  };
}
