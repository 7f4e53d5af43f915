import { useEffect, useState } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { useStore } from 'zustand';
import { type Game, type Id, isFreeToAct } from '../../../engine/index.ts';
import { useTranslations } from '../../../i18n/index.ts';
import type { Tool } from '../../../pointing/hand.ts';
import { reporting } from '../../../store/unanswered.ts';
import { Newest } from '../../../thinking/newest.ts';
import { reachQuestion } from '../../plan/questions.ts';
import type { ReachPicture } from '../../plan/reachPicture.ts';
import type { Shows } from '../../props.ts';
import { inkOf } from './inkOf.ts';
import { tag } from './overlay/strokes.ts';

interface ReachProps {
  shows: Shows;
  /** Device pixels per u. */
  pixels: number;
  turned: boolean;
  /** The level that is viewed. */
  level: number;
}

/** Where the selected character can get to for 1, 2 and 3 AT, while it may move. */
export function Reach({ shows: { game, hand }, pixels, turned, level }: ReachProps) {
  const t = useTranslations('board');
  const who = useStore(hand, ({ selected, tool }) => (SHOWN.includes(tool.kind) ? selected : null));
  const action = useStore(hand, ({ tool }) => (tool.kind === 'moveAndFire' ? 'moveAndFire' : 'move'));
  const reach = useReach(game, who !== null && isFreeToAct(game, who) ? who : null, action, sharpness(pixels), level);
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

/** With these tools in the hand. */
const SHOWN: readonly Tool['kind'][] = ['idle', 'move', 'moveAndFire'];

type Action = 'move' | 'moveAndFire';

interface Thought {
  readonly game: Game;
  readonly who: Id;
  readonly action: Action;
  readonly level: number;
  readonly reach: ReachPicture | null;
}

/** Thought over beside the page; until that is done nothing is shown. */
function useReach(game: Game, who: Id | null, action: Action, pixels: number, level: number): ReachPicture | null {
  const [newest] = useState(() => new Newest());
  const [thought, setThought] = useState<Thought | null>(null);
  useEffect(() => {
    if (who === null) return undefined;
    const told = reporting(reachQuestion, (reach) => setThought({ game, who, action, level, reach }));
    newest.ask(reachQuestion, game, { who, action, pixels, level }, told);
    return () => newest.forget();
  }, [newest, game, who, action, pixels, level]);
  const isFor =
    thought && thought.game === game && thought.who === who && thought.action === action && thought.level === level;
  return isFor ? thought.reach : null;
}

/** Some degrees of nearness are enough, and no picture has to be larger than a large screen. */
const sharpness = (pixels: number): number => 2 ** Math.min(6, Math.ceil(Math.log2(pixels)));
