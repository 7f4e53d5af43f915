import { useEffect } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { SideMark } from '../cards/symbols.tsx';
import { DeedWords } from './DeedWords.tsx';
import type { LastTurn } from './lastTurn.ts';
import styles from './SeatChange.module.css';

interface SeatChangeScreenProps {
  game: Game;
  turn: LastTurn;
  /** The replay has been seen. */
  replayed: boolean;
  onReplay: () => void;
  onBegin: () => void;
}

/** A calm screen before the table. Enter, Space, Escape and a tap beside the sheet all begin the turn. */
export function SeatChangeScreen({ game, turn, replayed, onReplay, onBegin }: SeatChangeScreenProps) {
  const t = useTranslations('ui.hotseat.seatChange');
  const { sides } = game.setup;
  const now = game.state.turn.side;
  const name = sides[turn.side].name;
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof HTMLDialogElement) onBegin();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [onBegin]);
  return (
    <Dialog cover title={t('title', { name: sides[now].name })} onClose={onBegin}>
      <div className={styles.whose}>
        <SideMark side={now} size={56} />
        <Button look="primary" first onClick={onBegin}>
          {t('begin')}
        </Button>
        {turn.deeds.length > 0 && <Button onClick={onReplay}>{replayed ? t('again') : t('replay')}</Button>}
      </div>
      <h3 className={styles.since}>{turn.deeds.length > 0 ? t('since', { name }) : t('nothing', { name })}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className={styles.deeds} tabIndex={0}>
        {turn.deeds.map((deed) => (
          <li key={deed.steps[0]?.node}>
            <DeedWords deed={deed} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
