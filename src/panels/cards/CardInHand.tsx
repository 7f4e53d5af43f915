import { useEffect, useRef } from 'react';
import { character, type Game, type RosterEntry } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { useCardInHand } from '../../store/cardInHand.ts';
import { useWords } from '../useWords.ts';
import styles from './CardInHand.module.css';
import { facesOf } from './faces.ts';
import { WholeCard } from './WholeCard.tsx';

/** The card somebody has taken up, or glances at: whole, large, and to be turned over. */
export function CardInHand({ game }: { game: Game }) {
  const who = useCardInHand((hand) => hand.who);
  const named = game.setup.roster.find(({ id }) => id === who);
  return named ? <HeldCard key={named.id} game={game} named={named} /> : null;
}

function HeldCard({ game, named }: { game: Game; named: RosterEntry }) {
  const t = useTranslations('ui.cardInHand');
  const words = useWords(game);
  const { glanced, turned, turnOver, putBack } = useCardInHand();
  const ref = useRef<HTMLElement>(null);
  const [shown, hidden] = facesOf(game, named.id);
  const face = turned ? hidden : shown;
  useEscape(putBack);
  useEffect(() => {
    if (!glanced) ref.current?.focus({ preventScroll: true });
  }, [glanced]);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`${styles.hand} ${glanced ? styles.glanced : ''}`}
      data-over={glanced ? undefined : true}
      aria-label={t('cardOf', { who: words.name(named.id) })}
    >
      <WholeCard
        key={String(turned)}
        game={game}
        entry={named}
        character={character(game, named.id)}
        face={face}
        counts={!turned}
      />
      {!glanced && (
        <div className={styles.foot}>
          <p role="status">{t(turned ? 'countsNot' : 'counts')}</p>
          <div className={styles.buttons}>
            <Button look="onFrame" shortcut="z" onClick={turnOver}>
              {t('turnOver')}
            </Button>
            <Button look="onFrame" shortcut="Escape" onClick={putBack}>
              {t('putBack')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

/** Escape puts back the card before it backs out of anything else. */
function useEscape(putBack: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      putBack();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [putBack]);
}
