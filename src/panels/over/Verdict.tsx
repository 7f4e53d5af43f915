import { charactersOf, type Game, isOnTable, losses, type Outcome, other, SIDES } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { narrate } from '../../i18n/narrate.ts';
import { RuleSign } from '../../parts/RuleSign.tsx';
import { type History, nodeAt } from '../../play/history.ts';
import { SideMark } from '../cards/symbols.tsx';
import { useWords } from '../useWords.ts';
import styles from './Verdict.module.css';

interface VerdictProps {
  game: Game;
  outcome: Outcome;
  history: History;
}

/** Who has won, when and with how many left; why, in a sentence; and what it cost both sides. */
export function Verdict({ game, outcome, history }: VerdictProps) {
  const t = useTranslations('ui.victory');
  const { winner } = outcome;
  const all = winner ? charactersOf(game, winner) : [];
  return (
    <>
      <header className={`${styles.band} ${styles[winner ?? 'draw']}`}>
        {winner && <SideMark side={winner} size={64} />}
        <div>
          <h2 id="result-title" className={styles.title}>
            {winner ? t('wins', { name: game.setup.sides[winner].name }) : t('draw')}
          </h2>
          <p>
            {winner
              ? t('when', { turn: game.state.turn.number, left: all.filter(isOnTable).length, all: all.length })
              : t('whenDrawn', { turn: game.state.turn.number })}
          </p>
        </div>
      </header>
      <Why game={game} outcome={outcome} history={history} />
      <dl className={styles.lost}>
        {SIDES.map((side) => {
          const { of, lost, total } = losses(game, side, outcome.how === 'stopped' ? 'points' : undefined); // R141
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
                {t(`lostOf.${of}`, { lost, total })}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

function Why({ game, outcome, history }: VerdictProps) {
  const t = useTranslations();
  const words = useWords(game);
  const { winner, how } = outcome;
  const { sides } = game.setup;
  const name = winner ? sides[winner].name : '';
  const loser = winner ? sides[other(winner)].name : '';
  const met = (nodeAt(history, history.at)?.events ?? []).filter((event) => event.event === 'conditionMet'); // WIN-5
  return (
    <p className={styles.why}>
      {met.length > 0
        ? met.map((event) => `${say(t, narrate(event, words.names))} `)
        : `${t(`ui.victory.why.${how}`, { winner: name, loser, drawn: String(winner === null) })} `}
      <RuleSign rule={outcome.rule} />
    </p>
  );
}
