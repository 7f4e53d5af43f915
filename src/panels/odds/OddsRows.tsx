import type { Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { driftChance, type Fates } from '../../play/odds/fates.ts';
import { useWords } from '../words.ts';
import styles from './Odds.module.css';
import type { Asked } from './Odds.tsx';
import { OddsBar } from './OddsBar.tsx';
import { rowsOf } from './rows.ts';
import { useDecided } from './useDecided.ts';
import { useOdds } from './useOdds.ts';

export const FATES = ['none', 'wound', 'eliminated'] as const;

interface OddsRowsProps {
  game: Game;
  asked: Asked;
  who: Id | undefined;
}

/** What may come of one command. */
export function OddsRows({ game, asked: { command, label }, who }: OddsRowsProps) {
  const t = useTranslations('ui.odds');
  const words = useWords(game);
  const say = useDecided(words);
  const answer = useOdds(game, command);
  if (answer === null) return <Note text={t('working')} />;
  if (!answer.ok) return 'tooMany' in answer ? <Note text={t('tooMany')} /> : null;
  const drift = driftChance(answer.odds);
  return (
    <tbody>
      {rowsOf(game, answer.odds, say, who).map(({ decided, who: id, fates }) => {
        const name = [...(label ? [label] : []), ...decided, ...(who === undefined ? [words.name(id)] : [])];
        return (
          <tr key={name.join()}>
            <th scope="row" className={styles.case}>
              <span className={styles.line}>
                <OddsBar fates={fates} />
                {name.length > 0 ? name.join(', ') : words.name(id)}
              </span>
            </th>
            {FATES.map((fate) => (
              <td key={fate}>{between(fates, fate)}</td>
            ))}
          </tr>
        );
      })}
      {drift > 0 && (
        <tr>
          <td colSpan={4} className={styles.note}>
            {t('drift', { share: share(drift) })}
          </td>
        </tr>
      )}
    </tbody>
  );

  function between({ least, most }: Fates, fate: (typeof FATES)[number]): string {
    const [from, to] = [share(least[fate]), share(most[fate])];
    return from === to ? from : t('between', { least: from, most: to });
  }

  /** Whole percents; what may happen is never said to be 0, nor what need not to be 100. */
  function share(chance: number): string {
    const exact = Math.round(chance * 1e9) / 1e9; // a half is rounded up, whatever its last bit
    if (exact > 0 && exact < 0.005) return t('under');
    if (exact > 0.995 && exact < 1) return t('over');
    return t('share', { share: exact });
  }
}

const Note = ({ text }: { text: string }) => (
  <tbody>
    <tr>
      <td colSpan={4} className={styles.note}>
        {text}
      </td>
    </tr>
  </tbody>
);
