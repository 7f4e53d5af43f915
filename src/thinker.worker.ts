// A thread of its own, begun by threads.ts: all that the rooms may have thought over beside the page.
import { boardQuestions } from './board/plan/questions.ts';
import { playQuestions } from './play/questions.ts';
import { tableQuestions } from './play/tables/questions.ts';
import { pointingQuestions } from './pointing/questions.ts';
import { answering } from './thinking/answering.ts';
import type { ToThread } from './thinking/messages.ts';

const all = [...pointingQuestions, ...playQuestions, ...tableQuestions, ...boardQuestions];
const hear = answering(all, (message, transfer) => self.postMessage(message, { transfer }));

self.onmessage = ({ data }: MessageEvent<ToThread>) => hear(data);
