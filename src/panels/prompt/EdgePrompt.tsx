import { type Choice, EDGES, type Game, isBelowSize, other, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { digit } from '../../parts/digit.ts';
import { RuleTag } from '../../parts/RuleTag.tsx';
import { useGameStore } from '../../store/game.ts';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';

interface EdgePromptProps {
  game: Game;
  by: Side;
  options: readonly Choice[];
}

/** SETUP-1: the one who did not lay out the table picks an edge, the other gets the opposite one. R169: a small table is said. */
export function EdgePrompt({ game, by, options }: EdgePromptProps) {
  const t = useTranslations('ui.prompt.edge');
  const send = useGameStore((s) => s.send);
  return (
    <PromptFrame game={game} by={by} title={t('title')}>
      <p>{t('text', { other: game.setup.sides[other(by)].name })}</p>
      {isBelowSize(game.setup.table) && (
        <p>
          {t('small')} <RuleTag rule="R169" />
        </p>
      )}
      <div className={styles.answers}>
        {options.map(({ command }, n) => {
          const edge = command.type === 'choose' && EDGES.find((e) => e === command.option);
          return (
            edge && (
              <Button key={edge} look="primary" shortcut={digit(n)} onClick={() => send(command)}>
                {t(edge)}
              </Button>
            )
          );
        })}
      </div>
    </PromptFrame>
  );
}
