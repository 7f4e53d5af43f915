import { type Awaiting, type Game, legalActions } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { Button } from '../parts/Button.tsx';
import { useWords } from '../words.ts';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';

interface ObjectivePromptProps {
  game: Game;
  awaiting: Extract<Awaiting, { kind: 'objective' }>;
}

/** WIN-2, R62: one of the elements in the own zone, or a spot where it holds none. */
export function ObjectivePrompt({ game, awaiting }: ObjectivePromptProps) {
  const t = useTranslations('ui.prompt.objective');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const offered = legalActions(game).flatMap((action) => action.samples);
  return (
    <PromptFrame game={game} by={awaiting.by} title={t('title')}>
      <p>{t('text')}</p>
      <div className={styles.answers}>
        {offered.map((command) => (
          <Button key={JSON.stringify(command)} look="primary" onClick={() => send(command)}>
            {'element' in command ? words.name(command.element) : t('spot')}
          </Button>
        ))}
      </div>
    </PromptFrame>
  );
}
