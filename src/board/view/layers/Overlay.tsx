import { useMemo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { useStore } from 'zustand';
import { findCharacter, type Game, type PreparedElement, SIDES, shownLength } from '../../../engine/index.ts';
import { useTranslations } from '../../../i18n/index.ts';
import { elementAt, type Preview, type ShotPreview, shotInQuestion } from '../../../pointing/index.ts';
import { momentPicture } from '../../motion/moment.ts';
import type { Player } from '../../motion/player.ts';
import { type Looked, useField } from '../../plan/useField.ts';
import type { Shows } from '../../props.ts';
import { usePointedOut } from '../../usePointedOut.ts';
import type { Palette } from '../palette.ts';
import { inkOf } from './inkOf.ts';
import { drawOngoing } from './overlay/drawBurst.ts';
import { drawDrift, drawThrowRanges } from './overlay/drawGrenade.ts';
import { drawCursor, drawFrom, drawHover, drawPointedAt } from './overlay/drawHover.ts';
import { drawMoment } from './overlay/drawMoment.ts';
import { drawChosen, drawPreview } from './overlay/drawPreview.ts';
import { drawObjectives, drawOffers } from './overlay/drawQuestion.ts';
import { drawHandOver, drawSpreading } from './overlay/drawSpreading.ts';
import { drawTargets } from './overlay/drawTargets.ts';
import { drawZone } from './overlay/drawZone.ts';
import type { Lettering } from './overlay/strokes.ts';
import { rimOf } from './piece/drawBase.ts';

interface OverlayProps {
  shows: Shows;
  turned: boolean;
  targets: readonly ShotPreview[];
  player: Player;
  palette: Palette;
  /** How much larger than their bases characters are painted. */
  enlarged: number;
}

/** All that comes and goes with the pointer. Alone in its layer: a move of the pointer draws nothing else anew. */
export function Overlay({ shows, turned, targets, player, palette, enlarged }: OverlayProps) {
  const { game, awaiting, moment, hand, intended } = shows;
  const t = useTranslations('board');
  const cursor = useStore(hand, (held) => held.cursor); // moved by keys: shown where it is
  const { tool, pointer, hovered, level, plan, preview } = usePointedOut(shows, cursor);
  const selected = useStore(hand, (held) => held.selected);
  const pointedAt = useStore(shows.pointed, (at) => (at.hovered === selected ? null : at.hovered));
  const field = useField(game, lookedAt(game, preview));
  const isTelling = useStore(shows.telling, ({ telling }) => telling !== null);
  const poses = player.use((playing) => playing.poses);
  const asked = useMemo(() => shotInQuestion(game, awaiting), [game, awaiting]);
  const picture = useMemo(() => moment && momentPicture(moment), [moment]);
  const pointed: PreparedElement | null = pointer && hovered === null ? elementAt(game, pointer, 0.15, level) : null;
  if (isTelling) return null;
  return (
    <Shape
      sceneFunc={(context, shape) => {
        const { ink, px } = inkOf(context, shape);
        const lettering: Lettering = { px, turned, length: (u) => t('length', { length: shownLength(u) }) };
        const thought = { plan, field };
        if (awaiting.kind === 'deploy') {
          const sides = awaiting.arriving ? [awaiting.by] : SIDES;
          for (const side of sides) drawZone(ink, game, side, side === awaiting.by, px);
        }
        if (tool.kind === 'sight' && tool.from) drawFrom(ink, game, tool.from, px);
        if (pointed) drawHover(ink, pointed, px);
        const stands = pointedAt === null ? null : (poses.get(pointedAt) ?? findCharacter(game, pointedAt))?.at;
        if (stands) drawPointedAt(ink, stands, game.setup.ruleset.baseRadius * enlarged + rimOf(palette) * px, px);
        if (tool.kind === 'fire') drawTargets(ink, game, tool.who, targets, px);
        if (tool.kind === 'grenade' && !preview) drawThrowRanges(ink, game, tool.who, tool.weapon, lettering);
        if (awaiting.kind === 'drift') drawDrift(ink, game, awaiting, only(preview, 'drift'), lettering);
        else drawOngoing(ink, game, px, turned);
        if (awaiting.kind === 'smoke') drawSpreading(ink, game, awaiting, only(preview, 'smoke'), lettering);
        if (awaiting.kind === 'objective') {
          drawObjectives(ink, game, awaiting, only(preview, 'objective'), px, turned);
        }
        drawOffers(ink, game, awaiting, px);
        drawChosen(ink, game, tool, px);
        if (tool.kind === 'handOver') drawHandOver(ink, game, tool, only(preview, 'handOver'), px);
        if (asked) drawPreview(ink, game, tool, { kind: 'shot', ...asked }, thought, lettering);
        if (preview) drawPreview(ink, game, tool, preview, thought, lettering);
        if (intended && !preview) drawPreview(ink, game, tool, intended, NO_THOUGHT, lettering);
        if (moment && picture) drawMoment(ink, moment.before, picture, lettering);
        if (cursor && pointer) drawCursor(ink, pointer, px);
      }}
    />
  );
}

const NO_THOUGHT = { plan: null, field: null } as const;

const only = <K extends Preview['kind']>(preview: Preview | null, kind: K): Extract<Preview, { kind: K }> | null =>
  preview?.kind === kind ? (preview as Extract<Preview, { kind: K }>) : null;

/** The circle round a marker of opportunity fire that is to be laid. */
function lookedAt(game: Game, preview: Preview | null): Looked | null {
  if (preview?.kind !== 'opportunityFire' || preview.violation) return null;
  const { who, at, range } = preview;
  return { who, at, radius: game.setup.ruleset.markerRadius + range };
}
