import { useEffect, useState } from 'react';
import type { Game, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Thoughts } from '../../play/opponent/index.ts';
import { draw } from '../../store/hintState.ts';
import { askWhy } from '../../store/opponent.ts';
import { WhyChosen } from './WhyChosen.tsx';

/** Why the computer did what it has done: it thinks the same once more, as it always does of the same table. */
export function WhyPlayed({ game, side }: { game: Game; side: Side }) {
  const t = useTranslations('ui.opponent.why');
  const [thoughts, setThoughts] = useState<Thoughts | 'failed' | null>(null);
  useEffect(() => {
    const giveUp = askWhy(game, side, (told) => setThoughts(told ?? 'failed'));
    return () => {
      giveUp();
      draw(null);
    };
  }, [game, side]);
  if (thoughts === null) return <p role="status">{t('thinking')}</p>;
  return thoughts === 'failed' ? <p role="status">{t('failed')}</p> : <WhyChosen game={game} thoughts={thoughts} />;
}
