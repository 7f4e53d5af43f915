import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Thoughts } from '../../play/opponent/index.ts';
import { kindsOf } from '../../play/opponent/reasons.ts';
import { Choices } from './Choices.tsx';
import styles from './WhyChosen.module.css';

/** Why the computer does what it does: its choice beside the best of each other kind. */
export function WhyChosen({ game, thoughts }: { game: Game; thoughts: Thoughts }) {
  const t = useTranslations('ui.opponent.why');
  const { length } = thoughts.others;
  return (
    <div className={styles.why}>
      {length > 0 && <Choices game={game} thoughts={thoughts} shown={kindsOf(thoughts).slice(0, MOST)} />}
      <p>{length > 0 ? t('weighed', { count: length + 1 }) : t('only')}</p>
    </div>
  );
}

/** So many kinds of choices. */
const MOST = 4;
