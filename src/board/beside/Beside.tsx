import { type ReactNode, use, useRef } from 'react';
import { type Game, onTable, type Point } from '../../engine/index.ts';
import { BoardView } from '../view/BoardView.ts';
import type { Size, View } from '../view/camera.ts';
import { LabelsOfBoard } from '../view/laidLabels.ts';
import type { Box } from '../view/layers/labels/layOut.ts';
import { clearBeside, type Disk } from './clearBeside.ts';
import { diskOf, type Kept, labelDisks } from './disks.ts';
import { usePlaced } from './usePlaced.ts';

interface BesideProps {
  game: Game;
  /** The first is what the children are about; the lines from it to the others stay in sight as well. */
  kept: readonly [Kept, ...Kept[]];
  className?: string | undefined;
  children: ReactNode;
}

/** Lays its children over the board, beside what they are about, where they cover nothing of it; hidden where they would. */
export function Beside({ game, kept, className, children }: BesideProps) {
  const view = use(BoardView);
  const labels = use(LabelsOfBoard);
  const box = useRef<HTMLDivElement>(null);
  const place = (size: Size, { style }: HTMLElement): void => {
    const corner = view && cornerFor(game, kept, labels?.getState() ?? [], size, view);
    style.visibility = corner ? 'visible' : 'hidden';
    if (corner) style.translate = `${corner[0]}px ${corner[1]}px`;
  };
  usePlaced(box, place, labels?.subscribe);
  return (
    <div ref={box} className={className} style={{ position: 'absolute', inset: '0 auto auto 0', visibility: 'hidden' }}>
      {children}
    </div>
  );
}

function cornerFor(game: Game, kept: BesideProps['kept'], labels: readonly Box[], box: Size, view: View): Point | null {
  const named = new Set(kept.flatMap((each) => ('who' in each ? [each.who] : [])));
  const others = onTable(game).filter(({ id }) => !named.has(id));
  const [about, ...rest] = kept.map((each) => diskOf(game, each, view));
  if (!about || !isInView(about, view)) return null;
  return clearBeside(
    [about, ...rest],
    [...others.map(({ id }) => diskOf(game, { who: id }, view)), ...labels.flatMap(labelDisks)],
    box,
    view,
  );
}

const isInView = ({ at: [x, y] }: Disk, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;
