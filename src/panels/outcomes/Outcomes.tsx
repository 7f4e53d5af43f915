import { useMemo } from 'react';
import type { Command, Game, GameEvent } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { isAside, narrate } from '../../i18n/narrate.ts';
import { Button } from '../../parts/Button.tsx';
import { Die } from '../../parts/Die.tsx';
import form from '../../parts/form.module.css';
import hidden from '../../parts/hidden.module.css';
import { childWith, type History } from '../../play/history.ts';
import { type Outcome, outcomesOf } from '../../play/odds/outcomes.ts';
import { useGameStore } from '../../store/game.ts';
import { useTold } from '../odds/useTold.ts';
import { useWords } from '../useWords.ts';
import styles from './Outcomes.module.css';

/** With one click no more branches are made: the likeliest. */
const MOST_BRANCHES = 12;

/** All that the roll that is due may come to: a row plays on with its dice, and what was played before stays a branch. */
export function Outcomes({ game, history }: { game: Game; history: History }) {
  const t = useTranslations('ui.outcomes');
  const { parts } = useTold();
  const { send, branch } = useGameStore.getState();
  const outcomes = useMemo(() => outcomesOf(game), [game]);
  const shares = parts(outcomes.map(({ chance }) => chance));
  const branches = outcomes.slice(0, MOST_BRANCHES);
  const areMade = branches.every((each) => isPlayed(history, each));
  return (
    <section className={form.form} aria-label={t('title')}>
      <p className={form.hint}>{t('hint')}</p>
      <ol className={styles.outcomes}>
        {outcomes.map((outcome, i) => (
          <li key={outcome.dice.join()}>
            <Button onClick={() => send(rollOf(outcome))}>
              <span className={styles.share}>{shares[i]}</span>{' '}
              <span className={styles.dice}>
                <span className={hidden.hidden}>{t('rolls', { dice: outcome.dice.join(', ') })}</span>
                {outcome.dice.map((die, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place alone
                  <Die key={place} value={die} />
                ))}
              </span>{' '}
              <span className={styles.told}>
                <Happens game={game} events={outcome.events} />
                {isPlayed(history, outcome) && <small>{t('played')}</small>}
              </span>
            </Button>
          </li>
        ))}
      </ol>
      {outcomes.length > 1 && (
        <div className={form.buttons}>
          <Button
            refused={areMade}
            describedBy="outcomes-made"
            onClick={() => branch(branches.map(({ dice }) => dice))}
          >
            {t('all', { count: branches.length })}
          </Button>
          <p id="outcomes-made" className={form.hint} role="status">
            {areMade ? t('made') : branches.length < outcomes.length ? t('likeliest') : t('allHint')}
          </p>
        </div>
      )}
    </section>
  );
}

const rollOf = ({ dice }: Outcome): Command => ({ type: 'roll', dice, source: 'fixed' });

const isPlayed = (history: History, outcome: Outcome): boolean => childWith(history, rollOf(outcome)) !== undefined;

/** What happens, as the log will tell it. */
function Happens({ game, events }: { game: Game; events: readonly GameEvent[] }) {
  const t = useTranslations();
  const { names } = useWords(game);
  const told = events.filter((event) => !isAside(event)).map((event) => say(t, narrate(event, names)));
  return told.length > 0 ? told.join(' ') : t('ui.outcomes.nothing');
}
