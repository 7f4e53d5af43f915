import { type Character, type Game, type RosterEntry, reinforcementOf } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useWords } from '../useWords.ts';
import styles from './StatCard.module.css';

interface OtherSideProps {
  game: Game;
  entry: RosterEntry;
  character: Character;
}

/** REIN-1: who else is on a reinforcement card: one who may still come, or the first, who has fallen. */
export function OtherSide({ game, entry, character }: OtherSideProps) {
  const t = useTranslations('ui.card');
  const words = useWords(game);
  const { at, out, flipped, firstFell } = character;
  if (reinforcementOf(game, entry) === null || out || (at === null && firstFell === 0)) return null;
  const name = words.names.either(entry.id, !flipped);
  return <p className={styles.other}>{t(firstFell > 0 ? 'otherFell' : 'other', { name })}</p>;
}
