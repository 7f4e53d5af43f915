import { Play } from 'lucide-react';
import { Figure, figureIn } from '../../board/index.ts';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import type { Statistics } from '../../play/statistics.ts';
import styles from './Decided.module.css';
import type { ResultWords } from './resultWords.ts';
import { watch } from './watch.ts';

interface DecidedProps {
  game: Game;
  by: NonNullable<Statistics['decided']>;
  words: ResultWords;
}

/** Who did most of it, and the least likely thing he brought off. */
export function Decided({ game, by, words }: DecidedProps) {
  const t = useTranslations('ui.victory');
  const { who, best } = words.decided(by);
  const { wounded: _, fallen: __, ...man } = figureIn(game, by.who);
  return (
    <section className={styles.decided} aria-labelledby="decided-title">
      <Figure size={64} {...man} />
      <div className={styles.what}>
        <h3 id="decided-title">{who}</h3>
        <p>{best}</p>
      </div>
      <Button onClick={() => watch(by.best.node)}>
        <Play size={16} aria-hidden="true" /> {t('watchIt')}
      </Button>
    </section>
  );
}
