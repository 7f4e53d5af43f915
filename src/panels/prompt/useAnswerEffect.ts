import { apply, attack, type ChoiceAbout, type Command, type Game, sum } from '../../engine/index.ts';
import { useWords } from '../useWords.ts';

type Costly = Extract<ChoiceAbout, { what: 'takeCover' | 'aim' }>;

/** What an answer leads to: of Take Cover the number that then hits (TC-1), of Aim how many dice there are (AIM-1). */
export function useAnswerEffect(game: Game): (about: Costly, command: Command) => string {
  const words = useWords(game);
  return (about, command) => {
    if (about.what === 'aim') {
      const { count } = attack(game, about.who, about.at, { weapon: about.weapon });
      return words.dice(sum(count) + (command.type === 'aim' ? about.dice : 0));
    }
    const then = apply(game, command);
    return words.need(sum(attack(then.ok ? then.game : game, about.shooter, about.who, { weapon: about.weapon }).need));
  };
}
