import type { Choice, ChoiceAbout, Game, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { useWords } from '../useWords.ts';
import { Answer } from './Answer.tsx';
import { Answers } from './Answers.tsx';
import { PromptFrame } from './PromptFrame.tsx';

interface FightFirstPromptProps {
  game: Game;
  by: Side;
  about: Extract<ChoiceAbout, { what: 'fightFirst' }>;
  options: readonly Choice[];
}

/** R24: one who runs into several enemies at once says which he fights first. */
export function FightFirstPrompt({ game, by, about, options }: FightFirstPromptProps) {
  const t = useTranslations('ui.prompt.fightFirst');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  return (
    <PromptFrame game={game} by={by} title={t('title', { who: words.name(about.who) })} who={about.who}>
      <p>{t('text')}</p>
      <Answers>
        {options.map(
          ({ command }) =>
            command.type === 'choose' && (
              <Answer
                key={command.option}
                game={game}
                command={command}
                label={t('fight', { who: words.name(command.option) })}
                cost={null}
                lights={command.option}
                look="primary"
                onClick={() => send(command)}
              />
            ),
        )}
      </Answers>
    </PromptFrame>
  );
}
