import { charactersOf, type Game, SIDES, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Statistics } from '../../play/statistics.ts';
import { RoleSymbol } from '../cards/RoleSymbol.tsx';
import { SideMark } from '../cards/symbols.tsx';
import { useWords } from '../useWords.ts';
import type { ResultWords } from './resultWords.ts';
import styles from './Tallies.module.css';

interface TalliesProps {
  game: Game;
  statistics: Statistics;
  words: ResultWords;
}

/** What each character has done, and whether the dice were kind. */
export function Tallies({ game, statistics: { tallies, luck }, words }: TalliesProps) {
  const t = useTranslations('ui.victory');
  return (
    <section className={styles.tallies} aria-label={t('tallies')}>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <SideTally key={side} game={game} side={side} tallies={tallies} />
        ))}
      </div>
      <p className={styles.luck}>
        <strong>{t('kind')}</strong> {words.luck(luck).join(' ')}
      </p>
    </section>
  );
}

/** Where there is nothing to count. */
const NONE = '–';

interface SideTallyProps {
  game: Game;
  side: Side;
  tallies: Statistics['tallies'];
}

function SideTally({ game, side, tallies }: SideTallyProps) {
  const t = useTranslations('ui.victory');
  const words = useWords(game);
  return (
    <table className={`${styles.table} ${styles[side]}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.name}>
              <SideMark side={side} /> {game.setup.sides[side].name}
            </span>
          </th>
          <th scope="col">{t('columns.shots')}</th>
          <th scope="col">{t('columns.hits')}</th>
          <th scope="col">{t('columns.eliminated')}</th>
        </tr>
      </thead>
      <tbody>
        {charactersOf(game, side).map(({ id, out }) => {
          const { shots = 0, hits = 0, eliminated = 0 } = tallies.get(id) ?? {};
          const role = game.setup.roster.find((entry) => entry.id === id)?.card.role ?? '';
          return (
            <tr key={id}>
              <th scope="row" className={out ? styles.out : undefined}>
                <span className={styles.name}>
                  <RoleSymbol role={role} /> {words.name(id)}
                </span>
              </th>
              {[shots, hits, eliminated].map((count, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                <td key={column} className={count === 0 ? styles.none : undefined}>
                  {count === 0 ? NONE : t('count', { count })}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
