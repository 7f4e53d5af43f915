import { type Game, type Id, profile } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Offered } from './action.ts';

/** What an action of this character does, in a sentence, for somebody who has not used it yet. */
export function useDoes(game: Game, who: Id | null): (action: Offered) => string {
  const t = useTranslations('ui.decision.does');
  const card = who === null ? null : profile(game, who);
  return (action) => {
    switch (action) {
      case 'move':
        return t('move', { most: card?.move ?? 0 });
      case 'moveAndFire':
        return t('moveAndFire', { most: card?.moveAndFire ?? 0 });
      case 'endTurn':
        return t(game.setup.ruleset.turn.rounds ? 'endRound' : 'endTurn');
      default:
        return t(action);
    }
  };
}
