import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { useGameStore } from '../../store/game.ts';

/** The browser has lost the last steps of this stored game: how many, and from where the players go on. */
export function LostNotice() {
  const t = useTranslations('ui.broken');
  const lost = useGameStore((s) => s.lost);
  const dismiss = useGameStore((s) => s.dismissBroken);
  if (lost === 0) return null;
  return (
    <Dialog title={t('lostTitle')} onClose={dismiss}>
      <p>{t('lost', { count: lost })}</p>
      <div>
        <Button look="primary" onClick={dismiss}>
          {t('play')}
        </Button>
      </div>
    </Dialog>
  );
}
