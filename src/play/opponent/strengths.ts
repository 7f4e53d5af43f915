import type { Breadth } from './candidates.ts';
import type { Judgement } from './value.ts';

/** How well an opponent plays: how exactly it judges, and how much it thinks of. All roll the same dice and see the same. */

export const STRENGTHS = ['easy', 'normal', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

export interface Skill extends Breadth, Judgement {
  /** Points by which a judgement may be off, either way; small errors are likelier. */
  readonly noise: number;
  /** What is judged to be worse than the best by more than this is never done, in points. */
  readonly worst: number;
  /** Places for deployment: by what they are worth, or as a game does that is told to choose (placing.ts). */
  readonly deploys: 'by-value' | 'by-rule';
}

export const SKILLS: Readonly<Record<Strength, Skill>> = {
  easy: { noise: 16, worst: 10, moves: 4, later: 0, deploys: 'by-rule' },
  normal: { noise: 6, worst: 6, moves: 4, later: 1, deploys: 'by-value' },
  hard: { noise: 0, worst: 0, moves: 8, later: 2, deploys: 'by-value' },
};
