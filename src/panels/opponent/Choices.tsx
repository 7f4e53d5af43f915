import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Thought, Thoughts } from '../../play/opponent/index.ts';
import { type Gain, gainOf } from '../../play/opponent/reasons.ts';
import { draw } from '../../store/hintState.ts';
import { useCommandWords } from '../compare/useCommandWords.ts';
import styles from './Choices.module.css';

interface ChoicesProps {
  game: Game;
  thoughts: Thoughts;
  /** In the order of the list; the first is told with all its reasons. */
  shown: readonly Thought[];
  /** What a row does that is pressed; left out: rows are there to be looked at. */
  onChoose?: (thought: Thought) => void;
}

/** What may be done and what is expected of each: a bar from zero, points and reasons. Pointing at a row draws it on the board. */
export function Choices({ game, thoughts, shown, onChoose }: ChoicesProps) {
  const gains = shown.map((thought) => gainOf(thoughts, thought));
  const most = Math.max(1, ...gains.map(({ points }) => Math.abs(points)));
  return (
    <ol className={styles.choices}>
      {gains.map((gain, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={i}>
          <Row
            game={game}
            gain={gain}
            most={most}
            reasons={i === 0 ? ALL : SOME}
            onChoose={onChoose && (() => onChoose(shown[i] as Thought))}
          />
        </li>
      ))}
    </ol>
  );
}

/** So many reasons are told of the first, and of each other. */
const ALL = 4;
const SOME = 2;

interface RowProps {
  game: Game;
  gain: Gain;
  /** The points of the longest bar. */
  most: number;
  reasons: number;
  onChoose?: (() => void) | undefined;
}

function Row({ game, gain: { command, points, reasons: all }, most, reasons, onChoose }: RowProps) {
  const t = useTranslations('ui.opponent');
  const say = useCommandWords(game);
  const what = say(command);
  const share = Math.abs(points) / most;
  return (
    <button
      type="button"
      className={styles.choice}
      aria-label={onChoose && t('hint.take', { what })}
      onClick={onChoose}
      onPointerEnter={() => draw(command)}
      onPointerLeave={() => draw(null)}
      onFocus={() => draw(command)}
      onBlur={() => draw(null)}
    >
      <span className={styles.what}>{what}</span>
      <span className={styles.bar} aria-hidden="true">
        <span className={points < 0 ? styles.less : styles.more} style={{ width: `${Math.max(4, 50 * share)}%` }} />
      </span>
      <span className={styles.points}>{t('why.points', { points })}</span>
      <span className={styles.reasons}>
        {all.slice(0, reasons).map(({ reason, by }) => (
          <span key={reason}>
            {t(`why.reason.${reason}`)} <strong>{t('why.points', { points: by })}</strong>
          </span>
        ))}
      </span>
    </button>
  );
}
