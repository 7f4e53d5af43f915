import { memo } from 'react';
import { useIsMeant } from '../../board/index.ts';
import { type Awaiting, character, type Game, type Id, type RosterEntry } from '../../engine/index.ts';
import { point } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { StatCard } from '../cards/StatCard.tsx';

interface SideCardProps {
  game: Game;
  awaiting: Awaiting;
  entry: RosterEntry;
}

/** A card among those of its side: a click takes its character into the hand. Pointing at another leaves it as it is. */
export const SideCard = memo(function SideCard({ game, awaiting, entry }: SideCardProps) {
  const { id, side } = entry;
  const isSelected = useUiStore((ui) => ui.selected === id);
  const isHovered = useIsMeant(id);
  const now = character(game, id);
  const isAsked = awaiting.kind === 'choose' && 'who' in awaiting.about && awaiting.about.who === id;
  const pick = (): void => {
    const { select, setTool } = useUiStore.getState();
    if (awaiting.kind === 'deploy' && awaiting.by === side && now.at === null) setTool({ kind: 'deploy', who: id });
    else select(isSelected ? null : id);
  };
  return (
    <StatCard
      game={game}
      entry={entry}
      character={now}
      selected={isSelected || isAsked}
      hovered={isHovered}
      onSelect={pick}
      onPoint={pointAt}
    />
  );
});

const pointAt = (id: Id | null): void => point(null, id);
