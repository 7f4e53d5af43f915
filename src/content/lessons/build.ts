import type { Command, Id, Point, Waypoint } from '../../engine/index.ts';
import type { LessonStep } from '../lesson.ts';

/** Short forms for the scripts of lessons. */

export const roll = (...dice: number[]): Command => ({ type: 'roll', dice, source: 'fixed' });
export const pass: Command = { type: 'pass' };
export const aim: Command = { type: 'aim' };
export const endTurn: Command = { type: 'endTurn' };
export const takeCover = (who: Id): Command => ({ type: 'takeCover', who });
export const choose = (option: string): Command => ({ type: 'choose', option });
export const move = (who: Id, ...path: Waypoint[]): Command => ({ type: 'move', who, path });
export const fire = (who: Id, at: Id): Command => ({ type: 'fire', who, at });
export const grenade = (who: Id, at: Point): Command => ({ type: 'grenade', who, at });
export const watch = (who: Id, at: Point): Command => ({ type: 'opportunityFire', who, at });
export const suppress = (who: Id, at: Point): Command => ({ type: 'suppressionFire', who, at });

/** The visitor comes from the south and begins; the sides deploy in turn. */
export const deployed = (...posts: readonly (readonly [who: Id, at: Point])[]): readonly Command[] => [
  roll(6, 3),
  choose('north'),
  ...posts.map(([who, at]): Command => ({ type: 'deploy', who, at })),
  roll(6, 1),
];

/** The visitor does it, and is told what about. */
export const you = (command: Command, say: string, about?: LessonStep['about']): LessonStep => ({
  command,
  say,
  ...(about ? { about } : {}),
});

/** The program does it: the other side, or dice nobody has to throw. */
export const they = (...commands: readonly Command[]): readonly LessonStep[] =>
  commands.map((command) => ({ command }));
