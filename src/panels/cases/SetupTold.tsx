import { forcePoints, type Game, SIDES } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useWords } from '../useWords.ts';
import styles from './Cases.module.css';

/** What rules ask of a set-up and the board does not show: its size, the forces, and what they may be worth. */
export function SetupTold({ game }: { game: Game }) {
  const t = useTranslations('ui.caseRoom');
  const words = useWords(game);
  const { table, sides, roster, mostPoints } = game.setup;
  const forces = SIDES.map((side) =>
    t('force', {
      side: words.names.side(side),
      who: roster.flatMap((each) => (each.side === side ? words.name(each.id) : [])).join(', '),
      grenades: (sides[side].grenades ?? []).length,
      points: forcePoints(game, side),
    }),
  );
  const most = mostPoints === undefined ? [] : [t('most', { points: mostPoints })];
  return (
    <div className={styles.steps}>
      <p>
        <b>{t('setup')}</b> {[t('size', { width: table.width, height: table.height }), ...forces, ...most].join(' · ')}
      </p>
    </div>
  );
}
