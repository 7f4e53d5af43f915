export { CATALOGUE, type LookName } from './catalogue.ts';
export { CARDS, cardsOf, FORCES, type Force, forcePoints } from './forces.ts';
export type { Lesson, LessonStep } from './lesson.ts';
export { LESSONS, type LessonId } from './lessons.ts';
export type { Look, Paint, Texture } from './look.ts';
export type { ReadyScenario } from './scenario.ts';
export { SCENARIOS } from './scenarios.ts';
export type { ReadyTable } from './table.ts';
export { TABLES } from './tables.ts';
