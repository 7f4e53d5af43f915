import type { Layer as LayerNode } from 'konva/lib/Layer.js';
import { useEffect, useRef } from 'react';
import { Layer, Stage } from 'react-konva/lib/ReactKonvaCore.js';
import type { Awaiting, Game } from '../engine/index.ts';
import type { View } from './camera.ts';
import { Ground } from './layers/Ground.tsx';
import { Overlay } from './layers/Overlay.tsx';
import { Pieces } from './layers/Pieces.tsx';
import type { Player } from './player.ts';
import { usePixelRatio } from './useView.ts';

interface LayersProps {
  game: Game;
  awaiting: Awaiting;
  view: View;
  cursor: boolean;
  player: Player;
}

/**
 * Three canvases over one another: the table, which is hardly ever drawn anew; those who stand on it; and what comes
 * and goes with the pointer. None of them listens: what is pointed at is worked out from the game (picking.ts).
 */
export function Layers({ game, awaiting, view, cursor, player }: LayersProps) {
  const ratio = usePixelRatio();
  const layers = useRef<(LayerNode | null)[]>([]);
  useEffect(() => {
    for (const layer of layers.current) layer?.getCanvas().setPixelRatio(ratio);
    for (const layer of layers.current) layer?.batchDraw();
  }, [ratio]);

  const k = view.turned ? -view.scale : view.scale;
  const place = {
    x: view.width / 2 - view.centre[0] * k,
    y: view.height / 2 - view.centre[1] * k,
    scaleX: k,
    scaleY: k,
    listening: false,
  };
  const kept = (i: number) => (layer: LayerNode | null) => {
    layers.current[i] = layer;
  };
  return (
    <Stage width={view.width} height={view.height} listening={false}>
      <Layer ref={kept(0)} {...place}>
        <Ground setup={game.setup} scale={view.scale} ratio={ratio} />
      </Layer>
      <Layer ref={kept(1)} {...place}>
        <Pieces game={game} awaiting={awaiting} turned={view.turned} player={player} />
      </Layer>
      <Layer ref={kept(2)} {...place}>
        <Overlay game={game} awaiting={awaiting} turned={view.turned} cursor={cursor} player={player} />
      </Layer>
    </Stage>
  );
}
