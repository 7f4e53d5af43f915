import { useTranslations } from '../../i18n/index.ts';
import type { GameChoice } from '../../play/newGame.ts';
import { usePreferences } from '../../store/preferences.ts';
import { quickGame } from '../../store/settingUp.ts';
import { playNow } from './playNow.ts';

/** The game of "Play now", against whom it is wished for. */
export function usePlayNowChoice(): () => GameChoice {
  const names = useTranslations('ui.start.defaultNames');
  const computer = useTranslations('ui.opponent')('name');
  const against = usePreferences((p) => p.against);
  return () => playNow({ a: names('a'), b: against === 'person' ? names('b') : computer }, against);
}

/** Begins it, everybody in place. `atOnce`: without showing how they are placed. */
export function usePlayNow(): (atOnce: boolean) => void {
  const choice = usePlayNowChoice();
  return (atOnce) => void quickGame(choice(), atOnce);
}
