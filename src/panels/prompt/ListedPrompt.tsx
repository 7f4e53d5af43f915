import { type Choice, type ChoiceAbout, type Game, type Id, isStanding, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { digit } from '../../parts/digit.ts';
import { pointables } from '../../pointing/index.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import { MovePanel } from '../actions/move.tsx';
import { useTwoSteps } from '../actions/useTwoSteps.ts';
import { AllOdds } from '../odds/AllOdds.tsx';
import type { Asked } from '../odds/asked.ts';
import { useDecided } from '../odds/useDecided.ts';
import { useWords } from '../useWords.ts';
import { Answer } from './Answer.tsx';
import { Answers } from './Answers.tsx';
import { Notice } from './Notice.tsx';
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
 * on the table he may be pointed at there as well, and is lit while his button is. A finger chooses a shot first, with the line
 * on the board, and gives it by a second tap.
 */
export function ListedPrompt({ game, by, about, options }: ListedPromptProps) {
  const t = useTranslations('ui.decision');
  const words = useWords(game);
  const { title, text, label } = useListedWords(game, by, about);
  const decided = useDecided(game, words);
  const send = useGameStore((s) => s.send);
  const tool = useUiStore((ui) => ui.tool);
  const steps = useTwoSteps<string>();
  const targets = pointables({ kind: 'choose', by, about, options });
  const isPaid = options.some(({ cost }) => cost > 0);
  const shots = options.flatMap(({ command }): Asked[] =>
    command.type === 'fire'
      ? [{ command, label: decided([{ by, about, answer: command }]).join(), who: command.at }]
      : [],
  );
  const subject = 'who' in about && isStanding(game, about.who) ? about.who : null;
  return (
    <PromptFrame game={game} by={by} title={title} who={subject}>
      <p>
        {text} {shots.length > 0 && <AllOdds game={game} of={shots} />}
      </p>
      <Answers>
        {options.map(({ command, cost }, n) => {
          const key = JSON.stringify(command);
          const target: Id | null = targets.find((each) => each.command === command)?.target ?? null;
          const isShot = command.type === 'fire';
          return (
            <Answer
              key={key}
              game={game}
              command={command}
              label={label(command)}
              cost={isPaid ? cost : null}
              effect={steps.chosen === key ? t('confirm') : undefined}
              who={isShot ? command.at : null}
              lights={target}
              look={command.type === 'pass' ? 'plain' : 'primary'}
              shortcut={digit(n)}
              pressed={steps.chosen === key || undefined}
              onClick={isShot ? steps.press(key, () => send(command), target) : () => send(command)}
            />
          );
        })}
      </Answers>
      {about.what === 'goOn' && tool.kind === 'move' ? <MovePanel game={game} tool={tool} /> : <Notice game={game} />}
    </PromptFrame>
  );
}
