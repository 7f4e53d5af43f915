import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { useGameStore } from '../../store/game.ts';

/** The file names a player that is not known here: where, and that the game has been opened for two people. */
export function LeftOutNotice() {
  const t = useTranslations('ui.broken');
  const faultOf = useOpeningFault();
  const leftOut = useGameStore((s) => s.leftOut);
  const dismiss = useGameStore((s) => s.dismissBroken);
  if (!leftOut) return null;
  return (
    <Dialog title={t('leftOutTitle')} onClose={dismiss}>
      <p>{faultOf({ ok: false, fault: leftOut })}</p>
      <p>{t('leftOut')}</p>
      <div>
        <Button look="primary" onClick={dismiss}>
          {t('play')}
        </Button>
      </div>
    </Dialog>
  );
}
