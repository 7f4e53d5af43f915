import { Lightbulb, X } from 'lucide-react';
import { useMemo } from 'react';
import type { Awaiting, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { lessonOf } from '../../play/lesson.ts';
import { useGameStore } from '../../store/game.ts';
import { usePreferences } from '../../store/preferences.ts';
import { usePresses } from '../../store/presses.ts';
import { useUiStore } from '../../store/ui.ts';
import styles from './Hint.module.css';
import { hintFor } from './hintFor.ts';

/** In the first turns: what to do now, for somebody who has never played; until it has been sent away for good. */
export function Hint({ game }: { game: Game }) {
  const awaiting = useGameStore((s) => s.awaiting);
  const hints = usePreferences((p) => p.hints);
  const isLesson = useGameStore((s) => lessonOf(s.start) !== null); // which says it by itself
  return awaiting && hints === 'shown' && !isLesson ? <Said game={game} awaiting={awaiting} /> : null;
}

function Said({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  const t = useTranslations('ui.hints');
  const set = usePreferences((p) => p.set);
  const selected = useUiStore((ui) => ui.selected);
  const tool = useUiStore((ui) => ui.tool);
  const touch = usePresses(({ byTouch }) => byTouch);
  const hint = useMemo(() => hintFor(game, awaiting, selected, tool), [game, awaiting, selected, tool]);
  if (hint === null) return null;
  const by = awaiting.kind === 'choose' ? awaiting.by : 'a';
  return (
    <aside className={styles.hint} aria-label={t('title')}>
      <p>
        <Lightbulb size={16} aria-hidden="true" /> {t(hint, { name: game.setup.sides[by].name, touch: String(touch) })}
      </p>
      <IconButton look="quiet" label={t('hide')} onClick={() => set({ hints: 'hidden' })}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
