import { isTurnedFor } from '../../board/index.ts';
import { type Awaiting, type Game, SIDES, type Side } from '../../engine/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { SidePanel } from './SidePanel.tsx';

/** Both sides, the one at the upper edge of the table above the other: they turn round with it. */
export function Forces({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  const turned = useUiStore((ui) => ui.turned);
  const upper: Side = isTurnedFor(game, 'a') === turned ? 'b' : 'a';
  return [...SIDES]
    .sort((one) => (one === upper ? -1 : 1))
    .map((side) => (
      <SidePanel key={side} game={game} awaiting={awaiting} side={side} place={side === upper ? 'upper' : 'lower'} />
    ));
}
