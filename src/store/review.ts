import { create } from 'zustand';
import { type History, lineTo, nodeAt } from '../play/history.ts';
import { reviewQuestion } from '../play/questions.ts';
import type { Review } from '../play/review/review.ts';
import type { Fault } from '../thinking/question.ts';
import { thinking } from '../thinking/thinking.ts';

/** A review of the line on which a game stands, made beside the page and kept until another one is asked for. */
interface Reviewing {
  readonly of: History | null;
  /** How many commands have been looked at. */
  readonly done: number;
  readonly review: Review | null;
  readonly fault: Fault | null;
}

const NONE: Reviewing = { of: null, done: 0, review: null, fault: null };

export const useReview = create<Reviewing>()(() => NONE);

/** As far as a review of this line has come; what is there of another one is none of its. */
export const useReviewOf = (history: History): Reviewing => {
  const reviewing = useReview();
  return isOf(reviewing, history) ? reviewing : NONE;
};

const isOf = ({ of }: Reviewing, history: History): boolean =>
  of !== null && of.start === history.start && of.at === history.at && of.nodes === history.nodes;

let giveUp = (): void => undefined;

/** Asks for a review, unless it is there or on its way. */
export function askReview(history: History): void {
  const known = useReview.getState();
  if (!known.fault && isOf(known, history)) return;
  giveUp();
  useReview.setState({ ...NONE, of: history });
  const commands = lineTo(history).flatMap((index) => nodeAt(history, index)?.command ?? []);
  giveUp = thinking.ask(
    reviewQuestion,
    history.start,
    { commands },
    {
      part: (done) => useReview.setState({ done }),
      answer: (review) => useReview.setState({ review }),
      failed: (fault) => useReview.setState({ fault }),
    },
  );
}
