import { useMemo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { Awaiting, Game, PreparedElement } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { elementAt } from '../picking.ts';
import type { Player } from '../player.ts';
import { type ShotPreview, shotInQuestion } from '../preview.ts';
import { usePlan, usePointed, usePreview } from '../usePreview.ts';
import { inkOf } from './inkOf.ts';
import { drawCursor, drawFrom, drawHover } from './overlay/drawHover.ts';
import { drawPreview } from './overlay/drawPreview.ts';
import { drawTargets } from './overlay/drawTargets.ts';
import { drawTracers } from './overlay/drawTracers.ts';
import { drawZone } from './overlay/drawZone.ts';

interface OverlayProps {
  game: Game;
  awaiting: Awaiting;
  turned: boolean;
  targets: readonly ShotPreview[];
  /** The pointer is moved by keys: show where it is. */
  cursor: boolean;
  player: Player;
}

/** All that comes and goes with the pointer. Alone in its layer: a move of the pointer draws nothing else anew. */
export function Overlay({ game, awaiting, turned, targets, cursor, player }: OverlayProps) {
  const t = useTranslations('board');
  const tool = useUiStore((ui) => ui.tool);
  const { pointer, hovered } = usePointed(cursor);
  const preview = usePreview(game);
  const plan = usePlan(game);
  const playing = player.use();
  const asked = useMemo(() => shotInQuestion(game, awaiting), [game, awaiting]);
  const pointed: PreparedElement | null = pointer && hovered === null ? elementAt(game, pointer, 0.15) : null;
  return (
    <Shape
      sceneFunc={(context, shape) => {
        const { ink, px } = inkOf(context, shape);
        if (awaiting.kind === 'deploy') {
          for (const side of ['a', 'b'] as const) drawZone(ink, game, side, side === awaiting.by, px);
        }
        if (tool.kind === 'sight' && tool.from) drawFrom(ink, game, tool.from, px);
        if (pointed) drawHover(ink, pointed, px);
        if (tool.kind === 'fire') drawTargets(ink, game, tool.who, targets, px);
        if (asked) drawPreview(ink, game, tool, { kind: 'shot', ...asked }, null, String, px, turned);
        if (preview) drawPreview(ink, game, tool, preview, plan, (length) => t('length', { length }), px, turned);
        drawTracers(ink, playing.motion, playing.time, px);
        if (cursor && pointer) drawCursor(ink, pointer, px);
      }}
    />
  );
}
