import type { KeyboardEvent } from 'react';
import { shortName } from '../../board/index.ts';
import { type Attack, type Command, character, type Game, type Id, shownLength, sum } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import hidden from '../../parts/hidden.module.css';
import { plainest } from '../../play/odds/decided.ts';
import { fatesOf } from '../../play/odds/fates.ts';
import type { ShotPreview } from '../../pointing/index.ts';
import { useOddsOf } from '../../store/odds.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { RoleBadge } from '../cards/RoleBadge.tsx';
import { useTold } from '../odds/useTold.ts';
import { useWords } from '../useWords.ts';
import row from './ChoiceRow.module.css';
import styles from './Targets.module.css';

interface TargetsProps {
  game: Game;
  shots: readonly ShotPreview[];
  /** Whose odds stand below. */
  shown: Id | null;
  /** Who has been chosen: choosing him again shoots. */
  chosen: Id | null;
  /** The command whose odds a row tells. */
  commandOf: (shot: ShotPreview) => Command;
  onChoose: (shot: ShotPreview) => void;
}

/** So many rows have room for both their lines; of more only the one that is shown. */
const ROOMY = 3;

/** Everybody who can be shot at, in a row of his own. Pointing at one shows the line on the board. */
export function Targets({ game, shots, shown, chosen, commandOf, onChoose }: TargetsProps) {
  const t = useTranslations('ui.fire');
  const possible = shots.filter(({ violation }) => violation === null);
  const isMany = possible.length > ROOMY;
  const known = useOddsOf(
    game,
    possible.map((shot) => commandOf(shot)),
  );
  if (possible.length === 0) return null;
  return (
    <ul
      className={`${styles.targets} ${isMany ? styles.many : ''}`}
      data-many={isMany || undefined}
      aria-label={t('targets')}
      onKeyDown={goThrough}
    >
      {possible.map((shot, i) => {
        const answer = known[i];
        const fates = answer?.ok ? fatesOf(plainest(answer.odds), shot.at) : null;
        const isShort = isMany && shot.at !== shown;
        return (
          <li key={shot.at} className={isShort ? undefined : styles.whole}>
            <Row
              game={game}
              shot={shot}
              fates={fates}
              isShort={isShort}
              isShown={shot.at === shown}
              isChosen={shot.at === chosen}
              onClick={() => onChoose(shot)}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface RowProps {
  game: Game;
  shot: ShotPreview;
  /** null until they have been worked out. */
  fates: ReturnType<typeof fatesOf> | null;
  isShort: boolean;
  isShown: boolean;
  isChosen: boolean;
  onClick: () => void;
}

function Row({ game, shot: { who, at, attack }, fates, isShort, isShown, isChosen, onClick }: RowProps) {
  const t = useTranslations('ui.decision');
  const tFire = useTranslations('ui.fire');
  const words = useWords(game);
  const { hurt } = useTold();
  const need = sum(attack.need);
  const classes = [row.row, styles.target, isShort && styles.short, isShown && `${row.shown} ${styles.shown}`];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-pressed={isChosen}
      onClick={onClick}
      onPointerEnter={() => point(null, at)}
      onPointerLeave={pointAway}
      onFocus={() => point(null, at)}
      onBlur={pointAway}
    >
      <RoleBadge game={game} who={at} size={isShort ? 22 : 30} />
      <span className={row.about}>
        <span className={styles.first}>
          <span className={hidden.hidden}>{t(isChosen ? 'fireAt' : 'choose', { who: words.name(at) })}. </span>
          <strong aria-hidden="true">{shortName(game, at)}</strong>{' '}
          <span className={isShort ? hidden.hidden : row.note}>
            {need > 6 ? tFire('hopeless') : t('numbers', { dice: sum(attack.count), need })}
          </span>
        </span>
        {!isShort && <span className={`${row.note} ${styles.seen}`}>{seenOf(attack)}</span>}
      </span>
      <span className={styles.percent}>{fates ? hurt(fates) : '…'}</span>
    </button>
  );

  function levelWords({ count }: Attack): string {
    const { level } = character(game, at);
    return t(count.some(({ rule }) => rule === 'FIRE-11') ? 'higher' : 'lower', { level });
  }

  function seenOf({ sight, distance, range }: Attack): string {
    const names = [...new Set(sight.counted.map(({ id }) => words.name(id)))];
    const behind = names.length > 0 ? t('behind', { what: names.join(', ') }) : t('partial');
    const places = [
      ...(character(game, at).inCover ? [t('inCover')] : []),
      ...(sight.cover === 'partial' ? [behind] : character(game, at).inCover ? [] : [t('open')]),
      ...(character(game, at).level === character(game, who).level ? [] : [levelWords(attack)]),
    ];
    return t('seen', { cover: places.join(', '), distance: shownLength(distance, 1), range: tFire(range) });
  }
}

/** The arrow keys go from one target to the next. */
function goThrough(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const at = rows.indexOf(document.activeElement as HTMLButtonElement);
  rows[(at + step + rows.length) % rows.length]?.focus();
  event.preventDefault();
}
