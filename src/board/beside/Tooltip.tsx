import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import {
  type Awaiting,
  type Character,
  flattened,
  type Game,
  onTable,
  type Point,
  sideOf,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Tool } from '../../pointing/hand.ts';
import { isProposing, type Preview } from '../../pointing/index.ts';
import styles from '../Board.module.css';
import type { Shows } from '../props.ts';
import { usePointedOut } from '../usePointedOut.ts';
import { freeOf, type Size, toScreen, type View } from '../view/camera.ts';
import type { LaidLabels } from '../view/laidLabels.ts';
import type { Box as LabelBox } from '../view/layers/labels/layOut.ts';
import type { Spared } from './beside.ts';
import type { Disk } from './clearBeside.ts';
import { diskOf, labelDisks } from './disks.ts';
import { useBeside } from './useBeside.ts';
import { useDescription } from './useDescription.ts';

/** A few words beside what is pointed at, where there is room for them. The live text says them to those who cannot see it. */
export function Tooltip({ shows, view, labels }: { shows: Shows; view: View; labels: LaidLabels }) {
  const t = useTranslations('board');
  const { game, awaiting } = shows;
  const pointedOut = usePointedOut(shows);
  const viewed = useStore(shows.look.from, (looking) => looking.level);
  const described = useDescription(game, pointedOut, viewed);
  const { tool, pointer, preview } = pointedOut;
  const isAway = useStore(shows.pointed, (at) => at.pointer === null);
  const at = pointer ?? (preview && placeOf(game, preview));
  if (!described || !at) return null;
  const [x, y] = toScreen(view, at);
  const free = freeOf(view);
  if (x < 0 || y < 0 || x > free.width || y > free.height) return null;
  return (
    <Box
      at={[x, y]}
      view={free}
      away={awayFrom(game, preview, view)}
      spared={() => sparedBy(game, awaiting, view, labels.getState())}
      refused={described.refused !== undefined}
      brief={isInPanel(tool)}
    >
      <strong>{described.title}</strong>
      {described.lines.length > 0 && <span className={styles.lines}>{described.lines.join('\n')}</span>}
      {described.warnings?.map((what) => (
        <span key={what} className={styles.warning}>
          <TriangleAlert aria-hidden="true" /> {what}
        </span>
      ))}
      {described.refused !== undefined && <span className={styles.why}>{described.refused}</span>}
      {isAway && isProposing(tool) && described.refused === undefined && <em>{t('again')}</em>}
    </Box>
  );
}

interface BoxProps {
  at: Point;
  view: Size;
  away: number | undefined;
  spared: () => Spared;
  refused: boolean;
  /** The panel says as much. */
  brief: boolean;
  children: ReactNode;
}

function Box({ at, view, away, spared, refused, brief, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useBeside(box, at, view, { away, spared });
  return (
    <div
      ref={box}
      className={[styles.tooltip, refused && styles.refused, brief && styles.brief].filter(Boolean).join(' ')}
      style={{ visibility: 'hidden' }}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

/** No words lie over those who may act, nor over the others and the names where there is room beside them. */
function sparedBy(game: Game, awaiting: Awaiting, view: View, labels: readonly LabelBox[]): Spared {
  const isOwn = ({ id }: Character): boolean =>
    awaiting.kind !== 'over' && (awaiting.by === 'both' || sideOf(game, id) === awaiting.by);
  const standing = onTable(game);
  const disks = (of: readonly Character[]): readonly Disk[] => of.map(({ id }) => diskOf(game, { who: id }, view));
  const foes = standing.filter((each) => !isOwn(each));
  return { kept: disks(standing.filter(isOwn)), others: [...disks(foes), ...labels.flatMap(labelDisks)] };
}

/** Does the panel tell what would come of it? */
const isInPanel = ({ kind }: Tool): boolean => !['idle', 'answer', 'deploy', 'measure', 'sight'].includes(kind);

/** No words lie over the circle they are about, unless that is too wide to stay clear of; pixels. */
function awayFrom(game: Game, preview: Preview | null, { scale }: View): number | undefined {
  const range = preview && rangeOf(preview);
  return range ? Math.min(FAR, (game.setup.ruleset.markerRadius + range) * scale + 10) : undefined;
}

const FAR = 170;

function rangeOf(preview: Preview): number | null {
  switch (preview.kind) {
    case 'opportunityFire':
    case 'suppressionFire':
      return preview.range;
    case 'joinSuppression':
      return preview.marker.range;
    case 'grenade':
    case 'drift':
      return preview.burst?.reach ?? null;
    default:
      return null;
  }
}

/** Where a preview is about, when no pointer says so: a finger has left, or a way is being planned. */
function placeOf(game: Game, preview: Preview): Point | null {
  switch (preview.kind) {
    case 'move':
      return flattened(preview.end);
    case 'moveAndFire':
      return flattened(preview.move.end);
    case 'shot':
      return game.state.characters.find((c) => c.id === preview.at)?.at ?? null;
    case 'handOver':
      return game.state.characters.find((c) => c.id === preview.to)?.at ?? null;
    case 'joinSuppression':
      return preview.marker.at;
    case 'measure':
      return preview.ends[1];
    case 'sight':
      return preview.to.at;
    case 'drift':
      return preview.to;
    case 'deploy':
      return flattened(preview.at);
    default:
      return preview.at;
  }
}
