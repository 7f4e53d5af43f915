import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Game, Id, RuleId, Violation } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import type { Tool } from '../../pointing/hand.ts';
import { backOut } from '../../store/backOut.ts';
import { useLessonDue } from '../../store/lesson.ts';
import { useUiStore } from '../../store/ui.ts';
import { GameSymbol } from '../cards/symbols.tsx';
import { Refusal } from '../refusal/Refusal.tsx';
import { Coin } from '../side/Coin.tsx';
import { useWords } from '../useWords.ts';
import styles from './ActionBar.module.css';
import { onScreen } from './index.ts';
import { type OfferedAction, useActions } from './useActions.ts';
import { useDoes } from './useDoes.ts';

interface ActionBarProps {
  game: Game;
  who: Id | null;
}

/** Refusals of a shot at one target; where all are refused the first of them would be a strange reason. */
const ABOUT_TARGETS: readonly RuleId[] = ['LOS-2', 'R69', 'R25'];

/** An action somebody asks about, in which moment of the game; `tried`: how often by pressing its button though it is refused. */
interface AskedAbout {
  readonly game: Game;
  readonly who: Id | null;
  /** What was in the hand: with another tool nothing is asked any more. */
  readonly tool: Tool['kind'];
  readonly action: OfferedAction['action'];
  readonly tried: number;
}

/**
 * Every action of the character in hand and the end of the turn, with its cost. What is asked about, by pointing at it, by the
 * focus or by pressing it, says in the line below what it does, or why it is refused.
 */
export function ActionBar({ game, who }: ActionBarProps) {
  const t = useTranslations('ui.actionBar');
  const called = useTranslations('ui.actions');
  const tDecision = useTranslations('ui.decision');
  const words = useWords(game);
  const tool = useUiStore((ui) => ui.tool.kind);
  const [asked, setAsked] = useState<AskedAbout | null>(null);
  const wanted = useLessonDue()?.step.command.type;
  const offered = useActions(game, who);
  const isPast = asked !== null && (asked.game !== game || asked.who !== who || asked.tool !== tool);
  if (isPast) setAsked(null); // a step that is taken back does not bring its refusal back
  const about = isPast ? undefined : offered.find(({ action }) => action === asked?.action);
  const isBusy = tool === 'handOver' || offered.some(({ action }) => action === tool);
  const ask = (action: OfferedAction['action'], tries = 0) =>
    setAsked((now) => ({ game, who, tool, action, tried: tries && tries + (now?.tried ?? 0) }));
  const askNoMore = () => setAsked((now) => (now?.tried ? now : null));
  return (
    <div className={styles.bar}>
      <ul
        className={`${styles.actions} ${isBusy ? styles.busy : ''}`}
        data-busy={isBusy || undefined}
        aria-label={t('actions')}
      >
        {isBusy && (
          <li className={`${styles.action} ${styles.back}`} data-back>
            <Button onClick={backOut}>
              <ArrowLeft size={16} aria-hidden="true" /> {tDecision('back')}
            </Button>
          </li>
        )}
        {offered.map(({ action, cost, violation, shortcut, start }) => (
          <li
            key={action}
            className={`${styles.action} ${wanted && wanted !== action ? styles.unwanted : ''}`}
            onPointerEnter={() => ask(action)}
            onPointerLeave={askNoMore}
            onFocus={() => ask(action)}
            onBlur={askNoMore}
          >
            <Button
              look={action === 'endTurn' ? 'plain' : 'primary'}
              pressed={onScreen(action).tool && tool === action}
              refused={violation !== null}
              describedBy={violation ? noteOf(action) : undefined}
              shortcut={shortcut}
              onClick={start}
              onRefused={() => ask(action, 1)}
            >
              <span className={styles.symbol}>
                <GameSymbol name={onScreen(action).symbol} />
              </span>
              <span className={styles.label}>{called(`${action}.label`)}</span>
              {cost > 0 && (
                <>
                  <Coin tokens={cost} /> <span className={hidden.hidden}>{t('cost', { cost })}</span>
                </>
              )}
            </Button>
            {violation && (
              <span id={noteOf(action)} className={hidden.hidden}>
                {reasonOf(action, violation) ?? words.violation(violation)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Said game={game} who={who} about={about} tried={asked?.tried ?? 0} isBusy={isBusy} />
    </div>
  );

  function reasonOf(action: OfferedAction['action'], { rule }: Violation): string | null {
    return action === 'fire' && ABOUT_TARGETS.includes(rule) ? t('noTarget') : null;
  }
}

interface SaidProps {
  game: Game;
  who: Id | null;
  about: OfferedAction | undefined;
  /** How often it has been tried in vain: each time is told. */
  tried: number;
  /** A tool in the hand has enough to say itself. */
  isBusy: boolean;
}

/** What the action that is asked about does, or why not. Its line is there before, so that nothing moves under the pointer. */
function Said({ game, who, about, tried, isBusy }: SaidProps) {
  const t = useTranslations('ui.actionBar');
  const called = useTranslations('ui.actions');
  const does = useDoes(game, who);
  if (isBusy && !about?.violation) return null;
  return (
    <div className={styles.said}>
      {about?.violation && (
        <>
          <strong>{t('refused', { actions: called(`${about.action}.label`) })}</strong>{' '}
          <Refusal
            key={tried}
            game={game}
            violation={about.violation}
            alert={tried > 0}
            calm={tried === 0}
            unseen={tried === 0}
          >
            {about.action === 'fire' && ABOUT_TARGETS.includes(about.violation.rule) ? t('noTarget') : null}
          </Refusal>
        </>
      )}
      {about && !about.violation && <p>{does(about.action)}</p>}
    </div>
  );
}

const noteOf = (action: OfferedAction['action']): string => `refused-${action}`;
