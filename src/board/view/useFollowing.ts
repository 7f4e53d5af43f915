import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { type Awaiting, findCharacter, type Id } from '../../engine/index.ts';
import type { Tool } from '../../pointing/hand.ts';
import { pointables } from '../../pointing/index.ts';
import { useLessMotion } from '../../store/preferred.ts';
import type { Camera } from '../../store/ui.ts';
import { placesOf } from '../../telling/index.ts';
import type { Look, Shows } from '../props.ts';
import { fit, type Pane } from './camera.ts';
import { halfway, nearer } from './nearer.ts';
import { viewNow } from './useView.ts';

/** As long as the way there takes, and as long as a view is left alone that somebody has just changed; ms. */
const WAY = 420;
const LEFT_ALONE = 1500;
/** Tables up to this length, in u, are seen well in any window: what is asked about moves them only out from under a sheet. */
const USUAL = 24;

/**
 * Comes nearer to what is told, or asked about on a large table, where that is out of the view or too small to be seen, and goes
 * back after it. What is asked or aimed at comes out from under the sheet of a phone. Whoever looks round by hand meanwhile keeps
 * what he looks at.
 */
export function useFollowing(shows: Shows, pane: Pane | null): void {
  const { game, awaiting, moment, telling, look, hand } = shows;
  const less = useLessMotion();
  const script = useStore(telling, (now) => now.telling?.script ?? null);
  const tool = useStore(hand, (held) => held.tool);
  const { table } = game.setup;
  const isLarge = Math.max(table.width, table.height) > USUAL;
  const isCovered = Boolean(pane?.foot);
  const places = useMemo(() => {
    if (script) return placesOf(script);
    if (moment || !(isLarge || isCovered)) return [];
    const ids = [...namedIn(awaiting), ...(isCovered ? aimedAt(tool) : [])];
    return ids.map((id) => findCharacter(game, id)?.at ?? null).filter((at) => at !== null);
  }, [script, moment, game, awaiting, tool, isLarge, isCovered]);
  const follower = useFollower(look);
  const radius = script || isLarge ? game.setup.ruleset.baseRadius : null;
  useEffect(() => {
    if (!pane) return;
    const view = viewNow(table, look, pane);
    const camera = nearer(view, table, places, radius);
    if (camera) follower.go(camera, view, less);
    else if (places.length === 0) follower.back(view, fit(pane, table), less);
  }, [places, pane, table, radius, look, less, follower]);
}

/** Everybody and everything a question or a roll and its answers speak of, by id. */
function namedIn(awaiting: Awaiting): readonly Id[] {
  if (awaiting.kind !== 'choose' && awaiting.kind !== 'roll') return [];
  const about = Object.values(awaiting.about).flat();
  return [...about.filter((each) => typeof each === 'string'), ...pointables(awaiting).map(({ target }) => target)];
}

/** Who aims at whom. */
const aimedAt = (tool: Tool): readonly Id[] =>
  (tool.kind === 'fire' || tool.kind === 'moveAndFire') && tool.target !== null ? [tool.who, tool.target] : [];

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
