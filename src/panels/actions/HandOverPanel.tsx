import { friendsOf, type Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { IDLE, type ToolOf } from '../../pointing/hand.ts';
import { handOverPreview } from '../../pointing/index.ts';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { PreviewWords } from '../prompt/PreviewWords.tsx';
import styles from '../prompt/Prompt.module.css';
import { useWords } from '../useWords.ts';

/** GREN-14, R133: to whom an extra grenade is handed over, or why not. */
export function HandOverPanel({ game, tool }: { game: Game; tool: ToolOf<'handOver'> }) {
  const { who, grenade } = tool;
  const t = useTranslations('ui.handOver');
  const kinds = useTranslations('ui.grenades');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const { setTool, refuse } = useUiStore.getState();
  const friends = friendsOf(game, who).flatMap(({ id }) => handOverPreview(game, who, id, grenade) ?? []);
  return (
    <div className={styles.answers}>
      <PreviewWords game={game} hint={t('hint', { who: words.name(who), grenade: kinds(grenade) })} />
      {friends.map(({ to, violation, command }) => (
        <span key={to} onPointerEnter={() => point(null, to)} onPointerLeave={pointAway}>
          <Button
            refused={violation !== null}
            describedBy={violation ? `hand-${to}` : undefined}
            onRefused={() => refuse(violation, { game, command })}
            onClick={() => {
              if (send(command) === null) setTool(IDLE);
            }}
          >
            {words.name(to)}
            {violation && (
              <span id={`hand-${to}`} className={styles.why}>
                {words.violation(violation)}
              </span>
            )}
          </Button>
        </span>
      ))}
    </div>
  );
}
