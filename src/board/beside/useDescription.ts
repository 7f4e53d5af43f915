import { useMemo } from 'react';
import type { Game } from '../../engine/index.ts';
import { isLooking } from '../../pointing/hand.ts';
import { elementAt, markerAtPoint, type Preview } from '../../pointing/index.ts';
import {
  type Description,
  describeCharacter,
  describeElement,
  describeMarker,
  describePreview,
  describeWay,
  type Speech,
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
  viewed: number,
): Description | null {
  const speech = useSpeech(game);
  const isAsked = isLooking(tool);
  return useMemo(() => {
    if (plan) return describeWay(plan, speech);
    const ground = pointer && viewed > 0 ? groundWords({ level, viewed }, speech) : null;
    if (preview && preview.kind !== 'move' && preview.kind !== 'moveAndFire') {
      const said = describePreview(game, preview, speech);
      return ground !== null && pointsAtGround(preview) ? { ...said, lines: [...said.lines, ground] } : said;
    }
    if (hovered !== null) return describeCharacter(game, hovered, speech);
    const marker = pointer && markerAtPoint(game, pointer, 0, level);
    if (marker) return describeMarker(game, marker, speech);
    const element = pointer && elementAt(game, pointer, 0.15, level);
    const described = element && describeElement(game, element, speech);
    const worthSaying = described && (isAsked || described.lines.length > 0) ? described : null;
    if (ground === null) return worthSaying;
    return worthSaying ? { ...worthSaying, lines: [...worthSaying.lines, ground] } : { title: ground, lines: [] };
  }, [game, preview, plan, hovered, pointer, level, viewed, speech, isAsked]);
}

/** On which level the ground lies that is seen there, while one is viewed above the lowest: over the void it is a lower one. */
const groundWords = ({ level, viewed }: { level: number; viewed: number }, { t }: Speech): string =>
  level === viewed ? t('board.level.ground', { level }) : t('board.level.noFloor', { level, viewed });

/** Is it about a place, and not about somebody? */
const pointsAtGround = ({ kind }: Preview): boolean =>
  ['grenade', 'opportunityFire', 'suppressionFire', 'deploy', 'measure', 'smoke', 'objective'].includes(kind);
