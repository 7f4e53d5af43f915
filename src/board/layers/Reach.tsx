import { useEffect, useState } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { Game, Id } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useUiStore } from '../../store/ui.ts';
import type { ReachPicture } from '../plan/reachPicture.ts';
import { Thinker } from '../plan/thinker.ts';
import { decides } from '../preview.ts';
import { inkOf } from './inkOf.ts';
import { tag } from './overlay/strokes.ts';

interface ReachProps {
  game: Game;
  /** Device pixels per u. */
  pixels: number;
  turned: boolean;
}

/** Where the selected character can get to for 1, 2 and 3 AT, while it may move. */
export function Reach({ game, pixels, turned }: ReachProps) {
  const t = useTranslations('board');
  const who = useUiStore(({ selected, tool }) => (tool.kind === 'idle' || tool.kind === 'move' ? selected : null));
  const reach = useReach(game, who !== null && decides(game, who) ? who : null, sharpness(pixels));
  return (
    <Shape
      sceneFunc={(context, shape) => {
        if (!reach) return;
        const { ink, px } = inkOf(context, shape);
        ink.drawImage(reach.picture, ...reach.corner, ...reach.size);
        for (const { tokens, at } of reach.marks) tag(ink, t('reach', { tokens }), at, px, turned);
      }}
    />
  );
}

interface Thought {
  readonly game: Game;
  readonly who: Id;
  readonly reach: ReachPicture | null;
}

/** Thought over beside the page; until that is done nothing is shown. */
function useReach(game: Game, who: Id | null, pixels: number): ReachPicture | null {
  const [thinker] = useState(() => new Thinker());
  const [thought, setThought] = useState<Thought | null>(null);
  useEffect(() => {
    if (who === null) return undefined;
    thinker.ask(game, 'reach', { who, pixels }, (reach) => setThought({ game, who, reach }));
    return () => thinker.forget();
  }, [thinker, game, who, pixels]);
  return thought && thought.game === game && thought.who === who ? thought.reach : null;
}

/** Some degrees of nearness are enough, and no picture has to be larger than a large screen. */
const sharpness = (pixels: number): number => 2 ** Math.min(6, Math.ceil(Math.log2(pixels)));
