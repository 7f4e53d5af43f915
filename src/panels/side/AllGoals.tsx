import { type PreparedSetup, SIDES } from '../../engine/index.ts';
import { goal, limit, namesOf, say, useTranslations } from '../../i18n/index.ts';
import styles from './AllGoals.module.css';

/** WIN-5: by what either side wins a scenario, and when it is over at the latest. */
export function AllGoals({ setup }: { setup: PreparedSetup }) {
  const t = useTranslations();
  const names = namesOf(setup, t);
  const { victory, sides } = setup;
  if (!victory) return null;
  return (
    <div className={styles.goals}>
      {SIDES.map((side) => (
        <dl key={side}>
          <dt>{t('ui.newGame.winsBy', { name: sides[side].name })}</dt>
          {victory[side].map((condition) => (
            <dd key={JSON.stringify(condition)}>{say(t, goal(condition, side, names))}</dd>
          ))}
        </dl>
      ))}
      {victory.limit && <p>{say(t, limit(victory.limit, names))}</p>}
    </div>
  );
}
