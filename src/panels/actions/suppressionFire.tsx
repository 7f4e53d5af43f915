import { shortName, suppressionLasts, usePreview, useSpeech } from '../../board/index.ts';
import { firersOf } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { partnersOf, withPartner } from '../../pointing/index.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { PreviewWords } from '../prompt/PreviewWords.tsx';
import styles from '../prompt/Prompt.module.css';
import { useWords } from '../useWords.ts';
import type { ActionOnScreen, PanelProps } from './action.ts';

export const suppressionFire: ActionOnScreen<'suppressionFire'> = {
  key: 'p',
  symbol: 'suppressionFire',
  hiddenFor: ['SF-1', 'TURN-8', 'R130'],
  tool: (_, who) => ({ kind: 'suppressionFire', who, with: [] }),
  Panel: SuppressionPanel,
  said: ({ who }, t, words) => t('ui.actions.suppressionFire.said', { who: words.name(who) }),
};

/** SF-1, SF-2, R47: where, who fires with him and what ends it; once a place is pointed out, whom it pins there, or why not. */
function SuppressionPanel({ game, tool }: PanelProps<'suppressionFire'>) {
  const t = useTranslations('ui.suppression');
  const speech = useSpeech(game);
  const words = useWords(game);
  const isPointed = usePreview(game) !== null;
  const { setTool, refuse } = useUiStore.getState();
  const firers = firersOf(game, tool.who, tool.with);
  const isDirecting = !firers.includes(tool.who);
  return (
    <div className={styles.answers}>
      <PreviewWords game={game} hint={t('hint', { who: words.name(tool.who) })} />
      <fieldset className={styles.choice}>
        <legend>{t('partners')}</legend>
        {partnersOf(game, tool.who, tool.with).map(({ id, violation }) => {
          const isIn = tool.with.includes(id);
          const refused = violation !== null && !isIn;
          return (
            <span key={id} onPointerEnter={() => point(null, id)} onPointerLeave={pointAway}>
              <Button
                pressed={isIn}
                refused={refused}
                describedBy={refused ? `partner-${id}` : undefined}
                onRefused={() => refuse(violation)}
                onClick={() => setTool(withPartner(tool, id))}
              >
                {shortName(game, id)}
                {refused && (
                  <span id={`partner-${id}`} className={styles.why}>
                    {words.violation(violation)}
                  </span>
                )}
              </Button>
            </span>
          );
        })}
      </fieldset>
      {!isPointed && (
        <p className={styles.aside}>
          {t(isDirecting ? 'directs' : 'cost', { who: words.name(tool.who), cost: firers.length })}{' '}
          {suppressionLasts(game, firers, speech)}
        </p>
      )}
    </div>
  );
}
