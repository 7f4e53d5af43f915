import { Play } from 'lucide-react';
import { shortName } from '../../board/index.ts';
import { type Game, sideOf } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import type { Likely } from '../../play/statistics.ts';
import { SideMark } from '../cards/symbols.tsx';
import { useWords } from '../useWords.ts';
import styles from './TurningPoints.module.css';
import { watch } from './watch.ts';

/** Everybody who fell, each with a button to see how. */
export function TurningPoints({ game, falls }: { game: Game; falls: readonly Likely[] }) {
  const t = useTranslations('ui.victory');
  const words = useWords(game);
  return (
    <section className={styles.points} aria-labelledby="turning-title">
      <h3 id="turning-title">{t('turningPoints')}</h3>
      {falls.length === 0 && <p>{t('nobodyFell')}</p>}
      <ol className={styles.list} tabIndex={falls.length > 0 ? 0 : undefined}>
        {falls.map((fall) => (
          <li key={`${fall.node} ${fall.who}`} className={styles.point}>
            <span className={styles.turn}>
              <span className={hidden.hidden}>{t('turn', { turn: fall.turn })}</span>
              <span aria-hidden="true">{t('count', { count: fall.turn })}</span>
            </span>
            <SideMark side={sideOf(game, fall.who)} />
            <span className={styles.who}>
              <strong>{t('falls', { who: shortName(game, fall.who) })}</strong>
              <span>
                {fall.by && t('byWhom', { cause: fall.cause, by: shortName(game, fall.by) })}{' '}
                {fall.chance !== null && t('chance', { chance: fall.chance })}
              </span>
            </span>
            <Button look="quiet" label={t('watch', { who: words.name(fall.who) })} onClick={() => watch(fall.node)}>
              <Play size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
