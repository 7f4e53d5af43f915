import { memo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { useStore } from 'zustand';
import { bodies, bodyDisks, type Game, type Id } from '../../../engine/index.ts';
import { markerAtPoint } from '../../../pointing/index.ts';
import type { Shows } from '../../props.ts';
import type { Palette } from '../palette.ts';
import { standingOf } from '../storeys.ts';
import { inkOf } from './inkOf.ts';
import { type BodyLook, drawBody } from './markers/drawBody.ts';
import { useNearness } from './piece/figure/useNearness.ts';
import { type Man, manIn } from './piece/manIn.ts';

interface BodiesProps {
  shows: Shows;
  palette: Palette;
  /** CSS pixels per u. */
  scale: number;
  /** How much larger than their bases characters are painted. */
  enlarged: number;
  /** The level that is viewed. */
  level: number;
}

/** What lies on a level above the one that is viewed, or under its floor. */
export const FAINT = 0.4;

/** Those who have fallen, under whoever stands there: the bodies of the rules (WOUND-5), and others for the eye. */
export const Bodies = memo(function Bodies({ shows, palette, scale, enlarged, level: viewed }: BodiesProps) {
  const { game, awaiting, fallen, pointed: at } = shows;
  const pointed = useStore(at, ({ pointer, level }) =>
    pointer ? (markerAtPoint(game, pointer, 0, level)?.id ?? null) : null,
  );
  const asked = awaiting.kind === 'choose' && awaiting.about.what === 'bodyStays' ? awaiting.about.marker : null;
  const radius = game.setup.ruleset.baseRadius;
  const near = useNearness(2 * radius * enlarged * scale);
  const of = new Map(bodies(game).map((body) => [body.id, body.of]));
  return (
    <Shape
      sceneFunc={(context, shape) => {
        const { ink, px, ratio } = inkOf(context, shape);
        for (const { who, at } of fallen) {
          const look = { ...lyingMan(game, who), at, radius: radius * enlarged, near, palette };
          drawBody(ink, { ...look, kind: 'scenery', asked: false, pointed: false }, { px, ratio });
        }
        for (const { id, at, level, radius } of bodyDisks(game)) {
          const isSeen = ['here', 'below'].includes(standingOf(game, at, level, viewed));
          ink.globalAlpha = isSeen ? 1 : FAINT;
          const look = { ...lyingMan(game, of.get(id) ?? id), at, radius, near, palette };
          drawBody(ink, { ...look, kind: 'counts', asked: id === asked, pointed: id === pointed }, { px, ratio });
        }
        ink.globalAlpha = 1;
      }}
    />
  );
});

/** Whose body it is, and how it lies: each in his own way, always the same. */
export function lyingMan(game: Game, id: Id): Man & Pick<BodyLook, 'lies'> {
  const place = game.setup.roster.findIndex((entry) => entry.id === id);
  return { ...manIn(game, id), lies: -0.5 + place * 2.4 };
}
