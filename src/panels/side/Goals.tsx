import type { Game, Side } from '../../engine/index.ts';
import { goal, limit, say, useTranslations } from '../../i18n/index.ts';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { useWords } from '../useWords.ts';
import styles from './SidePanel.module.css';

/** WIN-5: by what this side wins the scenario, and when it is over at the latest. */
export function Goals({ game, side }: { game: Game; side: Side }) {
  const t = useTranslations();
  const words = useWords(game);
  const { victory } = game.setup;
  if (!victory) return null;
  return (
    <section className={styles.goals} aria-label={t('ui.side.goalsOf', { name: game.setup.sides[side].name })}>
      <p>
        {t(victory[side].length > 0 ? 'ui.side.goals' : 'ui.side.noGoals')} <RuleSign rule="WIN-5" />
      </p>
      <ul>
        {victory[side].map((condition) => (
          <li key={JSON.stringify(condition)}>{say(t, goal(condition, side, words.names))}</li>
        ))}
      </ul>
      {victory.limit && <p>{say(t, limit(victory.limit, words.names))}</p>}
    </section>
  );
}
