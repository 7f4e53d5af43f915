import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { type Awaiting, findCharacter, type Game, type Point } from '../../engine/index.ts';
import { shotInQuestion } from '../../pointing/index.ts';
import { useLessMotion } from '../../store/preferred.ts';
import type { Camera } from '../../store/ui.ts';
import { placesOf } from '../../telling/index.ts';
import type { Look, Shows } from '../props.ts';
import { fit, type Size } from './camera.ts';
import { askedOf } from './layers/Pieces.tsx';
import { halfway, nearer } from './nearer.ts';
import { viewNow } from './useView.ts';

/** As long as the way there takes, and as long as a view is left alone that somebody has just changed; ms. */
const WAY = 420;
const LEFT_ALONE = 1500;
/** Tables up to this length, in u, are seen well in any window but a phone's, whose sheet would cover what comes nearer. */
const USUAL = 24;

/**
 * Comes nearer to what is told, or asked about on a large table, where that is out of the view or too small to be seen, and goes
 * back after it. Whoever looks round by hand meanwhile keeps what he looks at.
 */
export function useFollowing(shows: Shows, size: Size | null): void {
  const { game, awaiting, moment, telling, look } = shows;
  const less = useLessMotion();
  const script = useStore(telling, (now) => now.telling?.script ?? null);
  const places = useMemo(() => {
    if (script) return placesOf(script);
    return moment ? [] : askedAbout(game, awaiting);
  }, [script, moment, game, awaiting]);
  const { table } = game.setup;
  const follower = useFollower(look);
  const radius = game.setup.ruleset.baseRadius;
  useEffect(() => {
    if (!size) return;
    const view = viewNow(table, look, size);
    const camera = nearer(view, table, places, radius);
    if (camera) follower.go(camera, view, less);
    else if (places.length === 0) follower.back(view, fit(size, table), less);
  }, [places, size, table, radius, look, less, follower]);
}

function askedAbout(game: Game, awaiting: Awaiting): readonly Point[] {
  const { width, height } = game.setup.table;
  if (Math.max(width, height) <= USUAL) return [];
  const shot = shotInQuestion(game, awaiting);
  const about = [...askedOf(awaiting), ...(shot ? [shot.who, shot.at] : [])];
  return about.map((id) => findCharacter(game, id)?.at ?? null).filter((at) => at !== null);
}

interface Follower {
  go(to: Camera, from: Camera, atOnce: boolean): void;
  /** To where one looked from before, or the whole table. */
  back(from: Camera, whole: Camera, atOnce: boolean): void;
}

function useFollower(look: Look): Follower {
  const follower = useRef<(Follower & { stop: () => void }) | null>(null);
  follower.current ??= following(look);
  useEffect(() => () => follower.current?.stop(), []);
  return follower.current;
}

function following(look: Look): Follower & { stop: () => void } {
  /** The camera that has been set here last; any other is of somebody's hand. */
  let own: Camera | null | undefined;
  /** What was looked at before. */
  let before: Camera | null | undefined;
  let byHand = Number.NEGATIVE_INFINITY;
  let frame = 0;
  const set = (camera: Camera | null): void => {
    own = camera;
    look.to(camera);
  };
  const stopFollowing = look.from.subscribe(({ camera }, previous) => {
    if (camera === previous.camera || camera === own) return;
    byHand = performance.now();
    before = undefined;
    cancelAnimationFrame(frame);
  });
  const move = (from: Camera, to: Camera, last: Camera | null, atOnce: boolean): void => {
    cancelAnimationFrame(frame);
    if (atOnce) return set(last);
    const began = performance.now();
    const step = (): void => {
      const share = Math.min(1, (performance.now() - began) / WAY);
      set(share === 1 ? last : halfway(from, to, share * share * (3 - 2 * share)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  return {
    go(to, from, atOnce) {
      if (performance.now() - byHand < LEFT_ALONE) return;
      if (before === undefined) before = look.from.getState().camera;
      move(from, to, to, atOnce);
    },
    back(from, whole, atOnce) {
      if (before === undefined) return;
      move(from, before ?? whole, before, atOnce);
      before = undefined;
    },
    stop() {
      cancelAnimationFrame(frame);
      stopFollowing();
    },
  };
}
