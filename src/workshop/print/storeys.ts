import { type PreparedElement, prepareScenery, type Setup } from '../../engine/index.ts';
import { isSeenOn } from '../../pointing/index.ts';
import type { Material } from './material.ts';

/** What is drawn of one level of a table. */
export interface Storey {
  readonly level: number;
  /** The ground of the level first, then what stands there and what leads up to it. */
  readonly pieces: readonly Numbered[];
}

export interface Numbered {
  readonly each: PreparedElement;
  /** Its number in the list of all pieces. */
  readonly number: number;
}

/** A level is a plan of its own, from the ground up: with all that lies over one another none could be read. By rules without levels there is the ground alone (R165). */
export function storeysOf({ scenery }: Pick<Setup, 'scenery'>, { rules, ruleset }: Material): readonly Storey[] {
  const all = prepareScenery(scenery, LEVELS).map((each) => ({
    each,
    number: scenery.findIndex(({ id }) => id === each.id) + 1,
  }));
  const highest = all.reduce((most, { each }) => Math.max(most, each.low, each.top ?? 0), 0);
  const isFlat = rules !== null && !ruleset.levels.inPlay;
  return Array.from({ length: isFlat ? 1 : highest + 1 }, (_, level) => {
    const seen = all.filter(({ each }) => isSeenOn(each, level));
    const isGround = ({ each }: Numbered): boolean => level > 0 && each.top === level;
    return { level, pieces: [...seen.filter(isGround), ...seen.filter((each) => !isGround(each))] };
  }).filter(({ level, pieces }) => level === 0 || pieces.length > 0);
}

const LEVELS = { inPlay: true, reach: 'one-u' } as const;
