import { shortName } from '../../board/index.ts';
import { type Command, check, type Game, helpersOf, holdsUpTo, type Id, sum } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { RuleTag } from '../../parts/RuleTag.tsx';
import type { Tool } from '../../pointing/hand.ts';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { useWords } from '../words.ts';
import { Notice } from './Notice.tsx';
import styles from './Prompt.module.css';

/** PSY-2, PSY-3: who helps, with how many tokens, and what the chances then are. */
export function RecoverPanel({ game, tool }: { game: Game; tool: Extract<Tool, { kind: 'recover' }> }) {
  const t = useTranslations('ui.recover');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const { setTool, refuse } = useUiStore.getState();
  const most = sum(holdsUpTo(game, tool.who, tool.with.length));
  const helpers = helpersOf(game, tool.who);
  return (
    <div className={styles.answers}>
      <p>
        {t('text', { who: words.name(tool.who), most: Math.min(6, most), chance: Math.min(6, most) / 6 })}{' '}
        <RuleTag rule="PSY-2" />
      </p>
      {helpers.length > 0 && (
        <fieldset className={styles.choice}>
          <legend>{t('helpers')}</legend>
          {helpers.map((id) => {
            const refused = check(game, recovery(tool.who, [...tool.with, id]));
            return (
              <span key={id} onPointerEnter={() => point(null, id)} onPointerLeave={pointAway}>
                <Button
                  refused={refused !== null}
                  describedBy={refused ? `helper-${id}` : undefined}
                  onRefused={() => refuse(refused)}
                  onClick={() => setTool({ ...tool, with: [...tool.with, id] })}
                >
                  {t('help', {
                    who: shortName(game, id),
                    tokens: tool.with.filter((each) => each === id).length,
                  })}
                  {refused && (
                    <span id={`helper-${id}`}>
                      <RuleTag rule={refused.rule} title={words.violation(refused)} plain />
                    </span>
                  )}
                </Button>
              </span>
            );
          })}
          {tool.with.length > 0 && <Button onClick={() => setTool({ ...tool, with: [] })}>{t('alone')}</Button>}
        </fieldset>
      )}
      <Button look="primary" shortcut="Enter" onClick={() => send(recovery(tool.who, tool.with))}>
        {t('try', { cost: 1 + tool.with.length })}
      </Button>
      <Notice game={game} />
    </div>
  );
}

const recovery = (who: Id, helpers: readonly Id[]): Command =>
  helpers.length > 0 ? { type: 'recover', who, with: helpers } : { type: 'recover', who };
