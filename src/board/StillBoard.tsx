import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Awaiting, Game } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import { useGameStore } from '../store/game.ts';
import { shownGame, useShownAwaiting } from '../store/shown.ts';
import { useUiStore } from '../store/ui.ts';
import styles from './Board.module.css';
import { Controls } from './Controls.tsx';
import { FREE, type Hand, type PointerInput, recognise } from './input/gestures.ts';
import { useWheel } from './input/usePointing.ts';
import { createPlayer, wallClock } from './motion/player.ts';
import { useMotion } from './motion/useMotion.ts';
import { panBy, pinch, type Size } from './view/camera.ts';
import { Layers } from './view/Layers.tsx';
import { useSize, useView, viewNow } from './view/useView.ts';

/** The table to look at only: it can be looked at from nearer and from elsewhere, and nothing on it can be touched. */
export function StillBoard() {
  const game = useGameStore(shownGame);
  const awaiting = useShownAwaiting();
  return game && awaiting ? <StillTable game={game} awaiting={awaiting} /> : null;
}

function StillTable({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  const t = useTranslations('board');
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const view = useView(game.setup.table, size);
  const [player] = useState(() => createPlayer(wallClock));
  const handlers = useLooking(game, size);
  useMotion(player);
  useWheel(box, size);
  useEffect(() => useUiStore.getState().reset(), []);
  return (
    <div className={styles.board}>
      <div ref={box} className={styles.view} role="img" aria-label={t('label')} {...handlers}>
        {view && <Layers game={game} awaiting={awaiting} view={view} cursor={false} player={player} />}
      </div>
      {view && <Controls table={game.setup.table} view={view} />}
    </div>
  );
}

/** Drags and pinches move the camera; whatever else a pointer does means nothing here. */
function useLooking({ setup: { table } }: Game, size: Size | null) {
  const hand = useRef<Hand>(FREE);
  const heard = (type: PointerInput['type']) => (event: PointerEvent<HTMLElement>) => {
    if (!size) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    if (type === 'down') event.currentTarget.setPointerCapture(event.pointerId);
    const recognised = recognise(hand.current, {
      type,
      pointer: event.pointerId,
      at: [event.clientX - left, event.clientY - top],
      touch: event.pointerType === 'touch',
      middle: event.button === 1,
      shift: event.shiftKey,
    });
    hand.current = recognised.hand;
    const { setCamera } = useUiStore.getState();
    for (const gesture of recognised.gestures) {
      const view = viewNow(table, size);
      if (gesture.gesture === 'dragged') setCamera(panBy(view, table, gesture.by));
      if (gesture.gesture === 'pinched') setCamera(pinch(view, table, gesture.before, gesture.after));
    }
  };
  return {
    onPointerDown: heard('down'),
    onPointerMove: heard('move'),
    onPointerUp: heard('up'),
    onPointerCancel: heard('cancel'),
  };
}
