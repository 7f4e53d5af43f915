import { useState } from 'react';
import type { Game, Id, LegalAction, RuleId } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { GameSymbol, type SymbolName } from '../cards/symbols.tsx';
import { Button } from '../parts/Button.tsx';
import hidden from '../parts/hidden.module.css';
import { Refusal } from '../parts/Refusal.tsx';
import styles from './ActionBar.module.css';
import { useActions } from './actions.ts';

interface ActionBarProps {
  game: Game;
  who: Id | null;
}

const SYMBOL: Partial<Record<LegalAction['action'], SymbolName>> = {
  move: 'move',
  fire: 'fire',
  takeCover: 'takeCover',
  endTurn: 'endTurn',
};

/** Refusals of a shot at one target; where all are refused the first of them would be a strange reason. */
const ABOUT_TARGETS: readonly RuleId[] = ['LOS-2', 'R69', 'R25'];

/**
 * Every action of the character in hand and the end of the turn: its cost, its key, and why not where it is refused. That
 * is said in red only to one who tries, and not seen while there is a tool in the hand, which has to say enough.
 */
export function ActionBar({ game, who }: ActionBarProps) {
  const t = useTranslations('ui.actionBar');
  const tool = useUiStore((ui) => ui.tool.kind);
  const [tried, setTried] = useState<{ game: Game; who: Id | null; action: string } | null>(null);
  const offered = useActions(game, who);
  const isTried = (action: string) => tried?.game === game && tried.who === who && tried.action === action;
  const isBusy = tool === 'move' || tool === 'fire';
  return (
    <div className={styles.bar}>
      <ul className={styles.actions} aria-label={t('actions')}>
        {offered.map(({ action, cost, violation, shortcut, start }) => (
          <li key={action} className={styles.action}>
            <Button
              look={action === 'endTurn' ? 'plain' : 'primary'}
              pressed={action === 'move' || action === 'fire' ? tool === action : undefined}
              refused={violation !== null}
              describedBy={violation ? noteOf(action) : undefined}
              shortcut={shortcut}
              onClick={start}
              onRefused={() => setTried({ game, who, action })}
            >
              <span className={styles.symbol}>
                <GameSymbol name={SYMBOL[action] ?? 'actions'} />
              </span>
              <span className={styles.label}>
                {t(action)} {cost > 0 && <span className={styles.cost}>{t('cost', { cost })}</span>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <div className={isBusy && !offered.some(({ action }) => isTried(action)) ? hidden.hidden : styles.notes}>
        {offered.map(
          ({ action, violation }) =>
            violation && (
              <div key={action}>
                <strong>{t(action)}:</strong>{' '}
                <Refusal game={game} violation={violation} id={noteOf(action)} calm={!isTried(action)}>
                  {action === 'fire' && ABOUT_TARGETS.includes(violation.rule) ? t('noTarget') : null}
                </Refusal>
              </div>
            ),
        )}
      </div>
    </div>
  );
}

const noteOf = (action: string): string => `refused-${action}`;
