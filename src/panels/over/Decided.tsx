import { Play } from 'lucide-react';
import { Figure, figureIn } from '../../board/index.ts';
import type { Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import type { Likely } from '../../play/statistics.ts';
import { useWords } from '../useWords.ts';
import styles from './Decided.module.css';
import { watch } from './watch.ts';

interface DecidedProps {
  game: Game;
  who: Id;
  best: Likely;
}

/** Who did most of it, and the least likely thing he brought off. */
export function Decided({ game, who, best }: DecidedProps) {
  const t = useTranslations('ui.victory');
  const words = useWords(game);
  const { wounded: _, fallen: __, ...man } = figureIn(game, who);
  return (
    <section className={styles.decided} aria-labelledby="decided-title">
      <Figure size={64} {...man} />
      <div className={styles.what}>
        <h3 id="decided-title">{t('decided', { who: words.name(who) })}</h3>
        <p>
          {t('best', { cause: best.cause, at: words.name(best.who), eliminated: String(best.eliminated) })}
          {best.chance !== null && ` ${t('chance', { chance: best.chance })}`}
        </p>
      </div>
      <Button onClick={() => watch(best.node)}>
        <Play size={16} aria-hidden="true" /> {t('watchIt')}
      </Button>
    </section>
  );
}
