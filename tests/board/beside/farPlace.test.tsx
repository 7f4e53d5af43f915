import { expect, test } from 'vitest';
import { useFarPlace } from '../../../src/board/beside/useFarPlace.ts';
import { BoardView } from '../../../src/board/view/BoardView.ts';
import { fit as fitted } from '../../../src/board/view/camera.ts';
import type { Point } from '../../../src/engine/index.ts';
import { show } from '../../support/page/page.tsx';

const SIZE = { width: 600, height: 600 };
const VIEW = { ...fitted(SIZE, { width: 24, height: 24 }), ...SIZE, turned: false };

function Place({ places }: { places: readonly Point[] }) {
  const { edge, side } = useFarPlace(places);
  return `${edge} ${side}`;
}

test.each([
  { places: [[12, 3]], far: 'bottom left' },
  {
    places: [
      [12, 20],
      [5, 15],
    ],
    far: 'top right',
  },
  {
    places: [
      [4, 20],
      [20, 15],
    ],
    far: 'top middle',
  },
  { places: [], far: 'bottom middle' },
] as { places: Point[]; far: string }[])(
  'words keep to the edge, and cards to the part of it, that is farthest from whom they are about: $far',
  ({ places, far }) => {
    const { container } = show(
      <BoardView value={VIEW}>
        <Place places={places} />
      </BoardView>,
    );
    expect(container).toHaveTextContent(far);
  },
);
