import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { useStore } from 'zustand';
import { character, type Game, type Id, isSuppressed, onTable, type Point } from '../../../engine/index.ts';
import type { ShotPreview } from '../../../pointing/index.ts';
import type { Player } from '../../motion/player.ts';
import type { Shows } from '../../props.ts';
import { useMeant } from '../../usePointedOut.ts';
import type { Palette } from '../palette.ts';
import { inkOf } from './inkOf.ts';
import { captionsOf } from './labels/captions.ts';
import { drawLabels } from './labels/drawLabels.ts';
import { askedOf } from './Pieces.tsx';
import { busyWith } from './piece/busyWith.ts';

interface LabelsProps {
  shows: Shows;
  turned: boolean;
  /** Shots whose numbers stand by their targets. */
  targets: readonly ShotPreview[];
  player: Player;
  palette: Palette;
}

/** Names and numbers about the bases, over everything else, none of them over another. */
export function Labels({ shows, turned, targets, player, palette }: LabelsProps) {
  const { game, awaiting } = shows;
  const selected = useStore(shows.hand, (held) => held.selected);
  const hovered = useMeant(shows);
  const poses = player.use((playing) => playing.poses);
  return (
    <Shape
      sceneFunc={(context, shape) => {
        const { ink, px } = inkOf(context, shape);
        const stage = shape.getStage();
        if (!stage) return;
        const scale = (turned ? -1 : 1) / px;
        const { x, y } = shape.getAbsolutePosition();
        const baseOf = (id: Id) => {
          const [u, v] = poses.get(id)?.at ?? character(game, id).at ?? [0, 0];
          const at: Point = [x + u * scale, y + v * scale];
          const radius = game.setup.ruleset.baseRadius / px;
          return { at, radius: radius + rimOf(game, id, radius) };
        };
        const asked = askedOf(awaiting);
        const shown = { selected, hovered, asked, targets, scale: 1 / px, baseOf };
        const bases = onTable(game).map(({ id }) => baseOf(id));
        const view = { origin: [x, y] as const, scale, width: stage.width(), height: stage.height() };
        drawLabels(ink, captionsOf(game, shown), bases, view, palette);
      }}
    />
  );
}

/** What sticks out of a base of so many pixels: its ring, and the signs of its state (drawSigns.ts). */
function rimOf(game: Game, id: Id, radius: number): number {
  const { wounded, inCover, coverFrom, shock, panicking } = character(game, id);
  if (panicking || busyWith(game, id)) return Math.max(radius * 0.34, 9);
  return wounded || inCover || coverFrom.length > 0 || shock || isSuppressed(game, id) ? 5 : 2;
}
