import { useMemo } from 'react';
import {
  type Command,
  type Game,
  type Id,
  joinable,
  type LegalAction,
  legalActions,
  type RuleId,
  type Violation,
} from '../../engine/index.ts';
import type { Tool } from '../../pointing/hand.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';

/** The actions of the bar, in the order they stand there, and their keys. */
const KEYS = {
  move: 'm',
  fire: 'f',
  moveAndFire: 'x',
  grenade: 'g',
  opportunityFire: 'o',
  suppressionFire: 'p',
  joinSuppression: 'j',
  takeCover: 'c',
  switchWeapon: 'w',
  clearBody: 'b',
  recover: 'r',
  endTurn: 'e',
} as const;
const ORDER = Object.keys(KEYS) as readonly Offered[];
type Offered = keyof typeof KEYS;

/**
 * What not every card permits, or not every edition in one's own turn (TC-1): where it does not, or where there is nothing to
 * join or to go over from, there is no button to press.
 */
const SPECIAL: readonly Offered[] = [
  'moveAndFire',
  'grenade',
  'opportunityFire',
  'suppressionFire',
  'joinSuppression',
  'takeCover',
  'switchWeapon',
  'clearBody',
  'recover',
];
const NOT_HIS: readonly RuleId[] = ['TURN-8', 'R130', 'SF-1', 'SF-3', 'TC-1', 'R36', 'PSY-1'];

export interface OfferedAction {
  readonly action: Offered;
  readonly cost: number;
  readonly violation: Violation | null;
  readonly shortcut: string;
  /** Takes the tool into the hand, or does it where nothing is to be pointed at. */
  readonly start: () => void;
}

/** All that can be done of the kind is known: done at once where it is one thing alone. */
const LISTED: readonly Offered[] = ['switchWeapon', 'clearBody'];

const isOffered = (action: LegalAction['action']): action is Offered => action in KEYS;

/** What the deciding side may do now with `who`, and the end of its turn. */
export function useActions(game: Game, who: Id | null): readonly OfferedAction[] {
  const send = useGameStore((s) => s.send);
  const setTool = useUiStore((ui) => ui.setTool);
  const start = (action: Offered, [only, ...others]: readonly Command[]): void => {
    if (action === 'endTurn') send({ type: 'endTurn' });
    else if (who === null) return;
    else if (action === 'takeCover') send({ type: 'takeCover', who });
    else if (only && others.length === 0 && LISTED.includes(action)) send(only);
    else setTool(toolFor(game, action, who));
  };
  const all = useMemo(() => legalActions(game), [game]);
  return all
    .flatMap(({ action, who: actor, cost, violation, samples }) =>
      isOffered(action) && (actor === who || actor === null) && isHis(action, violation)
        ? [{ action, cost, violation, shortcut: KEYS[action], start: () => start(action, samples) }]
        : [],
    )
    .sort((one, two) => ORDER.indexOf(one.action) - ORDER.indexOf(two.action));
}

const isHis = (action: Offered, violation: Violation | null): boolean =>
  !violation || !SPECIAL.includes(action) || !(NOT_HIS.includes(violation.rule) || hasUsedNone(violation));

/** FIRE-8: before a weapon has been used in the turn there is none to go over from. */
const hasUsedNone = ({ data }: Violation): boolean => data?.unused !== undefined;

function toolFor(game: Game, action: Exclude<Offered, 'endTurn' | 'takeCover'>, who: Id): Tool {
  switch (action) {
    case 'move':
      return { kind: 'move', who, waypoints: [] };
    case 'moveAndFire':
      return { kind: 'moveAndFire', who, waypoints: [], target: null };
    case 'fire':
      return { kind: 'fire', who, target: null };
    case 'suppressionFire':
    case 'recover':
      return { kind: action, who, with: [] };
    case 'joinSuppression': {
      const [only, ...others] = joinable(game, who);
      return { kind: 'joinSuppression', who, marker: only && others.length === 0 ? only.id : null };
    }
    default:
      return { kind: action, who };
  }
}
