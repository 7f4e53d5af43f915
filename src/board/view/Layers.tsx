import type { Layer as LayerNode } from 'konva/lib/Layer.js';
import { useEffect, useMemo, useRef } from 'react';
import { Layer, Stage } from 'react-konva/lib/ReactKonvaCore.js';
import { useStore } from 'zustand';
import type { ShotPreview } from '../../pointing/index.ts';
import { useTheme } from '../../store/preferred.ts';
import type { Player } from '../motion/player.ts';
import { useFacings } from '../motion/useFacings.ts';
import type { Shows } from '../props.ts';
import { useShots } from '../usePointedOut.ts';
import type { View } from './camera.ts';
import type { LaidLabels } from './laidLabels.ts';
import { Bodies } from './layers/Bodies.tsx';
import { Event } from './layers/Event.tsx';
import { Ground } from './layers/Ground.tsx';
import { Labels } from './layers/Labels.tsx';
import { Markers } from './layers/Markers.tsx';
import { Overlay } from './layers/Overlay.tsx';
import { targetsOf } from './layers/overlay/drawTargets.ts';
import { Pieces } from './layers/Pieces.tsx';
import { Reach } from './layers/Reach.tsx';
import { PALETTES } from './palette.ts';
import { usePixelRatio } from './useView.ts';

interface LayersProps {
  shows: Shows;
  view: View;
  player: Player;
  /** How much larger than their bases characters are painted, and names than elsewhere. */
  enlarged: number;
  /** Where it is noted which names stand where. */
  labels: LaidLabels;
}

/**
 * Four canvases over one another: the table, which is hardly ever drawn anew; what lies and who stands on it; what comes and goes
 * with the pointer; and the names. None of them listens: what is pointed at is worked out from the game (picking.ts).
 */
export function Layers({ shows, view, player, enlarged, labels }: LayersProps) {
  const { game } = shows;
  const ratio = usePixelRatio();
  const palette = PALETTES[useTheme()];
  const facings = useFacings(shows.steps);
  const targets = useTargets(shows);
  const level = useStore(shows.look.from, (looking) => looking.level);
  const shared = { shows, turned: view.turned, player };
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
        <Ground
          setup={game.setup}
          under={shows.under ?? null}
          level={level}
          scale={view.scale}
          ratio={ratio}
          palette={palette}
        />
      </Layer>
      <Layer ref={kept(1)} {...place}>
        <Reach shows={shows} pixels={view.scale * ratio} turned={view.turned} level={level} />
        <Bodies shows={shows} palette={palette} scale={view.scale} enlarged={enlarged} level={level} />
        <Markers shows={shows} turned={view.turned} level={level} />
        <Pieces {...shared} palette={palette} facings={facings} scale={view.scale} enlarged={enlarged} level={level} />
      </Layer>
      <Layer ref={kept(2)} {...place}>
        <Overlay {...shared} targets={targets} palette={palette} enlarged={enlarged} />
        <Event {...shared} palette={palette} facings={facings} scale={view.scale} enlarged={enlarged} />
      </Layer>
      <Layer ref={kept(3)} {...place}>
        <Labels {...shared} targets={targets} palette={palette} enlarged={enlarged} level={level} laid={labels} />
      </Layer>
    </Stage>
  );
}

/** The shots of one who is about to fire, now or at the end of his way. */
function useTargets(shows: Shows): readonly ShotPreview[] {
  const { game, hand } = shows;
  const firing = useStore(hand, ({ tool }) => (tool.kind === 'fire' ? tool : null));
  const planned = useShots(shows);
  const targets = useMemo(() => (firing === null ? [] : targetsOf(game, firing)), [game, firing]);
  return firing === null ? planned : targets;
}
