import { pointables } from '../../board/index.ts';
import {
  type Choice,
  type ChoiceAbout,
  type Command,
  type Game,
  type Side,
  sideOf,
  suppressionMarkers,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import type { Asked } from '../odds/Odds.tsx';
import { carriesSeveral, useDecided } from '../odds/useDecided.ts';
import { Button } from '../parts/Button.tsx';
import { useWords } from '../words.ts';
import { AnswersWithOdds } from './AnswersWithOdds.tsx';
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
  const tPrompt = useTranslations('ui.prompt');
  const words = useWords(game);
  const decided = useDecided(game, words);
  const send = useGameStore((s) => s.send);
  const point = useUiStore((ui) => ui.point);
  const tool = useUiStore((ui) => ui.tool);
  const targets = pointables({ kind: 'choose', by, about, options });
  const values = {
    who: 'who' in about ? words.name(about.who) : 'because' in about ? words.name(about.because) : '',
    target: about.what === 'opportunity' ? words.name(about.target) : '',
    beaten: about.what === 'takeHole' ? words.name(about.beaten) : '',
    hits: about.what === 'burstWound' ? about.hits : 0,
    grenade: about.what === 'pickUp' ? about.grenade : '',
    ...waysOf(game),
  };
  const isPaid = options.some(({ cost }) => cost > 0);
  const shots = options.flatMap(({ command }): Asked[] =>
    command.type === 'fire'
      ? [{ command, label: decided([{ by, about, answer: command }]).join(), who: command.at }]
      : [],
  );
  const label = (command: Command): string => {
    if (command.type === 'fire') {
      const { who, at, weapon } = command;
      const names = { who: words.name(who), at: words.name(at) };
      if (weapon === undefined || !carriesSeveral(game, who)) return t('shoot', names);
      return t('shootWith', { ...names, weapon: words.weapon({ id: weapon }) });
    }
    if (command.type === 'takeCover') return t('coverAnswer', { who: words.name(command.who) });
    if (command.type !== 'choose') return t('pass');
    if (about.what === 'pickUp') return t(command.option === 'take' ? 'takeAnswer' : 'leaveAnswer');
    if (about.what === 'goOn') return t(command.option === 'goOn' ? 'goOnAnswer' : 'stopAnswer');
    if (about.what === 'bodyStays') return t(command.option === 'stays' ? 'staysAnswer' : 'takenOffAnswer');
    if (about.what === 'takeHole') return t('takeHoleAnswer');
    const marker = suppressionMarkers(game).find(({ id }) => id === command.option);
    if (marker) return t('markerOf', { firers: marker.firers.map(words.name).join(', ') });
    const isOwn = about.what === 'suppressionWound' && sideOf(game, command.option) === by;
    return isOwn ? t('own', { who: words.name(command.option) }) : words.name(command.option);
  };
  return (
    <PromptFrame game={game} by={by} title={t(about.what, values)}>
      <p>{t(`${about.what}Text`, values)}</p>
      <AnswersWithOdds game={game} of={shots}>
        {options.map(({ command, cost }) => {
          const target = targets.find((each) => each.command === command)?.target ?? null;
          return (
            <span
              key={JSON.stringify(command)}
              onPointerEnter={() => point(null, target)}
              onPointerLeave={() => point(null, null)}
            >
              <Button look={command.type === 'pass' ? 'plain' : 'primary'} onClick={() => send(command)}>
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

/** On what the sentences depend: R74 and R92, MF-1, R22, R98. */
function waysOf({ setup: { ruleset }, state }: Game) {
  const { opportunity, grenades, suppression } = ruleset;
  return {
    shot: opportunity.optional ? opportunity.shot : 'forced',
    moving: String(state.frames.at(-2)?.kind === 'movement'),
    single: grenades.wounds === 'by-sixes' ? grenades.single : 'each',
    victim: suppression.victim,
  };
}
