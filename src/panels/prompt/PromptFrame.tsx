import { type ReactNode, useId, useRef } from 'react';
import type { Game, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { SideMark } from '../cards/symbols.tsx';
import { Hint } from './Hint.tsx';
import styles from './Prompt.module.css';
import { SightPanel } from './SightPanel.tsx';
import { Unanswered } from './Unanswered.tsx';
import { useDecisionFocus } from './useDecisionFocus.ts';

interface PromptFrameProps {
  game: Game;
  by: Side | 'both';
  title: string;
  children: ReactNode;
}

/** Who decides, and what: the same place and shape for every decision of the game. */
export function PromptFrame({ game, by, title, children }: PromptFrameProps) {
  const t = useTranslations('ui.prompt');
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const asks = useTranslations('ui.hand');
  const { sides } = game.setup;
  const who = by === 'both' ? t('both', { a: sides.a.name, b: sides.b.name }) : sides[by].name;
  useDecisionFocus(ref, asks('asks', { who, question: title }));
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`${styles.prompt} ${styles[by]}`}
      data-region="decision"
      aria-label={t('decision')}
      aria-describedby={id}
    >
      <div className={styles.body}>
        <header className={styles.who}>
          {by !== 'b' && <SideMark side="a" size={28} />}
          {by !== 'a' && <SideMark side="b" size={28} />}
          <strong>{who}</strong>
        </header>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.what}>
          <SightPanel game={game} />
          {children}
          <Unanswered />
          <Hint game={game} />
        </div>
      </div>
    </section>
  );
}
