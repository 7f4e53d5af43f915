import { useMemo } from 'react';
import { type Game, type Id, type LegalAction, legalActions, type Violation } from '../../engine/index.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import { isOffered, OFFERED, type Offered, onScreen } from './index.ts';

export interface OfferedAction {
  readonly action: Offered;
  readonly cost: number;
  readonly violation: Violation | null;
  readonly shortcut: string;
  /** Takes the tool into the hand, or does it where nothing is to be pointed at. */
  readonly start: () => void;
}

/** What the deciding side may do now with `who`, and the end of its turn. */
export function useActions(game: Game, who: Id | null): readonly OfferedAction[] {
  const send = useGameStore((s) => s.send);
  const setTool = useUiStore((ui) => ui.setTool);
  const all = useMemo(() => legalActions(game), [game]);
  const start = (action: Offered, { who: actor, samples }: LegalAction): void => {
    const tool = actor === null ? null : (onScreen(action).tool?.(game, actor, samples) ?? null);
    const [command] = samples;
    if (tool) setTool(tool);
    else if (command) send(command);
  };
  return all
    .flatMap((legal): OfferedAction[] => {
      const { action, who: actor, cost, violation } = legal;
      if (!isOffered(action) || (actor !== who && actor !== null) || isHidden(action, violation)) return [];
      return [{ action, cost, violation, shortcut: onScreen(action).key, start: () => start(action, legal) }];
    })
    .sort((one, two) => OFFERED.indexOf(one.action) - OFFERED.indexOf(two.action));
}

const isHidden = (action: Offered, violation: Violation | null): boolean =>
  violation !== null && (onScreen(action).hiddenFor ?? []).includes(violation.rule);
