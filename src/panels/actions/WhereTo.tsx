import { useEffect, useState } from 'react';
import { clickAt, highestLevel } from '../../board/index.ts';
import { character, flattened, type Game, levelOf, profile, shownLength } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import type { ToolOf } from '../../pointing/hand.ts';
import type { ClimbChoice } from '../../pointing/index.ts';
import { climbsQuestion } from '../../pointing/questions.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { reporting } from '../../store/unanswered.ts';
import { thinking } from '../../thinking/thinking.ts';
import { GameSymbol } from '../cards/symbols.tsx';
import prompt from '../prompt/Prompt.module.css';
import { Coin } from '../side/Coin.tsx';
import { useWords } from '../useWords.ts';
import row from './ChoiceRow.module.css';
import styles from './WhereTo.module.css';

interface WhereToProps {
  game: Game;
  tool: ToolOf<'move'>;
}

/**
 * Near stairs, a ladder or a slope: up, down or stay, each with what it costs. A row points the way out, its button goes it; nobody
 * climbs by a click that meant the ground.
 */
export function WhereTo({ game, tool }: WhereToProps) {
  const t = useTranslations('ui.move.whereTo');
  const tMove = useTranslations('board.move');
  const words = useWords(game);
  const climbs = useClimbs(game, tool);
  const { setTool } = useUiStore.getState();
  if (climbs.length === 0) return null;
  const { who, end } = tool;
  const { level } = character(game, who);
  const proposed = climbs.find(({ to }) => end?.join() === to.join());
  const keyOf = (climb: ClimbChoice): string | undefined =>
    climbs.find(({ upwards }) => upwards === climb.upwards) === climb ? (climb.upwards ? '>' : '<') : undefined;
  const about = ({ violation, contacts, level }: ClimbChoice): string => {
    if (violation) return words.violation(violation);
    const met = [...new Set(contacts)].map(words.name).join(', ');
    return met === '' ? t('to', { level }) : tMove('contact', { who: met });
  };
  const choose = (climb: ClimbChoice): void => {
    if (climb === proposed) clickAt(climb.to);
    else setTool({ ...tool, waypoints: [], end: climb.to, offer: null });
  };
  return (
    <div className={styles.whereTo}>
      <ul aria-label={t('title')}>
        {climbs.map((climb) => (
          <li key={climb.element}>
            <button
              type="button"
              className={rowClass(climb === proposed)}
              aria-pressed={climb === proposed}
              aria-disabled={climb.violation !== null || undefined}
              aria-keyshortcuts={keyOf(climb)}
              title={keyOf(climb)}
              onClick={() => climb.violation === null && choose(climb)}
              onPointerEnter={() => point(flattened(climb.to), null, levelOf(climb.to))}
              onPointerLeave={pointAway}
            >
              <GameSymbol name="level" size={26} />
              <span className={row.about}>
                <strong>{t(`${climb.upwards ? 'up' : 'down'}.${climb.passage}`)}</strong>
                <span className={row.note}>{about(climb)}</span>
              </span>
              {climb.violation === null && (
                <span className={styles.price}>
                  {t('length', { length: shownLength(climb.length) })} <Coin tokens={climb.tokens} size="small" />
                </span>
              )}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={rowClass(!proposed)}
            aria-pressed={!proposed}
            onClick={() => setTool({ ...tool, end: null, offer: null })}
          >
            <GameSymbol name="move" size={26} />
            <span className={row.about}>
              <strong>{t('stay', { level })}</strong>
              <span className={row.note}>{t('stayAbout', { most: profile(game, who).move })}</span>
            </span>
          </button>
        </li>
      </ul>
      {proposed && (
        <div className={prompt.main}>
          <Button look="primary" onClick={() => clickAt(proposed.to)}>
            {t('go', { level: proposed.level, upwards: String(proposed.upwards) })}{' '}
            <Coin tokens={proposed.tokens} size="middle" />
          </Button>
        </div>
      )}
    </div>
  );
}

const rowClass = (isShown: boolean): string => `${styles.row} ${row.row} ${isShown ? row.shown : ''}`;

const NONE: readonly ClimbChoice[] = [];

/** Worked out beside the page, once for each moment somebody may move in. */
function useClimbs(game: Game, { who }: ToolOf<'move'>): readonly ClimbChoice[] {
  const [found, setFound] = useState<{ game: Game; who: string; climbs: readonly ClimbChoice[] } | null>(null);
  const hasLevels = highestLevel(game.setup) > 0;
  useEffect(() => {
    if (!hasLevels) return undefined;
    return thinking.ask(
      climbsQuestion,
      game,
      { who },
      reporting(climbsQuestion, (climbs) => setFound({ game, who, climbs })),
    );
  }, [game, who, hasLevels]);
  return found?.game === game && found.who === who ? found.climbs : NONE;
}
