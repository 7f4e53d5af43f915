import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import type { Question } from '../../play/compare/answers.ts';
import type { Column } from '../../play/compare/compare.ts';
import { useEdition } from '../../store/edition.ts';
import { AnswerWords } from './AnswerWords.tsx';
import { Because } from './Because.tsx';
import styles from './Comparing.module.css';

interface CellProps {
  game: Game;
  column: Column;
  question: Question;
}

/** One answer. One that is not the game's own is marked, and told why. */
export function Cell({ game, column: { of, answers, differences }, question }: CellProps) {
  const t = useTranslations('ui.compare');
  const inUse = useEdition();
  const edition = of === 'own' ? inUse : of;
  const because = differences[question];
  const brief = of !== 'own' && because === undefined;
  const answer = <AnswerWords game={game} answers={answers} question={question} edition={edition} brief={brief} />;
  if (because === undefined) return <td className={of === 'own' ? styles.own : styles.same}>{answer}</td>;
  return (
    <td className={styles.otherwise}>
      <span className={styles.mark} aria-hidden="true">
        ≠
      </span>
      <span className={hidden.hidden}>{t('otherwise')} </span>
      {answer}
      {because ? <Because because={because} edition={edition} /> : <p className={styles.note}>{t('looking')}</p>}
    </td>
  );
}
