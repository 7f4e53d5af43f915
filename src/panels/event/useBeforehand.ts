import { shortName } from '../../board/index.ts';
import { awaiting, type Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useOddsOf } from '../../store/odds.ts';
import { hurtOf, toldOf } from '../odds/told.ts';
import { useTold } from '../odds/useTold.ts';

/** How likely it was before the roll that is due that somebody is hurt by it; '' of any other roll, and until it is worked out. */
export function useBeforehand(game: Game): string {
  const t = useTranslations('ui.event.beforehand');
  const { percent } = useTold();
  const asked = awaiting(game);
  const about = asked.kind === 'roll' ? asked.about : null;
  const isAsked = about?.what === 'shot' || about?.what === 'burst' || about?.what === 'suppression';
  const [odds] = useOddsOf(game, isAsked ? [null] : []);
  if (!isAsked || !odds?.ok) return '';
  const who = about.what === 'shot' ? about.at : undefined;
  // everything has been decided by then: there are no cases to be named
  const told = toldOf(game, [{ asked: { command: null }, odds: odds.odds }], () => [], { who });
  if (told.kind === 'one') return t('one', { who: shortName(game, told.who), share: percent(hurtOf(told.plain)) });
  return told.kind === 'several' ? t('several', { share: percent(told.any) }) : '';
}
