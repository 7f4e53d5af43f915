import { memo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { useStore } from 'zustand';
import { bodies, bodyDisks, sideOf } from '../../../engine/index.ts';
import { markerAtPoint } from '../../../pointing/index.ts';
import type { Shows } from '../../props.ts';
import { inkOf } from './inkOf.ts';
import { drawBody } from './markers/drawBody.ts';

/** Those who have fallen and stay on the table (WOUND-5), under whoever stands there. */
export const Bodies = memo(function Bodies({ shows: { game, awaiting, pointed: at } }: { shows: Shows }) {
  const pointed = useStore(at, ({ pointer }) => (pointer ? (markerAtPoint(game, pointer)?.id ?? null) : null));
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
