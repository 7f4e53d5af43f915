import type { Game, GameState, Id, Point, PreparedSetup } from '../../engine/index.ts';
import type { Tool } from '../../store/ui.ts';
import { type MovePreview, movePreview } from '../movePreview.ts';
import { type Danger, dangerAlong } from './danger.ts';
import { type ReachPicture, reachPicture } from './reachPicture.ts';
import { type SightLine, sightLinesFrom } from './sightLines.ts';

/** What takes too long to be asked while the pointer moves, and is thought over beside the page. */
export interface Questions {
  way: {
    ask: { readonly tool: Extract<Tool, { kind: 'move' }>; readonly end: Point; readonly sightLines: boolean };
    answer: { readonly move: MovePreview; readonly lines: readonly SightLine[] } | null;
  };
  danger: { ask: { readonly who: Id; readonly way: readonly Point[] }; answer: readonly Danger[] };
  reach: { ask: { readonly who: Id; readonly pixels: number }; answer: ReachPicture | null };
}

export type About = keyof Questions;
export type Ask<A extends About> = Questions[A]['ask'];
export type Answer<A extends About> = Questions[A]['answer'];

const answers: { readonly [A in About]: (game: Game, ask: Ask<A>) => Answer<A> } = {
  way(game, { tool, end, sightLines }) {
    const move = movePreview(game, tool, end);
    return move && { move, lines: sightLines ? sightLinesFrom(game, tool.who, move.end) : [] };
  },
  danger: (game, { who, way }) => dangerAlong(game, who, way),
  reach: (game, { who, pixels }) => reachPicture(game, who, pixels),
};

export const answer = <A extends About>(game: Game, about: A, ask: Ask<A>): Answer<A> => answers[about](game, ask);

/** To the thinker: the table as it is from now on (the set-up only when it is another one), or a question. */
export type ToThinker =
  | { readonly setup?: PreparedSetup; readonly state: GameState }
  | { readonly about: About; readonly ask: Ask<About> };
