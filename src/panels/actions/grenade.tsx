import { usePreview } from '../../board/index.ts';
import { type Game, grenadeOf, grenadesOf } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { useUiStore } from '../../store/ui.ts';
import { PointedOdds } from '../odds/PointedOdds.tsx';
import { PreviewWords } from '../prompt/PreviewWords.tsx';
import styles from '../prompt/Prompt.module.css';
import { useWords } from '../useWords.ts';
import type { ActionOnScreen, PanelProps } from './action.ts';

export const grenade: ActionOnScreen<'grenade'> = {
  key: 'g',
  symbol: 'actions',
  hiddenFor: ['R130'],
  tool: (_, who) => ({ kind: 'grenade', who }),
  Panel: GrenadePanel,
  said: ({ who }, t, words) => t('ui.actions.grenade.said', { who: words.name(who) }),
};

/** GREN-2 to 8: where it is thrown, whether it scatters, whom it would catch. */
function GrenadePanel({ game, tool }: PanelProps<'grenade'>) {
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
