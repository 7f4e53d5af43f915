import { Columns4 } from 'lucide-react';
import type { Command, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { useCompare } from '../../store/compare.ts';
import styles from './AskEditions.module.css';

interface AskEditionsProps {
  game: Game;
  command: Command;
  /** Small enough to stand in a sentence. */
  inline?: boolean;
}

/** Asks every edition about a command as it is or was given in that game. */
export function AskEditions({ game, command, inline = false }: AskEditionsProps) {
  const t = useTranslations('ui.compare');
  const askAbout = useCompare((s) => s.askAbout);
  const ask = () => askAbout({ game, command, as: null });
  if (inline) {
    return (
      <button type="button" className={styles.inline} onClick={ask}>
        <Columns4 size={12} aria-hidden="true" /> {t('ask')}
      </button>
    );
  }
  return (
    <Button onClick={ask}>
      <Columns4 size={18} aria-hidden="true" /> {t('ask')}
    </Button>
  );
}
