import { usePreview } from '../../board/index.ts';
import { type Game, grenadeOf, grenadesOf, profile, sleeps } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import type { Tool } from '../../pointing/hand.ts';
import { useUiStore } from '../../store/ui.ts';
import { PointedOdds } from '../odds/PointedOdds.tsx';
import { useWords } from '../words.ts';
import { PreviewWords } from './PreviewWords.tsx';
import styles from './Prompt.module.css';

type ToolOf<K extends Tool['kind']> = Extract<Tool, { kind: K }>;

/** GREN-2 to 8: where it is thrown, whether it scatters, whom it would catch. */
export function GrenadePanel({ game, tool }: { game: Game; tool: ToolOf<'grenade'> }) {
  const t = useTranslations('ui.grenade');
  const words = useWords(game);
  const setTool = useUiStore((ui) => ui.setTool);
  const grenades = grenadesOf(game, tool.who);
  return (
    <div className={styles.answers}>
      <PreviewWords game={game} hint={t('hint', { who: words.name(tool.who) })} />
      <BurstOdds game={game} />
      {grenades.length > 1 &&
        grenades.map((grenade) => (
          <Button
            key={grenade.id}
            pressed={grenade.id === grenadeOf(game, tool.who, tool.weapon)?.id}
            onClick={() => setTool({ ...tool, weapon: grenade.id })}
          >
            {words.weapon(grenade)}
          </Button>
        ))}
    </div>
  );
}

/** Of those it would catch where the pointer rests. Alone in following the pointer. */
function BurstOdds({ game }: { game: Game }) {
  const preview = usePreview(game);
  if (preview?.kind !== 'grenade' || preview.violation || preview.burst.caught.length === 0) return null;
  return <PointedOdds game={game} commands={[preview.command]} />;
}

/** OF-1, OF-2: where the marker is laid, what it reaches, who is in there already. */
export function WatchPanel({ game, tool }: { game: Game; tool: ToolOf<'opportunityFire'> }) {
  const t = useTranslations('ui.watch');
  const words = useWords(game);
  const range = profile(game, tool.who).opportunityFire ?? 0;
  const { trigger } = game.setup.ruleset.opportunity;
  const by = trigger === 'moving-or-attacking' ? 'attacking' : trigger;
  return (
    <div className={styles.answers}>
      <PreviewWords game={game} hint={t('hint', { who: words.name(tool.who), range })} />
      <p className={styles.aside}>
        {t('text', { who: words.name(tool.who), trigger: by, sleeps: String(sleeps(game, tool.who)) })}
      </p>
    </div>
  );
}
