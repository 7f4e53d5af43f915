import { Lightbulb } from 'lucide-react';
import type { Awaiting, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { onDemand } from '../../parts/onDemand.tsx';
import { fetched } from '../../store/fetched.ts';
import { useGameStore } from '../../store/game.ts';
import { askHint, useHinted } from '../../store/hint.ts';
import { useHint } from '../../store/hintState.ts';
import { useUiStore } from '../../store/ui.ts';
import styles from './HintButton.module.css';

const HintList = onDemand(async () => (await fetched(() => import('./HintList.tsx'))).HintList);

/** What the computer would do, for somebody who asks; where hints are allowed, and while nothing is in the hand. */
export function HintButton({ game }: { game: Game }) {
  const awaiting = useGameStore((s) => s.awaiting);
  const isFree = useUiStore(({ tool }) => tool.kind === 'idle' || tool.kind === 'answer');
  return awaiting && isFree ? <Offered game={game} awaiting={awaiting} /> : null;
}

function Offered({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  const t = useTranslations('ui.opponent.hint');
  const side = useHinted(awaiting);
  const isOpen = useHint(({ about, open }) => open && about === game);
  if (!side) return null;
  if (isOpen) return <HintList game={game} />;
  return (
    <div className={styles.ask}>
      <Button look="quiet" onClick={() => askHint(game, side)}>
        <Lightbulb size={16} aria-hidden="true" /> {t('ask')}
      </Button>
    </div>
  );
}
