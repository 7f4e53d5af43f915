import { awaiting, type Game, sleeps } from '../../engine/index.ts';

/** What takes several rules at once, and no event or question of its own tells. */
export const MOMENTS = ['woken-guard'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What has come up by one command. */
export const momentsOf = (before: Game, after: Game): readonly Moment[] =>
  hasWokenGuard(before, after) ? ['woken-guard'] : [];

/** OF-8: an action ends the suppression under which a guard slept, and he is offered his shot at it. */
function hasWokenGuard(before: Game, after: Game): boolean {
  const question = awaiting(after);
  if (question.kind !== 'choose' || question.about.what !== 'opportunity') return false;
  return question.options.some(({ command }) => command.type === 'fire' && sleeps(before, command.who));
}
