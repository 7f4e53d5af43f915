import type { Choice, ChoiceAbout, Game, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { AllOdds } from '../odds/AllOdds.tsx';
import { useWords } from '../useWords.ts';
import { Answer } from './Answer.tsx';
import { Answers } from './Answers.tsx';
import { PromptFrame } from './PromptFrame.tsx';
import { useAnswerEffect } from './useAnswerEffect.ts';

interface CoverPromptProps {
  game: Game;
  by: Side;
  about: Extract<ChoiceAbout, { what: 'takeCover' }>;
  options: readonly Choice[];
}

/** FIRE-9, TC-1: the target's chance to take cover, with the number to hit and the odds either way. */
export function CoverPrompt({ game, by, about, options }: CoverPromptProps) {
  const t = useTranslations('ui.prompt.cover');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const effect = useAnswerEffect(game);
  const frame = game.state.frames.at(-1);
  const { shots, aimed } = frame?.kind === 'shot' ? frame : { shots: 1, aimed: false };
  const names = { who: words.name(about.who), shooter: words.name(about.shooter) };
  return (
    <PromptFrame game={game} by={by} title={t('title', names)} who={about.who}>
      <p>
        {t('text', {
          ...names,
          weapon: words.weapon({ id: about.weapon }),
          against: game.setup.ruleset.takeCover.against,
          shots,
          aimed: String(aimed),
        })}{' '}
        <AllOdds game={game} who={about.who} />
      </p>
      <Answers>
        {options.map(({ command, cost }) => {
          const takes = command.type === 'takeCover';
          return (
            <Answer
              key={command.type}
              game={game}
              command={command}
              label={takes ? t('take') : t('decline')}
              cost={cost}
              effect={effect(about, command)}
              who={about.who}
              shortcut={takes ? 'c' : 'n'}
              look={takes ? 'primary' : 'plain'}
              onClick={() => send(command)}
            />
          );
        })}
      </Answers>
    </PromptFrame>
  );
}
