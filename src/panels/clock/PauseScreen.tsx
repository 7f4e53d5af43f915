import { useEffect } from 'react';
import { type Awaiting, type Game, SIDES } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { useClock } from '../../store/clock.ts';
import styles from './Clock.module.css';
import { Clock } from './Clock.tsx';
import { PAUSE_KEY } from './PauseButton.tsx';

/** Covers the table while the clock is paused, so that nobody plans or plays in a time that does not count. */
export function PauseScreen({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  const t = useTranslations('ui.hotseat.clock');
  const kind = useClock((s) => s.clock?.kind);
  const paused = useClock((s) => s.clock?.paused ?? false);
  const pause = useClock((s) => s.pause);
  const shown = paused && awaiting.kind !== 'over';
  useEffect(() => {
    if (!shown) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key.toLowerCase() === PAUSE_KEY) pause(false);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shown, pause]);
  if (!shown) return null;
  const goOn = () => pause(false);
  return (
    <Dialog cover title={t('paused')} onClose={goOn}>
      <div className={styles.paused}>
        <p>{t('pausedText')}</p>
        <dl className={styles.both}>
          {SIDES.slice(0, kind === 'countdown' ? 1 : 2).map((side) => (
            <div key={side}>
              {kind === 'chess' && <dt>{game.setup.sides[side].name}</dt>}
              <dd>
                <Clock game={game} side={side} />
              </dd>
            </div>
          ))}
        </dl>
        <Button look="primary" first onClick={goOn}>
          {t('goOn')}
        </Button>
      </div>
    </Dialog>
  );
}
