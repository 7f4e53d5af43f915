import { IdCard } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Game, Id, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import { useCardInHand } from '../../store/cardInHand.ts';
import { RoleBadge } from '../cards/RoleBadge.tsx';
import { SideMark } from '../cards/symbols.tsx';
import { Coin } from '../side/Coin.tsx';
import { useWords } from '../useWords.ts';
import { Hint } from './Hint.tsx';
import styles from './Prompt.module.css';
import { SightPanel } from './SightPanel.tsx';
import { Unanswered } from './Unanswered.tsx';
import { useDecisionFocus } from './useDecisionFocus.ts';
import { useQuestionGuard } from './useQuestionGuard.ts';

interface PromptFrameProps {
  game: Game;
  by: Side | 'both';
  title: string;
  /** The character it is about; the band is his. */
  who?: Id | null;
  /** Stands in the band beside who decides, instead of the title; the title is then read out alone. */
  note?: string;
  children: ReactNode;
}

/** Who decides, and what: the same place and shape for every decision of the game. */
export function PromptFrame({ game, by, title, who = null, note, children }: PromptFrameProps) {
  const t = useTranslations('ui.prompt');
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const asks = useTranslations('ui.hand');
  const { sides } = game.setup;
  const side = by === 'both' ? t('both', { a: sides.a.name, b: sides.b.name }) : sides[by].name;
  useDecisionFocus(ref, asks('asks', { who: side, question: title }));
  useQuestionGuard(game.state, by);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`${styles.prompt} ${styles[by]}`}
      data-region="decision"
      data-question
      data-sheet
      aria-label={t('decision')}
      aria-describedby={id}
    >
      <Band game={game} by={by} side={side} who={who} note={note} />
      <div className={styles.what}>
        <h2 id={id} className={note === undefined ? styles.title : hidden.hidden}>
          {title}
        </h2>
        <SightPanel game={game} />
        {children}
        <Unanswered />
        <Rest>
          <Hint game={game} />
        </Rest>
      </div>
    </section>
  );
}

interface BandProps {
  game: Game;
  by: Side | 'both';
  /** The name of who decides. */
  side: string;
  who: Id | null;
  note: string | undefined;
}

/** In the colour of who decides: the character it is about, who decides for him, his card, the tokens there are. */
function Band({ game, by, side, who, note }: BandProps) {
  const t = useTranslations('ui');
  const words = useWords(game);
  const take = useCardInHand((hand) => hand.take);
  const tokens = by === 'both' ? null : game.state.tokens[by];
  const decides = note
    ? t('decision.decidesWith', { name: side, what: note })
    : who === null
      ? null
      : t('decision.decides', { name: side });
  return (
    <header className={styles.band}>
      {who !== null ? (
        <RoleBadge game={game} who={who} size={34} />
      ) : (
        <span className={styles.marks}>
          {by !== 'b' && <SideMark side="a" size={26} />}
          {by !== 'a' && <SideMark side="b" size={26} />}
        </span>
      )}
      <div className={styles.names}>
        <strong className={styles.name}>{who === null ? side : words.name(who)}</strong>
        {decides !== null && <span className={styles.decides}>{decides}</span>}
      </div>
      {who !== null && (
        <IconButton
          look="quiet"
          label={t('cardInHand.lookAt', { who: words.name(who) })}
          shortcut="i"
          onClick={() => take(who)}
        >
          <IdCard size={20} aria-hidden="true" />
        </IconButton>
      )}
      {tokens !== null && <Coin tokens={tokens} size="large" label={t('side.tokens', { tokens })} />}
    </header>
  );
}

/** What there is room left for: seen where all of it fits in, so that it neither cuts anything short nor is cut itself. */
function Rest({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return undefined;
    const look = (): void => {
      const content = current.firstElementChild;
      if (!(content instanceof HTMLElement)) return;
      content.style.display = '';
      if (content.offsetHeight > current.clientHeight) content.style.display = 'none';
    };
    const observer = new ResizeObserver(look);
    observer.observe(current);
    look();
    return () => observer.disconnect();
  });
  return (
    <div ref={room} className={styles.rest}>
      {children}
    </div>
  );
}
