import { type Game, isFreeToAct } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { mayJump } from '../../play/takeBack.ts';
import type { Spot } from '../../pointing/hand.ts';
import { shotPreview } from '../../pointing/index.ts';
import { useCardInHand } from '../../store/cardInHand.ts';
import { useGameStore } from '../../store/game.ts';
import { looksBack } from '../../store/gameState.ts';
import { useUiStore } from '../../store/ui.ts';
import { useActions } from '../actions/useActions.ts';
import { useWords } from '../useWords.ts';

export interface MenuItem {
  readonly label: string;
  /** In AT; 0 where it costs nothing. */
  readonly cost: number;
  readonly shortcut: string | null;
  /** Why not, in words. */
  readonly refused: string | null;
  readonly choose: () => void;
}

/** All that can be done with whom, or where, one points: what is refused with its reason, what is only looked at last. */
export function useMenuItems(game: Game, spot: Spot): readonly MenuItem[] {
  const t = useTranslations('ui.hand');
  const called = useTranslations('ui.actions');
  const words = useWords(game);
  const selected = useUiStore((ui) => ui.selected);
  const setTool = useUiStore((ui) => ui.setTool);
  const takeCard = useCardInHand((s) => s.take);
  const { who } = spot;
  const own = isFreeToAct(game, who) ? who : null;
  const actions = useActions(game, own);
  const playOn = usePlayOn();
  const free = (label: string, choose: () => void): MenuItem => ({
    label,
    cost: 0,
    shortcut: null,
    refused: null,
    choose,
  });
  const looking = [
    free(t('measure'), () => setTool({ kind: 'measure', from: spot })),
    free(t('sight'), () => setTool({ kind: 'sight', from: spot })),
  ];
  if (who === null) return looking;
  const cards = [...looking, free(t('card'), () => takeCard(who))];
  if (playOn) return [playOn, ...cards];
  if (own !== null) {
    const acts = actions
      .filter(({ action }) => action !== 'endTurn')
      .map(({ action, cost, violation, shortcut, start }) => ({
        label: called(`${action}.label`),
        cost,
        shortcut,
        refused: violation && words.violation(violation),
        choose: () => {
          useUiStore.getState().select(own);
          start();
        },
      }));
    return [...acts, ...cards];
  }
  const shot = isFreeToAct(game, selected) ? shotPreview(game, selected, who) : null;
  if (!shot) return cards;
  const aim = {
    label: t('fireAt', { who: words.name(who) }),
    cost: 1,
    shortcut: null,
    refused: shot.violation && words.violation(shot.violation),
    choose: () => setTool({ kind: 'fire', who: shot.who, target: who }),
  };
  return [aim, ...cards];
}

/** Of a moment that is looked back at nothing can be done with anybody, but the game may go on from there. */
function usePlayOn(): MenuItem | null {
  const t = useTranslations('ui.timeline.looking');
  const isBack = useGameStore(looksBack);
  const history = useGameStore((s) => s.history);
  const at = useGameStore((s) => s.looking?.at);
  const jump = useGameStore((s) => s.jump);
  if (!isBack || !history || at === undefined) return null;
  const refused = mayJump(history, at) ? t(`stays.${history.takeBack}`) : null;
  return { label: t('playOn'), cost: 0, shortcut: null, refused, choose: () => jump(at) };
}
