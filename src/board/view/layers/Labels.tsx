import { useMemo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { useStore } from 'zustand';
import { character, type Game, type Id, isSuppressed, onTable, type Point } from '../../../engine/index.ts';
import { useTranslations } from '../../../i18n/index.ts';
import { type ShotPreview, shotInQuestion } from '../../../pointing/index.ts';
import { GROWN } from '../../motion/cast.ts';
import { momentPicture } from '../../motion/moment.ts';
import type { Player } from '../../motion/player.ts';
import type { Shows } from '../../props.ts';
import { useMeant } from '../../usePointedOut.ts';
import { type LaidLabels, note } from '../laidLabels.ts';
import type { Palette } from '../palette.ts';
import { inkOf } from './inkOf.ts';
import { captionsOf, NAMED } from './labels/captions.ts';
import { type Cut, cutsOf, waysOf } from './labels/cutAway.ts';
import { drawLabels } from './labels/drawLabels.ts';
import { linesShown } from './labels/linesShown.ts';
import { useChips, useDiceOf } from './labels/useChips.ts';
import { LEVEL_TAG } from './Markers.tsx';
import { LEAST } from './markers/drawCounter.ts';
import { askedOf } from './Pieces.tsx';
import { busyWith } from './piece/busyWith.ts';
import { isNear } from './piece/figure/nearness.ts';
import { useLit } from './useLit.ts';

interface LabelsProps {
  shows: Shows;
  turned: boolean;
  /** Shots whose numbers stand by their targets. */
  targets: readonly ShotPreview[];
  player: Player;
  palette: Palette;
  /** How much larger than their bases characters are painted, and names than elsewhere. */
  enlarged: number;
  /** The level that is viewed. */
  level: number;
  /** Where it is noted what stands where. */
  laid: LaidLabels;
}

const NOBODY: readonly ShotPreview[] = [];

/** Names and numbers about the bases, over everything else, none of them over another. */
export function Labels({ shows, turned, targets, player, palette, enlarged, level, laid }: LabelsProps) {
  const { game, awaiting, moment } = shows;
  const selected = useStore(shows.hand, (held) => held.selected);
  const firing = useStore(shows.hand, ({ tool }) => tool.kind === 'fire');
  const chosen = useStore(shows.hand, ({ tool }) => (tool.kind === 'fire' ? tool.target : null));
  const diceOf = useDiceOf();
  const cutWords = useCutWords();
  const cuts = useMemo(() => cutsOf(game.setup.elements, level), [game.setup, level]);
  const ways = useMemo(() => waysOf(game.setup.elements, level), [game.setup, level]);
  const chips = useChips(game, firing ? targets : NOBODY);
  const hovered = useMeant(shows);
  const lit = useLit(shows);
  const isTelling = useStore(shows.telling, ({ telling }) => telling !== null);
  const isShown = useStore(shows.telling, ({ telling }) => telling?.phase === 'shown');
  const poses = player.use((playing) => playing.poses);
  const lines = useMemo(() => {
    const past = moment && { before: moment.before, picture: momentPicture(moment) };
    return linesShown(game, { asked: shotInQuestion(game, awaiting), targets, hovered, past });
  }, [game, awaiting, targets, hovered, moment]);
  return (
    <Shape
      sceneFunc={(context, shape) => {
        const { ink, px } = inkOf(context, shape);
        const stage = shape.getStage();
        if (!stage) return;
        const scale = (turned ? -1 : 1) / px;
        const { x, y } = shape.getAbsolutePosition();
        const seen = ([u, v]: Point): Point => [x + u * scale, y + v * scale];
        const baseOf = (id: Id) => {
          const pose = poses.get(id);
          const at = seen(pose?.at ?? character(game, id).at ?? [0, 0]);
          const radius =
            (game.setup.ruleset.baseRadius * enlarged * (pose?.scale ?? 1) * (lit.includes(id) ? GROWN : 1)) / px;
          return { at, radius: radius + rimOf(game, id, radius) };
        };
        const asked = askedOf(awaiting);
        const named = isShown ? [] : isTelling ? lit : null; // no name over the words that are stamped
        const shown = {
          selected,
          hovered,
          asked,
          targets: isTelling ? [] : targets,
          chips,
          diceOf,
          chosen,
          scale: enlarged / px,
          named,
          baseOf,
          level,
          cuts:
            px * NAMED > enlarged || isTelling
              ? []
              : cuts.map((cut) => ({ ...besideIt(cut, ways, seen), text: cutWords(cut) })),
        };
        const room = {
          bases: [...onTable(game).map(({ id }) => baseOf(id)), ...counters(game, level, seen, px)],
          lines: lines.map(([from, to]) => [seen(from), seen(to)] as const),
        };
        const view = { origin: [x, y] as const, scale, width: stage.width(), height: stage.height() };
        note(laid, drawLabels(ink, captionsOf(game, shown), room, view, { palette, enlarged }));
      }}
    />
  );
}

/** The middle of its lower edge, as the view shows it; of its upper one where stairs or a slope come out below. */
function besideIt({ id, corners }: Cut, ways: readonly (readonly Point[])[], seen: (at: Point) => Point) {
  const box = boundsOf(corners.map(seen));
  const middle = (box.left + box.right) / 2;
  const isCovered = ways.some((way) => {
    const { left, right, top, bottom } = boundsOf(way.map(seen));
    const isBelow = bottom > box.bottom && top < box.bottom + CAPTION.height;
    return isBelow && right > middle - CAPTION.width / 2 && left < middle + CAPTION.width / 2;
  });
  return isCovered
    ? { id, at: [middle, box.top] as const, place: 'above' as const }
    : { id, at: [middle, box.bottom] as const, place: 'below' as const };
}

/** About as large, in pixels, is the room of such a caption. */
const CAPTION = { width: 130, height: 22 };

function boundsOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function useCutWords(): (cut: Cut) => string {
  const t = useTranslations('board.level');
  return ({ levels, roof }) => {
    if (levels === null) return t('cutRoof');
    const [from, to] = levels;
    return t('cut', { count: to - from + 1, from, to, roof: String(roof) });
  };
}

/** What lies on the table with a sign to be read on it, as the view shows it. */
function counters(game: Game, viewed: number, seen: (at: Point) => Point, px: number): { at: Point; radius: number }[] {
  const radius = Math.max(game.setup.ruleset.markerRadius / px, LEAST);
  return game.state.markers.flatMap((marker) => {
    if (marker.kind === 'body') return [];
    const at = seen(marker.at);
    const isElsewhere = (marker.level ?? 0) !== viewed;
    const tag = isElsewhere ? [{ at: [at[0], at[1] - LEVEL_TAG] as const, radius: LEVEL_TAG / 2 }] : [];
    return marker.kind === 'smoke' ? tag : [{ at, radius }, ...tag];
  });
}

/** What sticks out of a base of so many pixels: its ring, the signs of its state (drawSigns.ts), sandbags, a tab at the foot. */
function rimOf(game: Game, id: Id, radius: number): number {
  const { wounded, inCover, coverFrom, shock, panicking } = character(game, id);
  if (panicking || busyWith(game, id)) return Math.max(radius * 0.34, 9);
  if (inCover || coverFrom.length > 0) return Math.max(radius * 0.3, 5);
  if (isNear(2 * radius)) return Math.max(radius * 0.18, 5);
  return wounded || shock || isSuppressed(game, id) ? 5 : 3;
}
