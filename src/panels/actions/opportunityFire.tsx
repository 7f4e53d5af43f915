import { profile, sleeps } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { PreviewWords } from '../prompt/PreviewWords.tsx';
import styles from '../prompt/Prompt.module.css';
import { useWords } from '../useWords.ts';
import type { ActionOnScreen, PanelProps } from './action.ts';

export const opportunityFire: ActionOnScreen<'opportunityFire'> = {
  key: 'o',
  symbol: 'opportunityFire',
  hiddenFor: ['TURN-8', 'R130'],
  tool: (_, who) => ({ kind: 'opportunityFire', who }),
  Panel: WatchPanel,
  said: ({ who }, t, words) => t('ui.actions.opportunityFire.said', { who: words.name(who) }),
};

/** OF-1, OF-2: where the marker is laid, what it reaches, who is in there already. */
function WatchPanel({ game, tool }: PanelProps<'opportunityFire'>) {
  const t = useTranslations('ui.watch');
  const words = useWords(game);
  const range = profile(game, tool.who).opportunityFire ?? 0;
  const { trigger } = game.setup.ruleset.opportunity;
  const by = trigger === 'moving-or-attacking' ? 'attacking' : trigger;
  return (
    <div className={styles.answers}>
      <PreviewWords game={game} hint={t('hint', { who: words.name(tool.who), range })} />
      <p className={styles.aside}>
        {t('text', { who: words.name(tool.who), trigger: by, sleeps: String(sleeps(game, tool.who)) })}
      </p>
    </div>
  );
}
