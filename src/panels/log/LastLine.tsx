import { ChevronUp } from 'lucide-react';
import { say, useTranslations } from '../../i18n/index.ts';
import { narrate } from '../../i18n/narrate.ts';
import { gameAt, type History } from '../../play/history.ts';
import { useUiStore } from '../../store/ui.ts';
import { SideMark } from '../cards/symbols.tsx';
import { useWords } from '../useWords.ts';
import { actorOf } from './actorOf.ts';
import styles from './LastLine.module.css';
import { lastTold } from './lastTold.ts';

/** Where there is no room for the log: what has happened last, and the way to all of it. */
export function LastLine({ history }: { history: History }) {
  const t = useTranslations();
  const draw = useUiStore((ui) => ui.draw);
  const [last] = lastTold(history, 1);
  const words = useWords(last?.before ?? gameAt(history));
  const side = last && actorOf(last.before, last.event);
  return (
    <button type="button" className={styles.last} onClick={() => draw('log')}>
      {side && <SideMark side={side} size={14} />}
      <span className={styles.told}>{last ? say(t, narrate(last.event, words.names)) : t('ui.log.empty')}</span>
      <ChevronUp size={18} aria-hidden="true" />
    </button>
  );
}
