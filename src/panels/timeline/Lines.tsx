import { GitFork } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { IconButton } from '../../parts/IconButton.tsx';
import { type History, lineTo } from '../../play/history.ts';
import { tipsOf } from '../../play/lines.ts';
import { useGameStore } from '../../store/game.ts';
import styles from './Timeline.module.css';
import { useLineWords } from './useMomentWords.ts';

/** The ways in which the game has been played, to be looked at and gone on with; nothing to choose where there is only one. */
export function Lines({ history }: { history: History }) {
  const t = useTranslations('ui.timeline.lines');
  const [isOpen, setOpen] = useState(false);
  const shown = useGameStore((s) => s.looking?.tip ?? history.tip);
  const look = useGameStore((s) => s.look);
  const tips = useMemo(() => tipsOf(history), [history]);
  if (tips.length < 2) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts the list away from anywhere in it
    <div className={styles.lines} onKeyDown={onKeyDown}>
      <IconButton
        look="onFrame"
        pressed={isOpen}
        label={t('title', { count: tips.length })}
        onClick={() => setOpen(!isOpen)}
      >
        <GitFork size={18} aria-hidden="true" />
        <span aria-hidden="true">{tips.length}</span>
      </IconButton>
      {isOpen && (
        <div className={styles.list}>
          <p>{t('hint')}</p>
          <ol>
            {tips.map((tip, i) => (
              <li key={tip}>
                <Button
                  pressed={tip === shown}
                  onClick={() => {
                    look(tip);
                    setOpen(false);
                  }}
                >
                  <LineName history={history} tip={tip} number={i + 1} />
                </Button>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

/** A line is called by what sets it apart, and its number tells it from others of the same words. */
function LineName({ history, tip, number }: { history: History; tip: number; number: number }) {
  const t = useTranslations('ui.timeline.lines');
  const words = useLineWords(history, tip);
  return (
    <span className={styles.lineName}>
      <strong>{t(tip === history.tip ? 'current' : 'line', { line: number })}</strong> <span>{words.join(' ')}</span>{' '}
      {tip !== history.tip && <small>{t('forksAfter', placesOf(history, tip))}</small>}
    </span>
  );
}

/** After which step a line leaves the current one, and how many it has in all. */
function placesOf(history: History, tip: number): { step: number; steps: number } {
  const [line, current] = [lineTo(history, tip), lineTo(history, history.tip)];
  const step = line.findIndex((node, i) => node !== current[i]);
  return { step: step < 0 ? line.length : step, steps: line.length };
}
