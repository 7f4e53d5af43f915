import { useTranslations } from '../../i18n/index.ts';
import type { Aligned } from '../../play/difference.ts';
import { type History, nodeAt } from '../../play/history.ts';
import { gameBefore } from '../../play/lines.ts';
import { useCommandWords } from '../compare/useCommandWords.ts';
import styles from './Fork.module.css';

/** So many of the steps that both have are shown before they part. */
const SHARED = 2;

interface ForkProps {
  history: History;
  lines: Aligned;
  /** How many steps after they part both boards stand. */
  step: number;
  goTo: (step: number) => void;
}

/** Where two lines part, and their steps under one another: a press leads both boards there. */
export function Fork({ history, lines, step, goTo }: ForkProps) {
  const t = useTranslations('ui.lines');
  const { shared } = lines;
  return (
    <nav className={styles.fork} aria-label={t('fork')}>
      <ol className={styles.shared}>
        {shared.slice(-SHARED).map((node, i, shown) => (
          <li key={node}>
            <button
              type="button"
              aria-current={i === shown.length - 1 && step === 0 ? 'step' : undefined}
              disabled={i < shown.length - 1}
              onClick={() => goTo(0)}
            >
              <Said history={history} node={node} />
            </button>
          </li>
        ))}
      </ol>
      <svg className={styles.parting} viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.a} d="M0 50C25 50 15 25 40 25" />
        <path className={styles.b} d="M0 50C25 50 15 75 40 75" />
      </svg>
      <div className={styles.lines}>
        {(['a', 'b'] as const).map((which) => (
          <ol key={which} className={`${styles.line} ${styles[which]}`} aria-label={t(`letter.${which}`)}>
            {lines[which].map((node, i) => (
              <li key={node}>
                <button type="button" aria-current={i + 1 === step ? 'step' : undefined} onClick={() => goTo(i + 1)}>
                  <Said history={history} node={node} />
                </button>
              </li>
            ))}
          </ol>
        ))}
      </div>
    </nav>
  );
}

/** What was done with a step, in a few words. */
function Said({ history, node }: { history: History; node: number }) {
  const say = useCommandWords(gameBefore(history, node));
  const command = nodeAt(history, node)?.command;
  return command ? say(command) : null;
}
