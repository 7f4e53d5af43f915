import type { Id } from '../../engine/index.ts';
import type { Question } from '../../thinking/question.ts';
import { type ReachPicture, reachPicture } from './reachPicture.ts';

/** `pixels` per u, on which level. */
type ReachAsk = {
  readonly who: Id;
  readonly action: 'move' | 'moveAndFire';
  readonly pixels: number;
  readonly level: number;
};

/** The areas a character can reach; null where he cannot move. The picture is made anew for each answer, and handed over. */
export const reachQuestion: Question<ReachAsk, ReachPicture | null> = {
  name: 'reach',
  thread: 'long',
  answer: (game, { who, action, pixels, level }) => reachPicture(game, who, action, pixels, level),
  transfer: (reach) =>
    typeof ImageBitmap === 'function' && reach?.picture instanceof ImageBitmap ? [reach.picture] : [],
};

export const boardQuestions = [reachQuestion];
