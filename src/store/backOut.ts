import { IDLE } from '../pointing/hand.ts';
import { isAnswering, withoutLast } from '../pointing/index.ts';
import { useUiStore } from './ui.ts';

/** Backs out of the innermost thing: the menu, the last way-point or proposal, then the tool, then the selection. Never costs anything. */
export function backOut(): void {
  const { menu, tool } = useUiStore.getState();
  const shorter = withoutLast(tool);
  if (menu) useUiStore.setState({ menu: null });
  else if (shorter) useUiStore.setState({ tool: shorter, notice: null });
  else if (tool.kind !== 'idle' && !isAnswering(tool))
    useUiStore.setState({ tool: IDLE, notice: null, addingWaypoints: false });
  else useUiStore.setState({ selected: null, notice: null });
}
