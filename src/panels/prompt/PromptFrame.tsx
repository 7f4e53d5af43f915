import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Game, Id, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import { LessonNote } from '../lesson/LessonNote.tsx';
import { HintButton } from '../opponent/HintButton.tsx';
import { Band } from './Band.tsx';
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
  const inside = useTranslations('ui.decision');
  const { sides } = game.setup;
  const side = by === 'both' ? t('both', { a: sides.a.name, b: sides.b.name }) : sides[by].name;
  const decides = note
    ? inside('decidesWith', { name: side, what: note })
    : who === null
      ? null
      : inside('decides', { name: side });
  useDecisionFocus(ref, asks('asks', { who: side, question: title }));
  useQuestionGuard(game, by);
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
      <Band game={game} by={by} who={who} says={decides} />
      <div className={styles.what}>
        <h2 id={id} className={note === undefined ? styles.title : hidden.hidden}>
          {title}
        </h2>
        <LessonNote game={game} />
        <SightPanel game={game} />
        {children}
        <Unanswered game={game} />
        <HintButton game={game} />
        <Rest>
          <Hint game={game} />
        </Rest>
      </div>
    </section>
  );
}

/**
 * What there is room left for: seen where all of it fits in, so that it neither cuts anything short nor is cut itself. It is looked
 * at when the page has been laid out anyhow; to ask before would lay it out twice with every step.
 */
function Rest({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [outer, inner] = [room.current, content.current];
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => {
      inner.style.visibility = inner.offsetHeight > outer.clientHeight ? 'hidden' : '';
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} className={styles.rest}>
      <div ref={content}>{children}</div>
    </div>
  );
}
