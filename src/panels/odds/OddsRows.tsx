import type { Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { driftChance } from '../../play/odds/fates.ts';
import { useOdds } from '../../store/odds.ts';
import { useWords } from '../useWords.ts';
import type { Asked } from './asked.ts';
import styles from './Odds.module.css';
import { OddsBar } from './OddsBar.tsx';
import { rowsOf } from './rows.ts';
import { useDecided } from './useDecided.ts';
import { FATES, useTold } from './useTold.ts';

interface OddsRowsProps {
  game: Game;
  asked: Asked;
  who: Id | undefined;
}

/** What may come of one command. */
export function OddsRows({ game, asked: { command, label }, who }: OddsRowsProps) {
  const t = useTranslations('ui.odds');
  const words = useWords(game);
  const { percent, fate: told } = useTold();
  const say = useDecided(game, words);
  const answer = useOdds(game, command);
  if (answer === null || !answer.ok) {
    if (answer && 'violation' in answer) return null;
    return (
      <tbody>
        <Note text={t(answer === null ? 'working' : 'fault' in answer ? 'failed' : 'tooMany')} />
      </tbody>
    );
  }
  const rows = rowsOf(game, answer.odds, say, who);
  const drift = driftChance(answer.odds);
  return (
    <tbody>
      {rows.map(({ decided, who: id, fates }) => {
        const name = [...(label ? [label] : []), ...decided, ...(who === undefined ? [words.name(id)] : [])];
        return (
          <tr key={name.join()}>
            <th scope="row" className={styles.case}>
              <span className={styles.line}>
                <OddsBar fates={fates} />
                <span className={styles.name}>{name.length > 0 ? name.join(', ') : words.name(id)}</span>
              </span>
            </th>
            {FATES.map((fate) => (
              <td key={fate}>{told(fates, fate)}</td>
            ))}
          </tr>
        );
      })}
      {rows.length === 0 && <Note text={t('nobody')} />}
      {drift > 0 && <Note text={t('drift', { share: percent({ least: drift, most: drift }) })} />}
    </tbody>
  );
}

const Note = ({ text }: { text: string }) => (
  <tr>
    <td colSpan={4} className={styles.note}>
      {text}
    </td>
  </tr>
);
