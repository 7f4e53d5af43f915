import { Columns4 } from 'lucide-react';
import { usePreview } from '../../board/index.ts';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { commandOf } from '../../pointing/index.ts';
import { useCompare } from '../../store/compare.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import styles from './Comparing.module.css';
import { subjectsOf } from './subjects.ts';

/** Asks all editions about what is pointed out, has just been refused or was played last. */
export function AskAboutGame({ game, onClick }: { game: Game; onClick: () => void }) {
  const t = useTranslations('ui.compare');
  const askAbout = useCompare((s) => s.askAbout);
  const history = useGameStore((s) => s.history);
  const refused = useUiStore((ui) => ui.refused);
  const preview = usePreview(game);
  const pointed = preview && commandOf(game, preview);
  const subjects = history ? subjectsOf(game, history, pointed, refused?.game === game ? refused.command : null) : [];
  const nothing = subjects.length === 0;
  return (
    <>
      <Button
        refused={nothing}
        describedBy={nothing ? 'nothing-to-ask' : undefined}
        onClick={() => {
          onClick();
          askAbout(...subjects);
        }}
      >
        <Columns4 size={18} aria-hidden="true" /> {t('ask')}
      </Button>
      {nothing && (
        <p id="nothing-to-ask" className={styles.note}>
          {t('nothing')}
        </p>
      )}
    </>
  );
}
