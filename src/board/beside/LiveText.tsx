import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { distance, flattened, levelOf, onLevel, type Point } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { standAt } from '../../play/stand.ts';
import { directionTo, endOf, pointedPlace } from '../../pointing/index.ts';
import { usePreferences } from '../../store/preferences.ts';
import styles from '../Board.module.css';
import { describeStand, inTenths, useSpeech } from '../describe/index.ts';
import type { Shows } from '../props.ts';
import { POINTER_RESTS_MS } from '../restingPointer.ts';
import { type PointedOut, usePointedOut } from '../usePointedOut.ts';
import { highestLevel } from '../view/storeys.ts';
import { useDescription } from './useDescription.ts';

/** Says what is under the keyboard's cursor. Silent for a mouse, which would never let it finish. */
export function LiveText({ shows, on }: { shows: Shows; on: boolean }) {
  return (
    <p className={styles.live} aria-live="polite">
      {on && <Spoken shows={shows} />}
    </p>
  );
}

function Spoken({ shows }: { shows: Shows }) {
  const t = useTranslations();
  const viewed = useStore(shows.look.from, (looking) => looking.level);
  const speech = useSpeech(shows.game);
  const pointedOut = usePointedOut(shows, true);
  const described = useDescription(shows.game, pointedOut, viewed);
  const pointedAt = useStore(shows.pointed, (at) => at.pointer);
  const pointedLevel = useStore(shows.pointed, (at) => at.level ?? 0);
  // a way ends where one may stand, which is not always where it is pointed
  const way = pointedOut.plan?.move ?? null;
  const pointer = way ? flattened(way.end) : pointedAt;
  const level = way ? levelOf(way.end) : pointedLevel;
  const isOver = useStore(shows.pointed, (at) => at.hovered !== null);
  const long = usePreferences((preferences) => preferences.speech);
  const here = long === 'full' && pointer && !way ? standsThere(pointer) : [];
  const words = described
    ? [
        described.title,
        ...((long === 'short' ? described.brief : described.lines) ?? []),
        ...(described.warnings ?? []).map((what) => t('board.warning', { what })),
        ...(way && !way.violation ? [describeStand(standAt(shows.game, way.who, way.end), speech)] : []),
        ...(described.refused === undefined ? [] : [t('board.refused', { why: described.refused })]),
        ...here,
      ]
    : [t('board.ground'), ...here];
  const { selected } = shows.hand.getState();
  const from = shows.game.state.characters.find((each) => each.id === selected)?.at;
  const hasLevels = highestLevel(shows.game.setup) > 0;
  // shortest, it is said only where there is nobody to count from
  const isPlaced = pointer && (long !== 'short' || !from);
  const place = isPlaced ? [t('ui.hand.characters.at', { x: pointer[0], y: pointer[1] })] : [];
  if (pointer && hasLevels && !isOver) place.push(t('board.level.ground', { level }));
  const whole = [...(pointer && from ? away(from, pointer) : []), ...new Set(words.map(bare)), ...place].join('. ');
  const said = useAfterRest(isPast(pointedOut) ? null : whole, pointedAt?.join() ?? '');
  return <span key={said.times}>{said.words}</span>;

  /** What he stands in or beside who is there, or would who is selected. */
  function standsThere(at: Point): string[] {
    const who = shows.pointed.getState().hovered ?? shows.hand.getState().selected;
    const stands = shows.game.state.characters.some((each) => each.id === who && each.at !== null);
    return who !== null && stands ? [describeStand(standAt(shows.game, who, onLevel(at, pointedLevel)), speech)] : [];
  }

  /** How far from whoever is selected, and in which direction: of more use than where on the table. */
  function away(here: Point, there: Point): string[] {
    const length = inTenths(distance(here, there));
    if (length < 0.1) return [];
    const direction = t(`ui.hand.characters.direction.${directionTo(here, there)}`);
    return [t('ui.hand.characters.where', { length: t('board.length', { length }), direction })];
  }
}

/** Is it still of the way to where was pointed before? */
function isPast({ tool, plan, pointer, level }: PointedOut): boolean {
  if (!plan || (tool.kind !== 'move' && tool.kind !== 'moveAndFire')) return false;
  return endOf(tool, pointer && pointedPlace(pointer, level))?.join() !== plan.pointedAt.join();
}

/** A refusal is a sentence, and ends like one. */
const bare = (words: string): string => words.replace(/\.$/, '');

/** The words as they last were while the cursor rested: a key that is held floods nobody. Of another place the same words are said again; null: they are still to come. */
function useAfterRest(words: string | null, place: string): { readonly words: string; readonly times: number } {
  const [said, say] = useState({ words: '', place: '', times: 0 });
  useEffect(() => {
    if (words === null) return undefined;
    const wait = setTimeout(() => {
      say((last) => (last.words === words && last.place === place ? last : { words, place, times: last.times + 1 }));
    }, POINTER_RESTS_MS);
    return () => clearTimeout(wait);
  }, [words, place]);
  return said;
}
