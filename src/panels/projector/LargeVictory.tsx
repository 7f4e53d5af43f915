import { endingOf, type Game, losses, type Outcome, SIDES } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { narrate } from '../../i18n/narrate.ts';
import { SideMark } from '../cards/symbols.tsx';
import { LossBar } from '../side/LossBar.tsx';
import { useWords } from '../useWords.ts';
import styles from './LargeVictory.module.css';

/** The end, over the whole screen: who has won and why, and what it cost both. */
export function LargeVictory({ game, outcome }: { game: Game; outcome: Outcome }) {
  const t = useTranslations();
  const words = useWords(game);
  const { winner } = outcome;
  return (
    <section className={styles.victory} aria-labelledby="large-victory">
      <h2 id="large-victory" className={styles.title}>
        {winner && <SideMark side={winner} size={96} />}
        {winner ? t('ui.victory.wins', { name: game.setup.sides[winner].name }) : t('ui.victory.draw')}
      </h2>
      <p className={styles.how}>{say(t, narrate(endingOf(game, outcome), words.names))}</p>
      <dl className={styles.lost}>
        {SIDES.map((side) => {
          const { of, lost, total } = losses(game, side, outcome.how === 'stopped' ? 'points' : undefined); // R141
          return (
            <div key={side}>
              <dt>
                <SideMark side={side} size={32} /> {game.setup.sides[side].name}
              </dt>
              <dd>
                <LossBar lost={lost} total={total} breaksAt={null} />
                {t(`ui.victory.lostOf.${of}`, { lost, total })}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
