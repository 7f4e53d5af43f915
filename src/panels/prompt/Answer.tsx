import type { Command, Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import { point, pointAway } from '../../store/pointer.ts';
import { AnswerOdds } from '../odds/AnswerOdds.tsx';
import { Coin } from '../side/Coin.tsx';
import styles from './Answer.module.css';

interface AnswerProps {
  game: Game;
  command: Command;
  label: string;
  /** In AT; null where no answer costs anything. */
  cost: number | null;
  /** What the dice will have to show, or how many there will be, after this answer. */
  effect?: string | undefined;
  /** Whose chances depend on it. */
  who?: Id | null | undefined;
  /** Who is lit on the board while it is pointed at. */
  lights?: Id | null | undefined;
  shortcut?: string | undefined;
  look: 'primary' | 'plain';
  /** It has been chosen, and is given by the next press. */
  pressed?: boolean | undefined;
  onClick: () => void;
}

/** One answer to a question as a large button: its price, and how likely it is to end well, stand on it. */
export function Answer(props: AnswerProps) {
  const { game, command, label, cost, effect, who, lights = null, shortcut, look, pressed, onClick } = props;
  const t = useTranslations('ui.prompt');
  return (
    <li className={styles.answer} onPointerEnter={() => point(null, lights)} onPointerLeave={pointAway}>
      <Button look={look} shortcut={shortcut} pressed={pressed} onClick={onClick}>
        <span className={styles.face}>
          <span className={styles.label}>
            <span>
              {label} {effect !== undefined && <span className={styles.effect}>{effect}</span>}
            </span>
            {cost !== null && cost > 0 && <Coin tokens={cost} size="middle" />}
            {cost !== null && <span className={hidden.hidden}> {t('cost', { cost })}</span>}
          </span>
          {who && <AnswerOdds game={game} command={command} who={who} />}
        </span>
      </Button>
    </li>
  );
}
