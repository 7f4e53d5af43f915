import type { Lesson } from './lesson.ts';
import { closeCombat } from './lessons/closeCombat.ts';
import { firstGame } from './lessons/firstGame.ts';
import { grenades } from './lessons/grenades.ts';
import { storeys } from './lessons/storeys.ts';
import { suppression } from './lessons/suppression.ts';

/** Lessons, in the order in which they are taken; the first is the guided first game. */
export const LESSONS = [firstGame, suppression, grenades, closeCombat, storeys] as const satisfies readonly Lesson[];
export type LessonId = (typeof LESSONS)[number]['id'];
