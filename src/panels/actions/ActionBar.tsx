import { useState } from 'react';
import type { Game, Id, RuleId, Violation } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import type { Tool } from '../../pointing/hand.ts';
import { useUiStore } from '../../store/ui.ts';
import { GameSymbol } from '../cards/symbols.tsx';
import { Refusal } from '../refusal/Refusal.tsx';
import styles from './ActionBar.module.css';
import { onScreen } from './index.ts';
import { type OfferedAction, useActions } from './useActions.ts';

interface ActionBarProps {
  game: Game;
  who: Id | null;
}

/** Refusals of a shot at one target; where all are refused the first of them would be a strange reason. */
const ABOUT_TARGETS: readonly RuleId[] = ['LOS-2', 'R69', 'R25'];

/**
 * Every action of the character in hand and the end of the turn: its cost, its key, and why not where it is refused. That
 * is said in red only to one who tries, and not seen while there is a tool in the hand, which has to say enough.
 */
export function ActionBar({ game, who }: ActionBarProps) {
  const t = useTranslations('ui.actionBar');
  const called = useTranslations('ui.actions');
  const tool = useUiStore((ui) => ui.tool.kind);
  const [tried, setTried] = useState<Tried | null>(null);
  const offered = useActions(game, who);
  const isTried = (action: string) =>
    tried?.game === game && tried.who === who && tried.tool === tool && tried.action === action;
  const isBusy = tool === 'handOver' || offered.some(({ action }) => action === tool);
  const areUnseen = isBusy && !offered.some(({ action }) => isTried(action));
  return (
    <div className={styles.bar}>
      <ul className={styles.actions} aria-label={t('actions')}>
        {offered.map(({ action, cost, violation, shortcut, start }) => (
          <li key={action} className={styles.action}>
            <Button
              look={action === 'endTurn' ? 'plain' : 'primary'}
              pressed={onScreen(action).tool && tool === action}
              refused={violation !== null}
              describedBy={violation ? noteOf(violation) : undefined}
              shortcut={shortcut}
              onClick={start}
              onRefused={() => setTried({ game, who, tool, action })}
            >
              <span className={styles.symbol}>
                <GameSymbol name={onScreen(action).symbol} />
              </span>
              <span className={styles.label}>
                {called(`${action}.label`)} {cost > 0 && <span className={styles.cost}>{t('cost', { cost })}</span>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <div className={areUnseen ? hidden.hidden : styles.notes}>
        {notesOf(offered).map(({ violation, actions }) => (
          <div key={noteOf(violation)}>
            <strong>{t('refused', { actions: actions.map((action) => called(`${action}.label`)).join(', ') })}</strong>{' '}
            <Refusal
              game={game}
              violation={violation}
              id={noteOf(violation)}
              calm={!actions.some(isTried)}
              unseen={areUnseen}
            >
              {actions.includes('fire') && ABOUT_TARGETS.includes(violation.rule) ? t('noTarget') : null}
            </Refusal>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The action that was last tried in vain; another game, character or tool, and it is told as calmly as the rest. */
interface Tried {
  readonly game: Game;
  readonly who: Id | null;
  readonly tool: Tool['kind'];
  readonly action: string;
}

interface Note {
  readonly violation: Violation;
  readonly actions: readonly OfferedAction['action'][];
}

/** One reason for all that it refuses. */
function notesOf(offered: readonly OfferedAction[]): readonly Note[] {
  const notes = new Map<string, Note>();
  for (const { action, violation } of offered) {
    if (!violation) continue;
    const key = noteOf(violation);
    notes.set(key, { violation, actions: [...(notes.get(key)?.actions ?? []), action] });
  }
  return [...notes.values()];
}

const noteOf = ({ rule, data }: Violation): string =>
  ['refused', rule, ...Object.values(data ?? {})].join('-').replace(/[^\w-]/g, '');
