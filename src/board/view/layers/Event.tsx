import type { Group as GroupNode } from 'konva/lib/Group.js';
import type { Layer } from 'konva/lib/Layer.js';
import type { Shape as ShapeNode } from 'konva/lib/Shape.js';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { Group, Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { useStore } from 'zustand';
import { character, type Id } from '../../../engine/index.ts';
import { useTranslations } from '../../../i18n/index.ts';
import type { Telling } from '../../../store/gameState.ts';
import type { Script } from '../../../telling/index.ts';
import { GROWN, gameFor, litOf, seenAt, standsAt } from '../../motion/cast.ts';
import type { Facings } from '../../motion/facing.ts';
import type { Player } from '../../motion/player.ts';
import { roundsOf, shareOf } from '../../motion/rounds.ts';
import type { Shows } from '../../props.ts';
import type { Palette } from '../palette.ts';
import { lyingMan } from './Bodies.tsx';
import { drawDrift, drawExplosion, drawFlight } from './event/drawExplosion.ts';
import { drawRounds } from './event/drawRounds.ts';
import { drawStamps } from './event/drawStamp.ts';
import { drawAim, drawClash, drawFlash, drawRays, drawRings } from './event/drawStruck.ts';
import { darkness, drawVeil, LIFTING, type Light } from './event/drawVeil.ts';
import { inkOf } from './inkOf.ts';
import { drawBody } from './markers/drawBody.ts';
import { drawSmoke } from './markers/drawSmoke.ts';
import { Piece } from './Piece.tsx';
import { nearness } from './piece/figure/nearness.ts';

interface EventProps {
  shows: Shows;
  turned: boolean;
  player: Player;
  palette: Palette;
  facings: Facings;
  /** CSS pixels per u. */
  scale: number;
  /** How much larger than their bases characters are painted. */
  enlarged: number;
}

/** How much of the table round one whom it is about stays in the light, in u. */
const LIGHT = 4.2;

/**
 * A step as it is told, over all that stands on the table. It keeps its own time: each frame draws this layer anew and renders
 * nothing.
 */
export function Event(props: EventProps) {
  const telling = useStore(props.shows.telling, (table) => table.telling);
  const last = useRef<Telling | null>(null);
  useEffect(() => {
    last.current = telling;
  }, [telling]);
  // once it has been told to its end the light comes back
  const lifting = !telling && last.current?.phase === 'shown' ? last.current : null;
  const shown = telling ?? lifting;
  return shown && <Told key={keyOf(shown.script)} {...props} telling={shown} isOver={telling === null} />;
}

const keys = new WeakMap<Script, number>();
let newest = 0;
function keyOf(script: Script): number {
  const known = keys.get(script) ?? ++newest;
  keys.set(script, known);
  return known;
}

function Told({
  telling,
  isOver,
  shows,
  turned,
  player,
  palette,
  facings,
  scale,
  enlarged,
}: EventProps & { telling: Telling; isOver: boolean }) {
  const t = useTranslations('board.stamp');
  const { script, phase, speed } = telling;
  const isShown = phase === 'shown';
  const { before, after } = script.step;
  const rounds = useMemo(() => roundsOf(script), [script]);
  const lit = isOver ? [] : litOf(script, isShown);
  const time = useRef(0);
  const over = useRef<number | null>(null);
  const under = useRef<ShapeNode>(null);
  const groups = useRef(new Map<Id, GroupNode>());
  useFrames(under, speed, (now) => {
    time.current = now;
    for (const [id, group] of groups.current) {
      const seen = seenAt(script, id, now, isShown);
      if (!seen) continue;
      group.position({ x: seen.at[0], y: seen.at[1] });
      group.scale({ x: seen.scale, y: seen.scale });
      group.opacity(seen.presence);
    }
    return over.current === null || now < over.current + LIFTING;
  });
  const radius = before.setup.ruleset.baseRadius * enlarged * GROWN;
  const near = nearness(2 * radius * scale);
  const { width, height } = before.setup.table;
  const fallen = script.stamps.filter(({ word }) => word === 'eliminated');
  const age = (): number => (isShown ? time.current - script.strike : -1);

  const drawUnder = ({ ink, px, ratio }: ReturnType<typeof inkOf>): void => {
    const now = time.current;
    const lights = lit.flatMap((id): Light[] => {
      const at = seenAt(script, id, now, isShown)?.at;
      return at ? [{ at, radius: LIGHT }] : [];
    });
    const burning = script.acts.flatMap((act): Light[] => {
      if (act.act === 'burst') return [{ at: act.at, radius: act.radius + 1 }];
      return act.act === 'sweep' ? [{ at: act.to, radius: act.radius + 1 }] : [];
    });
    const isDark = script.cast.length > 0 || script.acts.length > 0;
    if (isOver) over.current ??= now;
    const dark = isDark ? darkness(script, now, over.current, isShown, palette) : 0;
    drawVeil(ink, before, dark, isOver ? [] : [...lights, ...burning]);
    if (isOver) return drawRounds(ink, rounds, now, px);
    for (const act of script.acts) {
      if (act.act !== 'shot' && act.act !== 'flight') continue;
      drawAim(ink, act.origin, act.to, 1 - shareOf(now, act.from - 40, act.from + 120), px);
    }
    for (const { at, word } of script.stamps) if (word === 'wounded') drawRays(ink, at, radius, age());
    for (const { who, at } of fallen) {
      if (age() < 60) continue;
      ink.save();
      ink.globalAlpha = shareOf(age(), 120, 380);
      const body = { ...lyingMan(before, who), at, radius: radius / GROWN, near, palette, kind: 'scenery' } as const;
      drawBody(ink, { ...body, asked: false, pointed: false }, { px, ratio });
      ink.restore();
      drawRings(ink, at, radius, age(), px);
    }
  };

  const drawOver = ({ ink, px }: ReturnType<typeof inkOf>): void => {
    if (isOver) return;
    const now = time.current;
    for (const act of script.acts) {
      if (act.act === 'flight') drawFlight(ink, act, now);
      if (act.act === 'drift') drawDrift(ink, act, now);
      if (act.act === 'burst') drawExplosion(ink, before, act, now, px);
      if (act.act === 'blows') drawClash(ink, act.at, act.to, shareOf(now, act.from, act.until));
      if (act.act === 'smoke' && now >= act.from) {
        const laid = after.state.markers.find((each) => each.kind === 'smoke' && each.at === act.at);
        const grown = act.radius * (0.3 + 0.7 * shareOf(now, act.from, act.until));
        if (laid?.kind === 'smoke') drawSmoke(ink, after, { ...laid, radius: grown }, px);
      }
    }
    drawRounds(ink, rounds, now, px);
    for (const { at, word } of script.stamps)
      if (word === 'wounded' || word === 'eliminated') drawFlash(ink, at, radius, age());
    const stamps = script.stamps.map(({ at, word }) => ({ text: t(word), word, at }));
    drawStamps(ink, stamps, age(), { px, turned, width, height, away: radius, palette });
  };

  return (
    <>
      <Shape
        ref={under}
        sceneFunc={(context, shape) => {
          drawUnder(inkOf(context, shape));
        }}
      />
      {lit.map((id) => {
        const [game, home] = [gameFor(script, id, isShown), standsAt(script, id)];
        const at = game.state.characters.find((each) => each.id === id)?.at ?? home;
        return (
          at && (
            <Group
              key={id}
              ref={(group) => {
                if (group) groups.current.set(id, group);
                else groups.current.delete(id);
              }}
              x={at[0]}
              y={at[1]}
              offsetX={at[0]}
              offsetY={at[1]}
            >
              <Piece
                game={game}
                hand={shows.hand}
                id={id}
                ready={false}
                asked={false}
                turned={turned}
                player={player}
                palette={palette}
                facings={facings}
                near={near}
                enlarged={enlarged}
                level={character(game, id).level}
                measured={false}
              />
            </Group>
          )
        );
      })}
      <Shape
        sceneFunc={(context, shape) => {
          drawOver(inkOf(context, shape));
        }}
      />
      <Shake layerOf={under} struck={isShown && !isOver && isFelt(script) && palette.theme !== 'contrast'} />
    </>
  );
}

/** Is it felt by the whole table? */
const isFelt = ({ grave, acts }: Script): boolean =>
  grave === 'hurt' || grave === 'death' || acts.some(({ act }) => act === 'burst');

/**
 * Calls before each frame with the time of the script and draws the layer, as long as it goes on. A slow page is told later than
 * the script says, so that its end is not known beforehand.
 */
function useFrames(shape: RefObject<ShapeNode | null>, speed: number, frame: (time: number) => boolean): void {
  const now = useRef(frame);
  useEffect(() => {
    now.current = frame;
  });
  useEffect(() => {
    const began = performance.now();
    let next = 0;
    const draw = (): void => {
      const time = (performance.now() - began) * speed;
      const goesOn = now.current(time);
      shape.current?.getLayer()?.batchDraw();
      if (goesOn) next = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(next);
  }, [shape, speed]);
}

const SHAKE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(3px, -2px)' },
  { transform: 'translate(-3px, 2px)' },
  { transform: 'translate(2px, 2px)' },
  { transform: 'translate(-1px, -1px)' },
  { transform: 'none' },
];

/** Shakes the whole table once, when it is struck. */
function Shake({ layerOf, struck }: { layerOf: RefObject<ShapeNode | null>; struck: boolean }): null {
  useEffect(() => {
    const layer: Layer | null | undefined = layerOf.current?.getLayer();
    const box = layer?.getStage()?.container();
    if (struck) box?.animate?.(SHAKE, { duration: 160 });
  }, [layerOf, struck]);
  return null;
}
