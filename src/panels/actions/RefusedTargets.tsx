import { EyeOff } from 'lucide-react';
import { shortName } from '../../board/index.ts';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { ShotPreview } from '../../pointing/index.ts';
import { point, pointAway } from '../../store/pointer.ts';
import styles from './Targets.module.css';

interface RefusedTargetsProps {
  game: Game;
  shots: readonly ShotPreview[];
  /** Why this one cannot be shot at. */
  onWhy: (shot: ShotPreview) => void;
}

/** Who cannot be shot at: those out of sight in one line, those who could be seen in another. */
export function RefusedTargets({ game, shots, onWhy }: RefusedTargetsProps) {
  const refused = shots.filter(({ violation }) => violation !== null);
  return (
    <>
      <Line game={game} shots={refused.filter(({ attack }) => !attack.sight.los)} label="unseen" onWhy={onWhy} />
      <Line game={game} shots={refused.filter(({ attack }) => attack.sight.los)} label="refused" onWhy={onWhy} />
    </>
  );
}

/** Each name tells why, and shows on the board what is in the way. */
function Line({ game, shots, label, onWhy }: RefusedTargetsProps & { label: 'unseen' | 'refused' }) {
  const t = useTranslations('ui.decision');
  const [first] = shots;
  if (!first) return null;
  return (
    <div className={styles.refused}>
      <EyeOff size={15} aria-hidden="true" />
      <strong>{t(label)}</strong>
      <ul aria-label={t(label)}>
        {shots.map((shot) => (
          <li key={shot.at}>
            <button
              type="button"
              aria-disabled="true"
              onClick={() => onWhy(shot)}
              onPointerEnter={() => point(null, shot.at)}
              onPointerLeave={pointAway}
              onFocus={() => point(null, shot.at)}
              onBlur={pointAway}
            >
              {shortName(game, shot.at)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.why} aria-label={`${t(label)} ${t('why')}`} onClick={() => onWhy(first)}>
        {t('why')}
      </button>
    </div>
  );
}
