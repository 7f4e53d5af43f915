import { IDLE } from '../pointing/hand.ts';
import { isAnswering, withoutLast } from '../pointing/index.ts';
import { announce } from './announced.ts';
import { useUiStore } from './ui.ts';

/** Backs out of the innermost thing: the menu, the last way-point or proposal, then the tool, then the selection. Never costs anything. */
export function backOut(): void {
  const { menu, tool, selected } = useUiStore.getState();
  const shorter = withoutLast(tool);
  if (menu) useUiStore.setState({ menu: null });
  else if (shorter) {
    useUiStore.setState({ tool: shorter, notice: null });
    announce('lastPointOff');
  } else if (tool.kind !== 'idle' && !isAnswering(tool)) {
    useUiStore.setState({ tool: IDLE, notice: null, addingWaypoints: false });
    announce('nothingInHand');
  } else {
    useUiStore.setState({ selected: null, notice: null });
    announce(selected === null ? 'nothingToLeave' : 'nobodySelected');
  }
}
