import type { Awaiting, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import type { History } from '../../play/history.ts';
import { NextDice } from './NextDice.tsx';
import { Outcomes } from './Outcomes.tsx';

interface OutcomesDialogProps {
  game: Game;
  history: History;
  awaiting: Awaiting;
  onClose: () => void;
}

/** What the next dice are, and all that they may bring: for games in which everything may be taken back. */
export function OutcomesDialog({ onClose, ...table }: OutcomesDialogProps) {
  const t = useTranslations('ui.outcomes');
  return (
    <Dialog title={t('title')} onClose={onClose} wide>
      <DiceAndOutcomes {...table} />
    </Dialog>
  );
}

/** The same as a page of another dialog. */
export function DiceAndOutcomes({ game, history, awaiting }: Omit<OutcomesDialogProps, 'onClose'>) {
  const isDue = awaiting.kind === 'roll';
  return (
    <>
      <NextDice history={history} due={isDue ? awaiting.dice : 0} />
      {isDue && <Outcomes game={game} history={history} />}
    </>
  );
}
