import { type ReactNode, useEffect, useRef } from 'react';
import type { Game, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { SideMark } from '../cards/symbols.tsx';
import styles from './Prompt.module.css';
import { SightPanel } from './SightPanel.tsx';

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
  useKeptFocus(ref, `${by} ${title}`);
  const { sides } = game.setup;
  const who = by === 'both' ? t('both', { a: sides.a.name, b: sides.b.name }) : sides[by].name;
  return (
    <section ref={ref} tabIndex={-1} className={`${styles.prompt} ${styles[by]}`} aria-label={t('decision')}>
      <div className={styles.body}>
        <header className={styles.who}>
          {by !== 'b' && <SideMark side="a" size={22} />}
          {by !== 'a' && <SideMark side="b" size={22} />}
          <strong>{who}</strong>
        </header>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.what}>
          <SightPanel game={game} />
          {children}
        </div>
      </div>
    </section>
  );
}

/** The button that answered a question goes with it: the focus it had passes to the next question instead of being lost. */
function useKeptFocus(ref: { readonly current: HTMLElement | null }, question: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with every question
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ref, question]);
}
