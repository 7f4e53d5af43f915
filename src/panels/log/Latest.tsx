import type { Game } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { isAside, narrate } from '../../i18n/narrate.ts';
import { useGameStore } from '../../store/game.ts';
import hidden from '../parts/hidden.module.css';
import { useWords } from '../words.ts';

/** Reads out what has just happened to those who do not see it. */
export function Latest({ game }: { game: Game }) {
  const t = useTranslations();
  const words = useWords(game);
  const events = useGameStore((s) => s.lastStep?.events) ?? [];
  const told = events.filter((event) => !isAside(event)).map((event) => say(t, narrate(event, words.names)));
  return (
    <p className={hidden.hidden} role="status" aria-label={t('ui.log.latest')}>
      {told.join(' ')}
    </p>
  );
}
