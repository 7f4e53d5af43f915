// A thread of its own, begun by threads.ts: all that the rooms may have thought over beside the page.
import { boardQuestions } from './board/plan/questions.ts';
import { playQuestions } from './play/questions.ts';
import { pointingQuestions } from './pointing/questions.ts';
import { answering } from './thinking/answering.ts';
import type { ToThread } from './thinking/messages.ts';

const hear = answering([...pointingQuestions, ...playQuestions, ...boardQuestions], (message, transfer) =>
  self.postMessage(message, { transfer }),
);

self.onmessage = ({ data }: MessageEvent<ToThread>) => hear(data);
