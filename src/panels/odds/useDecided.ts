import { type FireCommand, firearms, type Game, type Id, profile } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Decision } from '../../play/odds/decided.ts';
import type { Words } from '../useWords.ts';

/** Of one who carries several firearms it is said which he fires. */
export const carriesSeveral = (game: Game, who: Id): boolean => firearms(profile(game, who)).length > 1;

/** Says what has been decided, in a few words; of a question that came twice the second answer. */
export function useDecided(game: Game, words: Words): (decisions: readonly Decision[]) => string[] {
  const t = useTranslations('ui.odds.decided');
  const word = ({ about, answer }: Decision): string => {
    switch (answer.type) {
      case 'takeCover':
        return t('cover');
      case 'aim':
        return t('aim');
      case 'fire':
        return about.what === 'moveAndFire' ? shot('firesAt', answer.at, answer) : shot('shoots', answer.who, answer);
      case 'choose':
        if (about.what === 'goOn') return t(answer.option === 'goOn' ? 'goOn' : 'stop');
        if (about.what === 'bodyStays') return t(answer.option === 'stays' ? 'stays' : 'takenOff');
        if (about.what === 'takeHole') return t('take');
        if (about.what === 'pickUp') return t(answer.option === 'take' ? 'pickedUp' : 'leftLying');
        return t('first', { who: words.name(answer.option) });
      default:
        return t(
          about.what === 'takeCover' || about.what === 'burstCover'
            ? 'noCover'
            : about.what === 'aim'
              ? 'noAim'
              : 'noShot',
        );
    }
  };
  const shot = (key: 'shoots' | 'firesAt', named: Id, { who, weapon }: FireCommand): string => {
    const said = t(key, { who: words.name(named) });
    if (weapon === undefined || !carriesSeveral(game, who)) return said;
    return t('with', { shot: said, weapon: words.weapon({ id: weapon }) });
  };
  return (decisions) => {
    const last = new Map(decisions.map((decision) => [JSON.stringify(decision.about), decision]));
    return [...last.values()].map(word);
  };
}
