import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { findCharacter, type Id } from '../../engine/index.ts';
import { shotInQuestion } from '../../pointing/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { followHeldDown, onceNothingIsHeld } from '../input/heldDown.ts';
import { momentPeople } from '../motion/moment.ts';
import type { Shows } from '../props.ts';
import { askedOf } from '../view/layers/Pieces.tsx';
import { useLit } from '../view/layers/useLit.ts';

/**
 * The view goes to the level of those it is about: of a step that is told or looked back at, of a question, of whoever is selected;
 * of several, both ends of a shot among them, to the highest, from which the others are seen as well. A level chosen by hand stays until
 * it is about somebody else, and nothing moves while a way is being drawn or something is held down.
 */
export function useLevelFollowing(shows: Shows): void {
  const { game, awaiting, moment, hand } = shows;
  const selected = useStore(hand, (held) => held.selected);
  const isDrawing = useStore(hand, ({ tool }) => 'waypoints' in tool && tool.waypoints.length > 0);
  const lit = useLit(shows);
  const asked = useMemo(() => {
    const shot = shotInQuestion(game, awaiting);
    return [...askedOf(awaiting), ...(shot ? [shot.who, shot.at] : [])];
  }, [game, awaiting]);
  const about: readonly Id[] =
    lit.length > 0
      ? lit
      : moment
        ? momentPeople(moment)
        : asked.length > 0
          ? asked
          : selected !== null
            ? [selected]
            : [];
  const highest = about
    .flatMap((id) => findCharacter(game, id) ?? [])
    .reduce<{ id: Id; level: number } | null>((best, c) => (c.at && (!best || c.level > best.level) ? c : best), null);
  const who = highest?.id ?? null;
  const level = highest?.level ?? 0;
  useEffect(() => followHeldDown(), []);
  useEffect(() => {
    if (who === null || isDrawing) return undefined;
    return onceNothingIsHeld(() => useUiStore.getState().followTo(who, level));
  }, [who, level, isDrawing]);
}
