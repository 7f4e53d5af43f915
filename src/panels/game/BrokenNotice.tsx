import { useMemo } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { difference } from '../../play/difference.ts';
import type { Broken } from '../../play/files/replay.ts';
import { gameAt } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { useCommandWords } from '../compare/useCommandWords.ts';
import { Differing } from '../lines/Differing.tsx';
import { Refusal } from '../refusal/Refusal.tsx';

/** The rules have been mended since this game was saved: where they part, what that has changed, and from where the players go on. */
export function BrokenNotice({ game, broken }: { game: Game; broken: Broken }) {
  const t = useTranslations('ui.broken');
  const said = useCommandWords(game);
  const dismiss = useGameStore((s) => s.dismissBroken);
  const goOnWhereAgreed = useGameStore((s) => s.goOnWhereAgreed);
  const { standing, agreeing } = broken;
  const found = useMemo(() => standing && difference(standing.was, standing.is), [standing]);
  const isElsewhere = gameAt(agreeing).state !== game.state;
  return (
    <Dialog title={t('title')} onClose={dismiss}>
      <p>{t('text', { step: broken.at + 1, command: said(broken.command) })}</p>
      {broken.violation && <Refusal game={game} violation={broken.violation} />}
      {standing && found && found.differing.length > 0 && (
        <Differing a={standing.was} b={standing.is} found={found} heads={[t('was'), t('is')]} />
      )}
      <p>{t('goOn')}</p>
      <div className={form.buttons}>
        <Button look="primary" onClick={dismiss}>
          {t('play')}
        </Button>
        {isElsewhere && <Button onClick={goOnWhereAgreed}>{t('agreed')}</Button>}
      </div>
    </Dialog>
  );
}
