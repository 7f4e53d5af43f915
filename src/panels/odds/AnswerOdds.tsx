import type { Command, Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useOdds } from '../../store/odds.ts';
import { useWords } from '../useWords.ts';
import styles from './AnswerOdds.module.css';
import { OddsBar } from './OddsBar.tsx';
import { hurtOf, toldOf } from './told.ts';
import { useDecided } from './useDecided.ts';
import { useTold } from './useTold.ts';

interface AnswerOddsProps {
  game: Game;
  command: Command;
  /** Whose chances depend on the answer. */
  who: Id;
  /** Only what comes of it as long as nothing more is chosen. */
  brief?: boolean;
}

/** How likely somebody is hurt after this answer, in a line and as a bar; its room is kept until that is worked out. */
export function AnswerOdds({ game, command, who, brief = false }: AnswerOddsProps) {
  const t = useTranslations('ui.decision.answer');
  const words = useWords(game);
  const say = useDecided(game, words);
  const { how } = useTold();
  const answer = useOdds(game, command);
  if (!answer?.ok) return <span className={styles.odds}>{answer === null && '…'}</span>;
  const told = toldOf(game, [{ asked: { command }, odds: answer.odds }], say, { who });
  if (told.kind !== 'one') return null;
  const later = brief ? [] : laterOf();
  const lines = [t('hurt', { how: how(hurtOf(told.plain)) }), ...later];
  return (
    <span className={styles.odds}>
      <span>{lines.join('; ')}</span>
      <OddsBar fates={told.plain} size="middle" />
    </span>
  );

  /** What the other side may still make of it. */
  function laterOf(): string[] {
    if (told.kind !== 'one' || !told.grid) return [];
    const [plain, aimed] = told.grid.rows;
    const covered = plain?.stands && plain.covers;
    return [
      ...(covered ? [t('later', { what: t('covered'), how: how(hurtOf(covered)) })] : []),
      ...(aimed?.stands ? [t('later', { what: t('aimed'), how: how(hurtOf(aimed.stands)) })] : []),
    ];
  }
}
