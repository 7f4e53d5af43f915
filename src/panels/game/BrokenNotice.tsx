import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import type { Broken } from '../../play/files/replay.ts';
import { useGameStore } from '../../store/game.ts';
import { useCommandWords } from '../compare/useCommandWords.ts';
import { Refusal } from '../refusal/Refusal.tsx';

/** The rules have been mended since this game was saved: where they part, and from where the players go on. */
export function BrokenNotice({ game, broken }: { game: Game; broken: Broken }) {
  const t = useTranslations('ui.broken');
  const said = useCommandWords(game);
  const dismiss = useGameStore((s) => s.dismissBroken);
  return (
    <Dialog title={t('title')} onClose={dismiss}>
      <p>{t('text', { step: broken.at + 1, command: said(broken.command) })}</p>
      {broken.violation && <Refusal game={game} violation={broken.violation} />}
      <p>{t('goOn')}</p>
      <div>
        <Button look="primary" onClick={dismiss}>
          {t('play')}
        </Button>
      </div>
    </Dialog>
  );
}
