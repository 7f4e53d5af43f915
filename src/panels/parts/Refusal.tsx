import type { ReactNode } from 'react';
import type { Game, Violation } from '../../engine/index.ts';
import { useWords } from '../words.ts';
import styles from './Refusal.module.css';

interface RefusalProps {
  game: Game;
  violation: Violation;
  id?: string;
  alert?: boolean;
  /** Not in red: nobody has tried yet. */
  calm?: boolean;
  /** Said instead of the usual sentence. */
  children?: ReactNode;
}

/** Why not: a sentence, and the rule that says so. */
export function Refusal({ game, violation, id, alert = false, calm = false, children }: RefusalProps) {
  const words = useWords(game);
  return (
    <p id={id} className={`${styles.refusal} ${calm ? styles.calm : ''}`} role={alert ? 'alert' : undefined}>
      {children ?? words.violation(violation)} <RuleTag rule={violation.rule} title={words.ruleText(violation.rule)} />
    </p>
  );
}

interface RuleTagProps {
  rule: string;
  /** What the rule says, for the curious. */
  title?: string;
}

/** The id of a rule; those of the program itself (FLOW-…) mean nothing to a player and are left out. */
export function RuleTag({ rule, title }: RuleTagProps) {
  return rule.startsWith('FLOW-') ? null : (
    <abbr className={styles.rule} title={title}>
      {rule}
    </abbr>
  );
}
