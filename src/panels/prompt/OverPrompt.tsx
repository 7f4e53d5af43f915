import { endingOf, type Game, type Outcome } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { narrate } from '../../i18n/narrate.ts';
import { useWords } from '../useWords.ts';
import { PromptFrame } from './PromptFrame.tsx';

/** Nothing is to be decided any more: how it ended. */
export function OverPrompt({ game, outcome }: { game: Game; outcome: Outcome }) {
  const t = useTranslations();
  const words = useWords(game);
  return (
    <PromptFrame game={game} by={outcome.winner ?? 'both'} title={t('ui.prompt.over.title')}>
      <p>{say(t, narrate(endingOf(game, outcome), words.names))}</p>
    </PromptFrame>
  );
}
