import type { Choice, ChoiceAbout, Game, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { digit } from '../../parts/digit.ts';
import { pointables } from '../../pointing/index.ts';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { MovePanel } from '../actions/move.tsx';
import type { Asked } from '../odds/OddsRows.tsx';
import { useDecided } from '../odds/useDecided.ts';
import { useWords } from '../useWords.ts';
import { AnswersWithOdds } from './AnswersWithOdds.tsx';
import { Notice } from './Notice.tsx';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';
import { type Listed, useListedWords } from './useListedWords.ts';

interface ListedPromptProps {
  game: Game;
  by: Side;
  about: Extract<ChoiceAbout, { what: Listed }>;
  options: readonly Choice[];
}

/**
 * Reactions and choices of the other actions (R23, R45, R48, R68, R73, R98): every answer is a button; where it is someone
 * on the table he may be pointed at there as well, and is lit while his button is.
 */
export function ListedPrompt({ game, by, about, options }: ListedPromptProps) {
  const tPrompt = useTranslations('ui.prompt');
  const words = useWords(game);
  const { title, text, label } = useListedWords(game, by, about);
  const decided = useDecided(game, words);
  const send = useGameStore((s) => s.send);
  const tool = useUiStore((ui) => ui.tool);
  const targets = pointables({ kind: 'choose', by, about, options });
  const isPaid = options.some(({ cost }) => cost > 0);
  const shots = options.flatMap(({ command }): Asked[] =>
    command.type === 'fire'
      ? [{ command, label: decided([{ by, about, answer: command }]).join(), who: command.at }]
      : [],
  );
  return (
    <PromptFrame game={game} by={by} title={title}>
      <p>{text}</p>
      <AnswersWithOdds game={game} of={shots}>
        {options.map(({ command, cost }, n) => {
          const target = targets.find((each) => each.command === command)?.target ?? null;
          return (
            <span key={JSON.stringify(command)} onPointerEnter={() => point(null, target)} onPointerLeave={pointAway}>
              <Button
                look={command.type === 'pass' ? 'plain' : 'primary'}
                shortcut={digit(n)}
                onClick={() => send(command)}
              >
                {label(command)} {isPaid && <span className={styles.cost}>{tPrompt('cost', { cost })}</span>}
              </Button>
            </span>
          );
        })}
      </AnswersWithOdds>
      {about.what === 'goOn' && tool.kind === 'move' ? <MovePanel game={game} tool={tool} /> : <Notice game={game} />}
    </PromptFrame>
  );
}
