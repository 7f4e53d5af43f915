import {
  type Awaiting,
  type Command,
  flattened,
  type Game,
  legalActions,
  type Point,
  type Side,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { digit } from '../../parts/digit.ts';
import { middleOf } from '../../play/places.ts';
import { reachesAcross } from '../../play/setUp.ts';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { useWords } from '../useWords.ts';
import { Notice } from './Notice.tsx';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';

interface ObjectivePromptProps {
  game: Game;
  awaiting: Extract<Awaiting, { kind: 'objective' }>;
}

/** WIN-2, R62: one of the elements in the own zone, or a spot in it. */
export function ObjectivePrompt({ game, awaiting }: ObjectivePromptProps) {
  const t = useTranslations('ui.prompt.objective');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const { by } = awaiting;
  const legal = legalActions(game).flatMap((action) => action.samples);
  const across = legal.filter((command) => isAcross(game, by, command));
  const offered = [...legal.filter((command) => !across.includes(command)), ...across];
  return (
    <PromptFrame game={game} by={by} title={t('title')}>
      <p>{t(awaiting.elements.length === 0 ? 'textSpot' : awaiting.spot ? 'textEither' : 'text')}</p>
      <div className={styles.answers}>
        {offered.map((command, n) => (
          <span
            key={JSON.stringify(command)}
            onPointerEnter={() => point(placeOf(game, command), null)}
            onPointerLeave={pointAway}
          >
            <Button look="primary" shortcut={digit(n)} onClick={() => send(command)}>
              {'element' in command ? words.name(command.element) : t('spot')}
            </Button>
          </span>
        ))}
      </div>
      {across.length > 0 && (
        <p>
          {t('across', {
            what: across.map((command) => ('element' in command ? words.name(command.element) : '')).join(', '),
          })}
        </p>
      )}
      <Notice game={game} />
    </PromptFrame>
  );
}

/** Could the enemy touch it without leaving his own zone? */
const isAcross = (game: Game, by: Side, command: Command): boolean =>
  'element' in command && reachesAcross(game, by, command.element);

/** Where on the table it is. */
function placeOf(game: Game, command: Command): Point | null {
  if (command.type !== 'objective') return null;
  if ('at' in command) return flattened(command.at);
  return middleOf(game, command.element);
}
