import { joinPreview, partnersOf, shortName, suppressionLasts, useSpeech, withPartner } from '../../board/index.ts';
import { firersOf, type Game, type Id, joinable } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { RuleTag } from '../../parts/RuleTag.tsx';
import type { Tool } from '../../pointing/hand.ts';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { useWords } from '../words.ts';
import { PreviewWords } from './PreviewWords.tsx';
import styles from './Prompt.module.css';

type ToolOf<K extends Tool['kind']> = Extract<Tool, { kind: K }>;

/** SF-1, SF-2, R47: where, who fires with him, whom it pins, what ends it. */
export function SuppressionPanel({ game, tool }: { game: Game; tool: ToolOf<'suppressionFire'> }) {
  const t = useTranslations('ui.suppression');
  const speech = useSpeech(game);
  const words = useWords(game);
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
                  <span id={`partner-${id}`}>
                    <RuleTag rule={violation.rule} title={words.violation(violation)} plain />
                  </span>
                )}
              </Button>
            </span>
          );
        })}
      </fieldset>
      <p className={styles.aside}>
        {t(isDirecting ? 'directs' : 'cost', { who: words.name(tool.who), cost: firers.length })}{' '}
        {suppressionLasts(game, firers, speech)}
      </p>
    </div>
  );
}

/** SF-3: which suppression, and what it is, or why not (R47, R80). */
export function JoinPanel({ game, tool }: { game: Game; tool: ToolOf<'joinSuppression'> }) {
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
                <span id={`join-${id}`}>
                  <RuleTag rule={violation.rule} title={words.violation(violation)} plain />
                </span>
              )}
            </Button>
          </span>
        );
      })}
    </div>
  );
}
