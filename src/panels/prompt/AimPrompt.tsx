import { attack, type Choice, type ChoiceAbout, type Game, type Side, sum } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { AllOdds } from '../odds/AllOdds.tsx';
import { useWords } from '../useWords.ts';
import { Answer } from './Answer.tsx';
import { Answers } from './Answers.tsx';
import { PromptFrame } from './PromptFrame.tsx';
import { SetOff } from './SetOff.tsx';
import { useAnswerEffect } from './useAnswerEffect.ts';

interface AimPromptProps {
  game: Game;
  by: Side;
  about: Extract<ChoiceAbout, { what: 'aim' }>;
  options: readonly Choice[];
}

/** AIM-1: more dice for a token; R15 then gives a target not yet in cover another chance, which is said beforehand. */
export function AimPrompt({ game, by, about, options }: AimPromptProps) {
  const t = useTranslations('ui.prompt.aim');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const effect = useAnswerEffect(game);
  const shot = attack(game, about.who, about.at, { weapon: about.weapon });
  const names = { who: words.name(about.who), at: words.name(about.at) };
  return (
    <PromptFrame game={game} by={by} title={t('title', names)} who={about.who}>
      <SetOff game={game} />
      <p>
        {t('text', { ...names, need: words.need(sum(shot.need)) })} <AllOdds game={game} who={about.at} />
      </p>
      <Answers>
        {options.map(({ command, cost }) => {
          const aims = command.type === 'aim';
          return (
            <Answer
              key={command.type}
              game={game}
              command={command}
              label={aims ? t('aim') : t('decline')}
              cost={cost}
              effect={effect(about, command)}
              who={about.at}
              shortcut={aims ? 'a' : 'n'}
              look={aims ? 'primary' : 'plain'}
              onClick={() => send(command)}
            />
          );
        })}
      </Answers>
    </PromptFrame>
  );
}
