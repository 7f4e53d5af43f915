import { type Game, losses, type Outcome, SIDES } from '../../engine/index.ts';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { SideMark } from '../cards/symbols.tsx';
import type { ResultWords } from './resultWords.ts';
import styles from './Verdict.module.css';

interface VerdictProps {
  game: Game;
  outcome: Outcome;
  words: ResultWords;
}

/** Who has won, when and with how many left; why, in a sentence; and what it cost both sides. */
export function Verdict({ game, outcome, words }: VerdictProps) {
  const { winner, how, rule } = outcome;
  return (
    <>
      <header className={`${styles.band} ${styles[winner ?? 'draw']}`}>
        {winner && <SideMark side={winner} size={64} />}
        <div>
          <h2 id="result-title" className={styles.title}>
            {words.headline}
          </h2>
          <p>{words.when}</p>
        </div>
      </header>
      <p className={styles.why}>
        {words.why} <RuleSign rule={rule} />
      </p>
      <dl className={styles.lost}>
        {SIDES.map((side) => {
          const { lost, total } = losses(game, side, how === 'stopped' ? 'points' : undefined); // R141
          return (
            <div key={side}>
              <dt>
                <SideMark side={side} /> {game.setup.sides[side].name}
              </dt>
              <dd>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${(100 * lost) / total}%` }} />
                  <i />
                </span>
                {words.lost[side]}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
