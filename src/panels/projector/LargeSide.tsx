import { type Awaiting, character, type Game, losses, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { SideMark } from '../cards/symbols.tsx';
import { Clock } from '../clock/Clock.tsx';
import { Tokens } from '../side/Tokens.tsx';
import { useWords } from '../useWords.ts';
import styles from './Large.module.css';

interface LargeSideProps {
  game: Game;
  awaiting: Awaiting;
  side: Side;
}

/** A side as it is read from the last row: whose it is, whether it decides, its tokens and losses, and who still stands. */
export function LargeSide({ game, awaiting, side }: LargeSideProps) {
  const t = useTranslations('ui');
  const words = useWords(game);
  const { name } = game.setup.sides[side];
  const decides = awaiting.kind !== 'over' && (awaiting.by === side || awaiting.by === 'both');
  const { of, lost, total } = losses(game, side);
  const roster = game.setup.roster.filter((entry) => entry.side === side);
  return (
    <section
      className={`${styles.panel} ${styles[side]} ${decides ? styles.lit : ''}`}
      aria-label={t('side.of', { name })}
    >
      <h2 className={styles.name}>
        <SideMark side={side} size={32} />
        <span>{name}</span>
      </h2>
      <p className={styles.decides}>{decides ? t('hotseat.projector.decides') : ''}</p>
      <Tokens tokens={game.state.tokens[side]} />
      <Clock game={game} side={side} />
      <p className={styles.lost}>{t(`hotseat.projector.lost.${of}`, { lost, total })}</p>
      <ul className={styles.names}>
        {roster.map(({ id }) => {
          const { out, wounded } = character(game, id);
          return (
            <li key={id} className={out ? styles.out : ''}>
              {words.name(id)}
              {(out || wounded) && <em> {out ? t('card.eliminated') : t('card.wounded')}</em>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
