import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { gameTried } from '../../store/trial.ts';

/** What a trial of the game on the table is called. */
export function useTrialTitle(): string {
  const t = useTranslations('ui');
  const start = useGameStore((s) => s.start);
  if (!start) return '';
  const { a, b } = start.setup.sides;
  return t('timeline.looking.trial', { game: gameTried(start).title || t('start.versus', { a: a.name, b: b.name }) });
}
