import { useRulebook } from '../store/rulebook.ts';
import styles from './RuleTag.module.css';

interface RuleTagProps {
  /** A rule or a ruling, with the option if one has been agreed on: OF-3, R26=c. */
  rule: string;
  /** What the rule says, for the curious. */
  title?: string;
  /** Only to be read: where a button cannot stand, or would lead to where one is. */
  plain?: boolean;
}

/** The id of a rule, which opens the rule book there; those of the program itself (FLOW-…) mean nothing to a player and are left out. */
export function RuleTag({ rule, title, plain = false }: RuleTagProps) {
  const lookUp = useRulebook((book) => book.lookUp);
  if (rule.startsWith('FLOW-')) return null;
  if (plain) {
    return (
      <abbr className={styles.rule} title={title}>
        {rule}
      </abbr>
    );
  }
  return (
    <button type="button" className={styles.rule} title={title} onClick={() => lookUp(rule.replace(/=.*/, ''))}>
      {rule}
    </button>
  );
}
