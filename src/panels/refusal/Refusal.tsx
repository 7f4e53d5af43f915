import type { ReactNode } from 'react';
import type { Command, Game, Violation } from '../../engine/index.ts';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { AskEditions } from '../compare/AskEditions.tsx';
import { useWords } from '../useWords.ts';
import styles from './Refusal.module.css';

interface RefusalProps {
  game: Game;
  violation: Violation;
  id?: string;
  alert?: boolean;
  /** Not in red: nobody has tried yet. */
  calm?: boolean;
  /** Nothing in it to click: it is read out alone. */
  unseen?: boolean;
  /** What is refused, for asking what the other editions say of it. */
  command?: Command | null;
  /** Said instead of the usual sentence. */
  children?: ReactNode;
}

/** Why not: a sentence, and the rule that says so. */
export function Refusal(props: RefusalProps) {
  const { game, violation, id, alert = false, calm = false, unseen = false, command, children } = props;
  const words = useWords(game);
  return (
    <p id={id} className={`${styles.refusal} ${calm ? styles.calm : ''}`} role={alert ? 'alert' : undefined}>
      {children ?? words.violation(violation)} {!unseen && <RuleSign rule={violation.rule} />}{' '}
      {command && !unseen && <AskEditions game={game} command={command} inline />}
    </p>
  );
}
