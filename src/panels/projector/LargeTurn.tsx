import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import styles from './Large.module.css';

/** The turn, and whose it is. */
export function LargeTurn({ game }: { game: Game }) {
  const t = useTranslations('ui.header');
  const { number, round, side } = game.state.turn;
  const isBidding = game.state.frames[0]?.kind === 'initiative';
  if (number === 0 && !isBidding) return <p className={styles.turn}>{t('setup')}</p>;
  return (
    <p className={styles.turn}>
      {round > 0 && <span>{t('round', { round })}</span>}
      <strong>{isBidding ? t('initiative') : t('turn', { number })}</strong>
      {!isBidding && <span>{game.setup.sides[side].name}</span>}
    </p>
  );
}
