import { MOST_DICE } from './commands.ts';
import type { Game } from './model.ts';
import { awaiting } from './stack.ts';

/** What is wrong with the question that is asked now: it has more than one answer, and can be answered. In a few words, or null. */
export function questionFault(game: Game): string | null {
  const question = awaiting(game);
  switch (question.kind) {
    case 'choose': {
      const { about, options } = question;
      const more = about.what === 'goOn' && about.reach !== null ? 1 : 0; // R73=b: a new way, which is not listed
      return options.length + more > 1 ? null : `${about.what} has ${options.length} answers`;
    }
    case 'deploy':
      return question.who.length > 0 ? null : 'nobody to deploy';
    case 'roll':
      return Number.isInteger(question.dice) && question.dice > 0 && question.dice <= MOST_DICE
        ? null
        : `${question.dice} dice for ${question.about.what}`;
    default:
      return null;
  }
}
