import type { Game, Id, LegalAction, RuleId, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { GameSymbol, type SymbolName } from '../cards/symbols.tsx';
import { Button } from '../parts/Button.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import styles from './ActionBar.module.css';
import { useActions } from './actions.ts';

interface ActionBarProps {
  game: Game;
  by: Side;
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

/** Every action of the character in hand and the end of the turn: its cost, its key, and why not where it is refused. */
export function ActionBar({ game, who }: ActionBarProps) {
  const t = useTranslations('ui.actionBar');
  const tool = useUiStore((ui) => ui.tool);
  const offered = useActions(game, who);
  return (
    <ul className={styles.bar} aria-label={t('actions')}>
      {offered.map(({ action, cost, violation, shortcut, start }) => {
        const note = `refused-${action}`;
        return (
          <li key={action} className={styles.action}>
            <Button
              look={action === 'endTurn' ? 'plain' : 'primary'}
              pressed={action === 'move' || action === 'fire' ? tool.kind === action : undefined}
              refused={violation !== null}
              describedBy={violation ? note : undefined}
              shortcut={shortcut}
              onClick={start}
            >
              <GameSymbol name={SYMBOL[action] ?? 'actions'} />
              <span className={styles.label}>
                {t(action)} {cost > 0 && <span className={styles.cost}>{t('cost', { cost })}</span>}
              </span>
            </Button>
            {violation && (
              <Refusal game={game} violation={violation} id={note}>
                {action === 'fire' && ABOUT_TARGETS.includes(violation.rule) ? t('noTarget') : null}
              </Refusal>
            )}
          </li>
        );
      })}
    </ul>
  );
}
