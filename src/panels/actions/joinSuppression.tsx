import { type Id, joinable } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { joinPreview } from '../../pointing/index.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import { PreviewWords } from '../prompt/PreviewWords.tsx';
import styles from '../prompt/Prompt.module.css';
import { useWords } from '../useWords.ts';
import type { ActionOnScreen, PanelProps } from './action.ts';

/** SF-3: where no friend fires there is nothing to join. */
export const joinSuppression: ActionOnScreen<'joinSuppression'> = {
  key: 'j',
  symbol: 'suppressionFire',
  hiddenFor: ['SF-3', 'R130'],
  tool(game, who) {
    const [only, ...others] = joinable(game, who);
    return { kind: 'joinSuppression', who, marker: only && others.length === 0 ? only.id : null };
  },
  Panel: JoinPanel,
  said: ({ who }, t, words) => t('ui.actions.joinSuppression.said', { who: words.name(who) }),
};

/** Which suppression, and what it is, or why not (R47, R80). */
function JoinPanel({ game, tool }: PanelProps<'joinSuppression'>) {
  const t = useTranslations('ui.suppression');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const { setTool, refuse } = useUiStore.getState();
  const nameAll = (ids: readonly Id[]): string => ids.map(words.name).join(', ');
  return (
    <div className={styles.answers}>
      <PreviewWords game={game} hint={t('joinHint', { who: words.name(tool.who) })} />
      {joinable(game, tool.who).map(({ id, firers }) => {
        const preview = joinPreview(game, tool.who, id);
        if (!preview) return null;
        const { pinned, violation, command } = preview;
        return (
          <span key={id} onPointerEnter={() => setTool({ ...tool, marker: id })}>
            <Button
              look="primary"
              refused={violation !== null}
              describedBy={violation ? `join-${id}` : undefined}
              onRefused={() => refuse(violation, { game, command })}
              onClick={() => send(command)}
            >
              {t('join', { firers: nameAll(firers), pinned: nameAll(pinned), count: pinned.length })}
              {violation && (
                <span id={`join-${id}`} className={styles.why}>
                  {words.violation(violation)}
                </span>
              )}
            </Button>
          </span>
        );
      })}
    </div>
  );
}
