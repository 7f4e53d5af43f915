import { ChevronRight } from 'lucide-react';
import { shortName } from '../../board/index.ts';
import type { Command, Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { plainest } from '../../play/odds/decided.ts';
import { fatesOf } from '../../play/odds/fates.ts';
import type { ShotPreview } from '../../pointing/index.ts';
import { backOut } from '../../store/backOut.ts';
import { useOdds } from '../../store/odds.ts';
import { useTold } from '../odds/useTold.ts';
import styles from './NextTarget.module.css';

interface NextTargetProps {
  game: Game;
  /** Those who can be shot at. */
  shots: readonly ShotPreview[];
  /** Whose odds are shown. */
  after: Id;
  commandOf: (shot: ShotPreview) => Command;
  onNext: (shot: ShotPreview) => void;
}

/** On a phone, where one target is seen at a time: back to all of them, or to the next one with its odds. */
export function NextTarget({ game, shots, after, commandOf, onNext }: NextTargetProps) {
  const t = useTranslations('ui.decision');
  const { hurt } = useTold();
  const at = shots.findIndex((shot) => shot.at === after);
  const next = shots.length > 1 ? shots[(at + 1) % shots.length] : undefined;
  const answer = useOdds(game, next ? commandOf(next) : null);
  const percent = next && answer?.ok ? hurt(fatesOf(plainest(answer.odds), next.at)) : '…';
  return (
    <div className={styles.next}>
      <Button onClick={backOut}>{t('back')}</Button>
      {next && (
        <Button onClick={() => onNext(next)}>
          <span className={styles.label}>{t('next', { who: shortName(game, next.at), percent })}</span>
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
