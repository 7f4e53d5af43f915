import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import type { ToolOf } from '../../pointing/hand.ts';
import { type declaring, withShots } from '../../pointing/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { useWords } from '../useWords.ts';
import styles from './Declare.module.css';

interface DeclareProps {
  game: Game;
  tool: ToolOf<'fire'>;
  choice: NonNullable<ReturnType<typeof declaring>>;
}

/** What is said with the shot: how many of them at once (FIRE-7), whether aimed (R15), and what all of it costs. */
export function Declare({ game, tool, choice: { shots, aim, cost } }: DeclareProps) {
  const t = useTranslations('ui.fire');
  const words = useWords(game);
  const { setTool, refuse } = useUiStore.getState();
  const why = (violation: NonNullable<typeof aim>['violation'], id: string) =>
    violation && (
      <span id={id} className={hidden.hidden}>
        {words.violation(violation)}
      </span>
    );
  return (
    <div className={styles.declare}>
      {shots && (
        <fieldset className={styles.shots}>
          <legend>{t('shots')}</legend>
          <Button
            shortcut="-"
            label={t('fewer')}
            refused={shots.chosen === 1}
            onClick={() => setTool(withShots(tool, shots.chosen - 1))}
          >
            −
          </Button>
          <output className={styles.number} aria-label={t('shots')}>
            {shots.chosen}
          </output>
          <Button
            shortcut="+"
            label={t('more')}
            refused={shots.more !== null}
            describedBy={shots.more ? 'more-shots' : undefined}
            onRefused={() => refuse(shots.more)}
            onClick={() => setTool(withShots(tool, shots.chosen + 1))}
          >
            + {why(shots.more, 'more-shots')}
          </Button>
        </fieldset>
      )}
      {aim && (
        <Button
          shortcut="a"
          pressed={aim.chosen}
          refused={aim.violation !== null && !aim.chosen}
          describedBy={aim.violation ? 'aim-with-shot' : undefined}
          onRefused={() => refuse(aim.violation)}
          onClick={() => setTool({ ...tool, aim: !aim.chosen })}
        >
          {t('aim')} {!aim.chosen && why(aim.violation, 'aim-with-shot')}
        </Button>
      )}
      <span className={styles.cost}>{t('cost', { cost })}</span>
    </div>
  );
}
