/** Runs the engine and the brute-force judge on the same random scenes. */
import { type SightQuestion, type SightRules, sight } from '../../../src/engine/sight/index.ts';
import { rulesFor } from '../builders/sightRules.ts';
import { randomScene, seeded } from '../builders/sightScenes.ts';
import { type Judgement, referenceSight } from './sightReference.ts';

/** Rules in turn, so that every form of the near rule and both tests of partial cover are compared. */
const RULES: readonly SightRules[] = [
  rulesFor('Q'),
  rulesFor('Q', { R76: 'b' }),
  { ...rulesFor('Q'), near: 0, nearTotalHides: true },
  rulesFor('C'),
  rulesFor('I'),
  rulesFor('F'),
  rulesFor('F', { R95: 'b' }),
  rulesFor('I', { R33: 'b', R96: 'b' }),
];

export const randomQuestion = (seed: number): SightQuestion => ({
  ...randomScene(seeded(seed * 7919 + 1)),
  rules: RULES[seed % RULES.length] as SightRules,
});

export interface Comparison {
  readonly scenes: number;
  readonly unsure: number;
  /** Seeds where the reference is sure and the answer differs. */
  readonly different: readonly number[];
}

export type Answer = Pick<Judgement, 'los' | 'seen' | 'cover'>;

export const agrees = (a: Answer, b: Answer): boolean => a.los === b.los && a.seen === b.seen && a.cover === b.cover;

export function compareSight(
  first: number,
  count: number,
  answer: (question: SightQuestion) => Answer = sight,
): Comparison {
  let unsure = 0;
  const different: number[] = [];
  for (let seed = first; seed < first + count; seed++) {
    const question = randomQuestion(seed);
    const judgement = referenceSight(question);
    if (!judgement.sure) unsure++;
    else if (!agrees(answer(question), judgement)) different.push(seed);
  }
  return { scenes: count, unsure, different };
}
