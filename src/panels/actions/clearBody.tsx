import { useTranslations } from '../../i18n/index.ts';
import { useWords } from '../useWords.ts';
import type { ActionOnScreen, PanelProps } from './action.ts';
import { SamplesPanel } from './SamplesPanel.tsx';

/** MOVE-13, R36: where no body lies in a hole there is none to clear away. */
export const clearBody: ActionOnScreen<'clearBody'> = {
  key: 'b',
  symbol: 'move',
  hiddenFor: ['R36'],
  tool: (_, who, samples) => (samples.length > 1 ? { kind: 'clearBody', who } : null),
  Panel: ClearBodyPanel,
  said: ({ who }, t, words) => t('ui.actions.clearBody.said', { who: words.name(who) }),
};

/** Which body. */
function ClearBodyPanel({ game, tool }: PanelProps<'clearBody'>) {
  const t = useTranslations('ui.actions.clearBody');
  const words = useWords(game);
  return (
    <SamplesPanel
      game={game}
      tool={tool}
      asks={t('which', { who: words.name(tool.who) })}
      label={(command) => (command.type === 'clearBody' ? words.name(command.marker) : '')}
    />
  );
}
