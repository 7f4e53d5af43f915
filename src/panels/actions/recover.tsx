import { shortName } from '../../board/index.ts';
import { type Command, check, helpersOf, holdsUpTo, type Id, sum } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { Chance } from '../odds/Chance.tsx';
import { Notice } from '../prompt/Notice.tsx';
import styles from '../prompt/Prompt.module.css';
import { useWords } from '../useWords.ts';
import type { ActionOnScreen, PanelProps } from './action.ts';

/** PSY-1: one who has kept his nerve has nothing to get over. */
export const recover: ActionOnScreen<'recover'> = {
  key: 'r',
  symbol: 'panicking',
  hiddenFor: ['PSY-1'],
  tool: (_, who) => ({ kind: 'recover', who, with: [] }),
  Panel: RecoverPanel,
  said: ({ who }, t, words) => t('ui.actions.recover.said', { who: words.name(who) }),
};

/** PSY-2, PSY-3: who helps, with how many tokens, and what the chances then are. */
function RecoverPanel({ game, tool }: PanelProps<'recover'>) {
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
        <RuleSign rule="PSY-2" />
      </p>
      <Chance game={game} who={tool.who} what="recovers" chance={Math.min(6, most) / 6} />
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
                    <span id={`helper-${id}`} className={styles.why}>
                      {words.violation(refused)}
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
