import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { gameAt, type History } from '../../play/history.ts';
import { lessonOf } from '../../play/lesson.ts';
import { useGameStore } from '../../store/game.ts';
import { useWorkshop } from '../../store/workshop.ts';
import { useTrialTitle } from './useTrialTitle.ts';

interface MomentButtonsProps {
  history: History;
  at: number;
  /** A copy is offered elsewhere. */
  withoutCopy?: boolean;
  /** What else is to be done once one of them has been pressed. */
  onChosen?: () => void;
}

/** What may be done with any moment of a game, which stays as it is: a copy to try things in, a position to be changed. */
export function MomentButtons({ history, at, withoutCopy = false, onChosen }: MomentButtonsProps) {
  const t = useTranslations('ui.menu');
  const start = useGameStore((s) => s.start);
  const title = useTrialTitle();
  if (!start || lessonOf(start)) return null;
  const isOver = gameAt(history, at).state.outcome !== null;
  return (
    <div className={form.buttons}>
      {!isOver && !withoutCopy && (
        <Button
          onClick={() => {
            useGameStore.getState().tryOut(at, title);
            onChosen?.();
          }}
        >
          {t('tryOut')}
        </Button>
      )}
      <Button
        onClick={() => {
          useWorkshop.getState().enter({ start, history: { ...history, at } });
          onChosen?.();
        }}
      >
        {t('changePosition')}
      </Button>
    </div>
  );
}
