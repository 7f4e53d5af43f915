import { useTranslations } from '../../i18n/index.ts';
import type { Decision } from '../../play/odds/cases.ts';
import type { Words } from '../words.ts';

/** Says what has been decided, in a few words; of a question that came twice the second answer. */
export function useDecided(words: Words): (decisions: readonly Decision[]) => string[] {
  const t = useTranslations('ui.odds.decided');
  const word = ({ about, answer }: Decision): string => {
    switch (answer.type) {
      case 'takeCover':
        return t('cover');
      case 'aim':
        return t('aim');
      case 'fire':
        return t('shoots', { who: words.name(answer.who) });
      case 'choose':
        if (about.what === 'goOn') return t(answer.option === 'goOn' ? 'goOn' : 'stop');
        return t('first', { who: words.name(answer.option) });
      default:
        return t(about.what === 'takeCover' ? 'noCover' : about.what === 'aim' ? 'noAim' : 'noShot');
    }
  };
  return (decisions) => {
    const last = new Map(decisions.map((decision) => [JSON.stringify(decision.about), decision]));
    return [...last.values()].map(word);
  };
}
