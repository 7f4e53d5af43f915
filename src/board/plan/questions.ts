import type { Game, GameState, Id, Point, PreparedSetup } from '../../engine/index.ts';
import { type Danger, dangerAlong } from '../../pointing/plans/danger.ts';
import { type Field, fieldOf } from '../../pointing/plans/field.ts';
import { type SightLine, sightLinesFrom } from '../../pointing/plans/sightLines.ts';
import type { MovePreview, WayTool } from '../../pointing/previews/move.ts';
import { moveAndFirePreview, wayPreview } from '../../pointing/previews/moveAndFire.ts';
import type { ShotPreview } from '../../pointing/previews/shot.ts';
import { type ReachPicture, reachPicture } from './reachPicture.ts';

/** What takes too long to be asked while the pointer moves, and is thought over beside the page. */
export interface Questions {
  way: {
    ask: { readonly tool: WayTool; readonly end: Point; readonly sightLines: boolean };
    /** `shots`: those of Move & Fire, which say enough of who is seen. */
    answer: {
      readonly move: MovePreview;
      readonly lines: readonly SightLine[];
      readonly shots: readonly ShotPreview[];
    } | null;
  };
  danger: { ask: { readonly who: Id; readonly way: readonly Point[] }; answer: readonly Danger[] };
  reach: {
    ask: { readonly who: Id; readonly action: 'move' | 'moveAndFire'; readonly pixels: number };
    answer: ReachPicture | null;
  };
  /** What of the area round a marker its owner sees. */
  field: { ask: { readonly who: Id; readonly at: Point; readonly radius: number }; answer: Field };
}

export type About = keyof Questions;
export type Ask<A extends About> = Questions[A]['ask'];
export type Answer<A extends About> = Questions[A]['answer'];

const answers: { readonly [A in About]: (game: Game, ask: Ask<A>) => Answer<A> } = {
  way(game, { tool, end, sightLines }) {
    if (tool.kind === 'moveAndFire') {
      const found = moveAndFirePreview(game, tool, end);
      return found && { move: found.move, shots: found.shots, lines: [] };
    }
    const move = wayPreview(game, tool, end);
    return move && { move, shots: [], lines: sightLines ? sightLinesFrom(game, tool.who, move.end) : [] };
  },
  danger: (game, { who, way }) => dangerAlong(game, who, way),
  reach: (game, { who, action, pixels }) => reachPicture(game, who, action, pixels),
  field: (game, { who, at, radius }) => fieldOf(game, who, at, radius),
};

export const answer = <A extends About>(game: Game, about: A, ask: Ask<A>): Answer<A> => answers[about](game, ask);

/** To the thinker: the table as it is from now on (the set-up only when it is another one), or a question. */
export type ToThinker =
  | { readonly setup?: PreparedSetup; readonly state: GameState }
  | { readonly about: About; readonly ask: Ask<About> };
