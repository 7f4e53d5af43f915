import { useMemo } from 'react';
import type { Game } from '../../engine/index.ts';
import { isLooking } from '../../pointing/hand.ts';
import { elementAt, markerAtPoint } from '../../pointing/index.ts';
import {
  type Description,
  describeCharacter,
  describeElement,
  describeMarker,
  describePreview,
  describeWay,
  useSpeech,
} from '../describe/index.ts';
import type { PointedOut } from '../usePointedOut.ts';

/**
 * What is pointed at, in words: what would come of it first, else who or what it is. Ground of which no rule speaks (a road,
 * a field) is named only to one who measures or looks along a line.
 */
export function useDescription(
  game: Game,
  { tool, preview, plan, pointer, hovered, level }: PointedOut,
): Description | null {
  const speech = useSpeech(game);
  const isAsked = isLooking(tool);
  return useMemo(() => {
    if (plan) return describeWay(plan, speech);
    if (preview && preview.kind !== 'move' && preview.kind !== 'moveAndFire') {
      return describePreview(game, preview, speech);
    }
    if (hovered !== null) return describeCharacter(game, hovered, speech);
    const marker = pointer && markerAtPoint(game, pointer, 0, level);
    if (marker) return describeMarker(game, marker, speech);
    const element = pointer && elementAt(game, pointer, 0.15, level);
    const described = element && describeElement(game, element, speech);
    return described && (isAsked || described.lines.length > 0) ? described : null;
  }, [game, preview, plan, hovered, pointer, level, speech, isAsked]);
}
