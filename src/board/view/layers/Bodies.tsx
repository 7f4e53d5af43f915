import { memo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { type Awaiting, bodies, bodyDisks, type Game, sideOf } from '../../../engine/index.ts';
import { markerAtPoint } from '../../../pointing/picking.ts';
import { usePointerStore } from '../../../store/pointer.ts';
import { inkOf } from './inkOf.ts';
import { drawBody } from './markers/drawBody.ts';

interface BodiesProps {
  game: Game;
  awaiting: Awaiting;
}

/** Those who have fallen and stay on the table (WOUND-5), under whoever stands there. */
export const Bodies = memo(function Bodies({ game, awaiting }: BodiesProps) {
  const pointed = usePointerStore(({ pointer }) => (pointer ? (markerAtPoint(game, pointer)?.id ?? null) : null));
  const asked = awaiting.kind === 'choose' && awaiting.about.what === 'bodyStays' ? awaiting.about.marker : null;
  const of = new Map(bodies(game).map((body) => [body.id, body.of]));
  return (
    <Shape
      sceneFunc={(context, shape) => {
        const { ink, px } = inkOf(context, shape);
        for (const { id, at, radius } of bodyDisks(game)) {
          const side = sideOf(game, of.get(id) ?? id);
          drawBody(ink, { at, radius, side, asked: id === asked, pointed: id === pointed }, px);
        }
      }}
    />
  );
});
