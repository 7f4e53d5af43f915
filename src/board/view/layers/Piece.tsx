import { memo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { useStore } from 'zustand';
import { actionsLeft, findCharacter, type Game, type Id, isSuppressed, type Point } from '../../../engine/index.ts';
import { type Facings, facingOf } from '../../motion/facing.ts';
import type { Player } from '../../motion/player.ts';
import type { Shows } from '../../props.ts';
import type { Palette } from '../palette.ts';
import { standingOf } from '../storeys.ts';
import { inkOf } from './inkOf.ts';
import { busyWith } from './piece/busyWith.ts';
import { drawPiece } from './piece/drawPiece.ts';
import { nearness } from './piece/figure/nearness.ts';
import type { PieceLook } from './piece/look.ts';
import { manIn } from './piece/manIn.ts';

interface PieceProps {
  /** The table it stands on: the one before the motion for those who are leaving. */
  game: Game;
  hand: Shows['hand'];
  id: Id;
  ready: boolean;
  asked: boolean;
  /** One measures or aims: the round base counts, and is to be seen. */
  measured: boolean;
  /** The board is turned round; symbols stay upright. */
  turned: boolean;
  player: Player;
  palette: Palette;
  facings: Facings;
  /** How much of miniatures is seen on this table (piece/figure/useNearness.ts). */
  near: number;
  /** How much larger than their bases characters are painted. */
  enlarged: number;
  /** The level that is viewed. */
  level: number;
}

/** One character. Where it stands comes from the game, or from the motion while there is one. */
export const Piece = memo(function Piece({
  game,
  hand,
  id,
  ready,
  asked,
  measured,
  turned,
  player,
  palette,
  facings,
  near,
  enlarged,
  level,
}: PieceProps) {
  const selected = useStore(hand, ({ selected }) => selected === id);
  const pose = player.use((playing) => playing.poses.get(id));
  const stands = findCharacter(game, id);
  const at: Point | null = pose?.at ?? stands?.at ?? null;
  if (!stands || !at) return null;
  const spent = ready && actionsLeft(game, id) === 0;
  const radius = game.setup.ruleset.baseRadius * enlarged * (pose?.scale ?? 1);
  const look: Omit<PieceLook, 'near'> = {
    ...manIn(game, id),
    standing: standingOf(game, at, stands.level, level),
    radius,
    base: measured ? game.setup.ruleset.baseRadius : null,
    facing: facingOf(game, id, facings) + (turned ? Math.PI : 0),
    palette,
    wounded: stands.wounded,
    inCover: stands.inCover,
    coverFrom: towards(game, at, stands.coverFrom, turned),
    shock: stands.shock,
    panicking: stands.panicking,
    suppressed: isSuppressed(game, id),
    busy: busyWith(game, id),
    spent,
    selected,
    ready: ready && !spent,
    asked,
  };
  const presence = pose?.presence ?? 1;
  return (
    <Shape
      x={at[0]}
      y={at[1]}
      rotation={turned ? 180 : 0}
      opacity={presence}
      scaleX={1.25 - presence * 0.25}
      scaleY={1.25 - presence * 0.25}
      sceneFunc={(context, shape) => {
        const { ink, px, ratio } = inkOf(context, shape);
        const grown = pose?.scale === undefined ? 0 : nearness((2 * radius) / px);
        drawPiece(ink, { ...look, near: Math.max(near, grown) }, { px, ratio });
      }}
    />
  );
});

/** The angles at which those stand who are still on the table; the piece itself is turned round with the board. */
function towards(game: Game, [x, y]: Point, ids: readonly Id[], turned: boolean): readonly number[] {
  return ids.flatMap((id) => {
    const there = findCharacter(game, id)?.at;
    return there ? [Math.atan2(there[1] - y, there[0] - x) + (turned ? Math.PI : 0)] : [];
  });
}
