import { baseOf, type Game, type Id } from '../../../../engine/index.ts';
import type { ShotPreview } from '../../../../pointing/index.ts';
import type { MomentPicture } from '../../../motion/moment.ts';
import { edgeToEdge } from '../overlay/drawSight.ts';
import type { Line } from './layOut.ts';

/** What is followed with the eye while names stand about. */
interface Followed {
  /** The shot the decision is about. */
  readonly asked: { readonly who: Id; readonly at: Id } | null;
  /** Shots that can be pointed at, and at whom one is. */
  readonly targets: readonly ShotPreview[];
  readonly hovered: Id | null;
  /** What is looked back at, on the table as it was. */
  readonly past: { readonly before: Game; readonly picture: MomentPicture } | null;
}

/**
 * The lines names give way to, in u: of the shot in question or pointed at, and of what is looked back at. Ways that change with
 * each move of the pointer are not among them: names would never stand still.
 */
export function linesShown(game: Game, { asked, targets, hovered, past }: Followed): readonly Line[] {
  const lineOf = (on: Game, { who, at }: { readonly who: Id; readonly at: Id }): Line =>
    edgeToEdge(baseOf(on, who), baseOf(on, at));
  const aimed = targets.filter(({ at }) => at === hovered);
  return [
    ...[...(asked ? [asked] : []), ...aimed].map((shot) => lineOf(game, shot)),
    ...(past ? past.picture.shots.map((shot) => lineOf(past.before, shot)) : []),
    ...(past ? past.picture.ways.flatMap((way) => way.slice(1).map((to, i): Line => [way[i] ?? to, to])) : []),
  ];
}
