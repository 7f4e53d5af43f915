import { pointables } from '../../board/index.ts';
import {
  type Choice,
  type ChoiceAbout,
  type Command,
  type Game,
  type Side,
  suppressionMarkers,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import { Button } from '../parts/Button.tsx';
import { useWords } from '../words.ts';
import { MovePanel } from './MovePanel.tsx';
import { Notice } from './Notice.tsx';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';

/** Questions that need no more than a sentence and their answers. */
type Listed = Exclude<ChoiceAbout['what'], 'edge' | 'takeCover' | 'aim' | 'fightFirst'>;

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
  const t = useTranslations('ui.prompt.listed');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const point = useUiStore((ui) => ui.point);
  const tool = useUiStore((ui) => ui.tool);
  const targets = pointables({ kind: 'choose', by, about, options });
  const values = {
    who: 'who' in about ? words.name(about.who) : '',
    target: about.what === 'opportunity' ? words.name(about.target) : '',
    hits: about.what === 'burstWound' ? about.hits : 0,
  };
  const label = (command: Command): string => {
    if (command.type === 'fire') {
      const weapon = command.weapon === undefined ? '' : words.weapon({ id: command.weapon });
      return t('shoot', { who: words.name(command.who), at: words.name(command.at), weapon });
    }
    if (command.type !== 'choose') return t('pass');
    if (about.what === 'goOn') return t(command.option === 'goOn' ? 'goOnAnswer' : 'stopAnswer');
    const marker = suppressionMarkers(game).find(({ id }) => id === command.option);
    return marker ? t('markerOf', { firers: marker.firers.map(words.name).join(', ') }) : words.name(command.option);
  };
  return (
    <PromptFrame game={game} by={by} title={t(about.what, values)}>
      <p>{t(`${about.what}Text`, values)}</p>
      <div className={styles.answers}>
        {options.map(({ command }) => {
          const target = targets.find((each) => each.command === command)?.target ?? null;
          return (
            <span
              key={JSON.stringify(command)}
              onPointerEnter={() => point(null, target)}
              onPointerLeave={() => point(null, null)}
            >
              <Button look={command.type === 'pass' ? 'plain' : 'primary'} onClick={() => send(command)}>
                {label(command)}
              </Button>
            </span>
          );
        })}
      </div>
      {about.what === 'goOn' && tool.kind === 'move' ? <MovePanel game={game} tool={tool} /> : <Notice game={game} />}
    </PromptFrame>
  );
}
