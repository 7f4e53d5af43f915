import { reachPicture } from '../../../../src/board/plan/reachPicture.ts';
import { drawSuppressed, drawWatched } from '../../../../src/board/view/layers/markers/drawArea.ts';
import { drawBody } from '../../../../src/board/view/layers/markers/drawBody.ts';
import { drawCounter } from '../../../../src/board/view/layers/markers/drawCounter.ts';
import { drawSmoke } from '../../../../src/board/view/layers/markers/drawSmoke.ts';
import { drawBurst, drawDriftRing } from '../../../../src/board/view/layers/overlay/drawBurst.ts';
import { drawDanger } from '../../../../src/board/view/layers/overlay/drawDanger.ts';
import { drawField } from '../../../../src/board/view/layers/overlay/drawField.ts';
import { drawDrift, drawThrowRanges } from '../../../../src/board/view/layers/overlay/drawGrenade.ts';
import { drawCursor, drawFrom, drawHover, drawPointedAt } from '../../../../src/board/view/layers/overlay/drawHover.ts';
import { drawMeasure } from '../../../../src/board/view/layers/overlay/drawMeasure.ts';
import { drawMoment } from '../../../../src/board/view/layers/overlay/drawMoment.ts';
import { drawMove } from '../../../../src/board/view/layers/overlay/drawMove.ts';
import { drawObjectives, drawOffers } from '../../../../src/board/view/layers/overlay/drawQuestion.ts';
import { drawSight } from '../../../../src/board/view/layers/overlay/drawSight.ts';
import { drawSightLines } from '../../../../src/board/view/layers/overlay/drawSightLines.ts';
import { drawSpreading } from '../../../../src/board/view/layers/overlay/drawSpreading.ts';
import { drawTargets, targetsOf } from '../../../../src/board/view/layers/overlay/drawTargets.ts';
import { drawZone } from '../../../../src/board/view/layers/overlay/drawZone.ts';
import { crossOut } from '../../../../src/board/view/layers/overlay/strokes.ts';
import { drawPiece } from '../../../../src/board/view/layers/piece/drawPiece.ts';
import type { PieceLook } from '../../../../src/board/view/layers/piece/look.ts';
import { BAD, type Palette } from '../../../../src/board/view/palette.ts';
import type { Ink } from '../../../../src/board/view/picture/brush.ts';
import {
  baseOf,
  deploymentZone,
  type Game,
  type Point,
  type Side,
  type Sight,
  sightBetween,
  stripDepth,
} from '../../../../src/engine/index.ts';
import { CELL, type MovePreview, throwRanges } from '../../../../src/pointing/index.ts';
import { box, frag, given } from '../../builders/given.ts';
import { PLAIN_PIECE } from '../../builders/plainPiece.ts';
import { SCALE, SIZE } from './surfaces.ts';

/** All that is drawn over the table to say something, each alone, and where its line runs. */
export interface Specimen {
  readonly name: string;
  readonly draw: (ink: Ink, px: number, palette: Palette) => void;
  /** Along these it has to be seen. */
  readonly along: readonly (readonly Point[])[];
  /** In dashes or dots, of which there are as many as gaps and fewer. */
  readonly dashed?: true;
}

const MIDDLE: Point = [SIZE / 2, SIZE / 2];
const [FROM, TO]: [Point, Point] = [
  [2, 4],
  [9.6, 8.2],
];

const edition = 'tactic-2.2';
const game: Game = given({
  edition,
  size: [SIZE, SIZE],
  a: [{ id: 's', at: FROM, card: { weapons: [frag({ short: 4, long: 0 })] } }],
  b: [{ id: 't', at: TO }],
});
const mover: Game = given({
  edition,
  size: [SIZE, SIZE],
  a: [{ id: 's', at: MIDDLE, card: { move: 2 } }],
  b: [{ id: 't', at: [0.6, 0.6] }],
});
const { baseRadius: BASE, markerRadius: MARKER } = game.setup.ruleset;
const lettering = (px: number) => ({ px, turned: false, length: () => '' });

const circle = (radius: number, [x, y]: Point = MIDDLE): readonly Point[] =>
  Array.from({ length: 181 }, (_, i): Point => {
    const turn = (i * Math.PI) / 90;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
const square: readonly Point[] = [
  [4, 4],
  [8, 4],
  [8, 8],
  [4, 8],
  [4, 4],
];
/** Beyond the edge of a base, where a ring lies that says more of it. */
const HALO = 1 + 8 / SCALE;
/** One arm of it, as far as a line of sight at the least. */
const CURSOR: readonly Point[] = [
  [MIDDLE[0] + 6 / SCALE, MIDDLE[1]],
  [MIDDLE[0] + 14 / SCALE, MIDDLE[1]],
];
/** A way or a line, without its ends, where signs stand. */
const line: readonly Point[] = [
  [4, 5.105],
  [7.6, 7.095],
];

const open: Sight = sightBetween(game, 's', 't', { witness: true });
const partly: Sight = { ...open, cover: 'partial' };
const none: Sight = { ...open, los: false, cover: 'total' };

const way = (violation: boolean): MovePreview =>
  ({
    who: 's',
    moves: [{ path: [FROM, TO], crossings: [], contacts: [] }],
    allowed: violation ? 0 : 1,
    drawn: [FROM, TO],
    end: TO,
    violation: violation ? {} : null,
    instead: null,
  }) as unknown as MovePreview;

/** Within the table only. */
const arc = (radius: number, at: Point): readonly Point[] => {
  const isOn = ([x, y]: Point): boolean => x > 0.3 && y > 0.3 && x < SIZE - 0.3 && y < SIZE - 0.3;
  const points = circle(radius, at);
  const from = points.findIndex((p, i) => isOn(p) && !isOn(points.at(i - 1) ?? p));
  return [...points.slice(from), ...points.slice(0, from)].filter(isOn);
};

const cross = (size: number): readonly (readonly Point[])[] =>
  [1, -1].map((turn): readonly Point[] => [
    [MIDDLE[0] - size, MIDDLE[1] - size * turn],
    [MIDDLE[0] + size, MIDDLE[1] + size * turn],
  ]);

/** Parallel to the way, from a quarter of it to three. */
function beside(apart: number): readonly Point[] {
  const [x, y] = [TO[0] - FROM[0], TO[1] - FROM[1]];
  const long = Math.hypot(x, y);
  return [0.3, 0.6].map(
    (share): Point => [FROM[0] + x * share - (y / long) * apart, FROM[1] + y * share + (x / long) * apart],
  );
}

const burst = (reach: number) => ({ at: MIDDLE, level: 0, reach, caught: [], sheltered: [] });

/** Half of a circle that is not seen. */
const CELLS = 2 * (4 / CELL);
const unseen = {
  corner: [MIDDLE[0] - 4, MIDDLE[1] - 4] as Point,
  across: CELLS,
  down: CELLS,
  seen: Array.from({ length: CELLS * CELLS }, (_, i) => i % CELLS < CELLS / 2),
};

const depthOf = (side: Side): number => stripDepth(game, deploymentZone(game, side) ?? { depth: 0 });
const across = (y: number): readonly Point[] => [
  [0.5, y],
  [SIZE - 0.5, y],
];

const outlined = (cover: 'partial' | 'total') => {
  const terrain = [cover === 'total' ? 'sheltering' : 'protecting'] as const;
  const [element] = given({ edition, scenery: [box('x', [4, 4], [4, 4], { terrain })] }).setup.elements;
  if (!element) throw new Error('nothing is outlined');
  return element;
};

const piece = (name: string, change: Partial<PieceLook>, along: Specimen['along'] = [circle(1.05)]): Specimen => ({
  name,
  draw: (ink, px, palette) => {
    ink.translate(...MIDDLE);
    drawPiece(ink, { ...PLAIN_PIECE, radius: 1, ...change, palette }, { px, ratio: 1 });
  },
  along,
});

const sides = <T>(of: (side: 'a' | 'b') => T): readonly T[] => (['a', 'b'] as const).map(of);

export const SPECIMENS: readonly Specimen[] = [
  ...sides((side) => piece(`base of side ${side}`, { side })),
  piece('may act', { ready: true }, [circle(HALO)]),
  piece('selected', { selected: true }, [circle(HALO)]),
  { ...piece('decision about one', { asked: true }, [circle(HALO)]), dashed: true },
  piece('took cover', { inCover: true }, [circle(1.13).slice(0, 24)]),
  piece('above the level', { standing: 'above' }),
  piece('under a floor', { standing: 'covered' }, [circle(1)]),
  piece('selected under a floor', { standing: 'covered', selected: true }, [circle(1.1)]),
  ...sides(
    (side): Specimen => ({
      name: `body of side ${side}`,
      draw: (ink, px, palette) => {
        const man = { side, role: 'rifleman', weapon: 'rifle', lies: 0, near: 1, palette } as const;
        drawBody(
          ink,
          { ...man, at: MIDDLE, radius: 1, kind: 'counts', asked: false, pointed: false },
          { px, ratio: 1 },
        );
      },
      dashed: true,
      along: [circle(0.98)],
    }),
  ),
  {
    name: 'pointed at',
    draw: (ink, px) => drawPointedAt(ink, MIDDLE, 1, px),
    along: [circle(1.05)],
  },
  { name: 'cursor', draw: (ink, px) => drawCursor(ink, MIDDLE, px), along: [CURSOR] },
  ...(['partial', 'total'] as const).map(
    (cover): Specimen => ({
      name: `outline of ${cover} cover`,
      draw: (ink, px) => drawHover(ink, outlined(cover), px),
      dashed: true,
      along: [square],
    }),
  ),
  {
    name: 'looked from',
    draw: (ink, px) => drawFrom(ink, game, { at: MIDDLE, who: null } as never, px),
    along: [circle(BASE + 0.12)],
  },
  ...sides(
    (side): Specimen => ({
      name: `opportunity fire of side ${side}`,
      draw: (ink, px) => drawWatched(ink, game, { at: MIDDLE, radius: 4, side, strong: false }, px),
      dashed: true,
      along: [circle(4)],
    }),
  ),
  {
    name: 'opportunity fire asleep',
    draw: (ink, px) => drawWatched(ink, game, { at: MIDDLE, radius: 4, side: 'a', strong: false, asleep: true }, px),
    dashed: true,
    along: [circle(4)],
  },
  ...sides(
    (side): Specimen => ({
      name: `suppression of side ${side}`,
      draw: (ink, px) => drawSuppressed(ink, game, { at: MIDDLE, radius: 4, side, strong: false }, px),
      along: [circle(4)],
    }),
  ),
  ...sides(
    (side): Specimen => ({
      name: `smoke of side ${side}`,
      draw: (ink, px) => drawSmoke(ink, game, { at: MIDDLE, radius: 4, owner: side, spread: true }, px),
      dashed: true,
      along: [circle(4)],
    }),
  ),
  ...(['a', 'b', null] as const).map(
    (side): Specimen => ({
      name: side ? `marker of side ${side}` : 'grenade',
      draw: (ink, px) =>
        drawCounter(ink, { mark: side ? 'opportunity' : 'grenade', side, at: MIDDLE, radius: 1 }, px, false),
      along: [circle(0.95)],
    }),
  ),
  {
    name: 'blast',
    draw: (ink, px) => drawBurst(ink, game, burst(4), px, false),
    along: [circle(MARKER + 4)],
  },
  {
    name: 'caught by the blast',
    draw: (ink, px) => drawBurst(ink, game, { ...burst(0.5), caught: ['t'] }, px, false),
    along: [circle(BASE + 0.14, TO)],
  },
  {
    name: 'sheltered from the blast',
    draw: (ink, px) => drawBurst(ink, game, { ...burst(0.5), sheltered: [{ who: 't', behind: [] }] }, px, false),
    dashed: true,
    along: [circle(BASE + 0.14, TO)],
  },
  { name: 'scatter', draw: (ink, px) => drawDriftRing(ink, MIDDLE, 4, px), dashed: true, along: [circle(4)] },
  {
    name: 'where it may drift',
    draw: (ink, px) => {
      const drift = { kind: 'drift', by: 'a', from: MIDDLE, most: 4, exactly: false };
      drawDrift(ink, game, drift as never, null, lettering(px));
    },
    dashed: true,
    along: [circle(4)],
  },
  {
    name: 'where smoke may spread',
    draw: (ink, px) => {
      const smoke = { kind: 'smoke', by: 'a', from: MIDDLE, most: 4, radius: 2 };
      drawSpreading(ink, game, smoke as never, null, lettering(px));
    },
    dashed: true,
    along: [circle(4)],
  },
  {
    name: 'how far one throws',
    draw: (ink, px) => drawThrowRanges(ink, game, 's', 'grenade', lettering(px)),
    dashed: true,
    along: [arc(BASE + MARKER + (throwRanges(game, 's', 'grenade').sure ?? 0), FROM)],
  },
  {
    name: 'area of reach',
    draw: (ink) => {
      const reach = reachPicture(mover, 's', 'move', SCALE, 0);
      if (reach) ink.drawImage(reach.picture, ...reach.corner, ...reach.size);
    },
    along: [circle(2)],
  },
  {
    name: 'way',
    draw: (ink, px) => drawMove(ink, game, way(false), [], [], lettering(px)),
    along: [line, circle(BASE, TO)],
  },
  {
    name: 'way refused',
    draw: (ink, px) => drawMove(ink, game, way(true), [], [], lettering(px)),
    dashed: true,
    along: [line, circle(BASE, TO)],
  },
  {
    name: 'way that is seen',
    draw: (ink, px) => drawDanger(ink, [FROM, TO], [{ from: 2, to: 6 } as never], BASE, px),
    along: [beside(BASE), beside(-BASE)],
  },
  { name: 'crossed out', draw: (ink, px) => crossOut(ink, MIDDLE, 1, BAD, px), along: cross(0.95) },
  {
    name: 'line of sight',
    draw: (ink, px) => drawSight(ink, game, baseOf(game, 's'), baseOf(game, 't'), open, lettering(px)),
    along: [line, circle(BASE + 0.1, TO)],
  },
  {
    name: 'line through cover',
    draw: (ink, px) => drawSight(ink, game, baseOf(game, 's'), baseOf(game, 't'), partly, lettering(px)),
    dashed: true,
    along: [line, circle(BASE + 0.1, TO)],
  },
  {
    name: 'no line',
    draw: (ink, px) => drawSight(ink, game, baseOf(game, 's'), baseOf(game, 't'), none, lettering(px)),
    dashed: true,
    along: [line, circle(BASE + 0.1, TO)],
  },
  {
    name: 'lines from the end of a way',
    draw: (ink, px) => drawSightLines(ink, game, [{ to: 't', sight: open }], px),
    along: [line, circle(BASE + 0.1, TO)],
  },
  {
    name: 'targets and short range',
    draw: (ink, px) => drawTargets(ink, game, 's', targetsOf(game, { kind: 'fire', who: 's' } as never), px),
    dashed: true,
    along: [arc(BASE + game.setup.ruleset.fire.shortRange, FROM)],
  },
  {
    name: 'tape',
    draw: (ink, px) => {
      const [from, to] = [{ what: 'spot', at: FROM } as const, { what: 'spot', at: TO } as const];
      drawMeasure(ink, game, { from, to, distance: 7, ends: [FROM, TO], range: null }, lettering(px));
    },
    along: [line],
  },
  {
    name: 'what is not seen',
    draw: (ink) => drawField(ink, unseen, MIDDLE, 4),
    dashed: true,
    along: [
      [
        [6.6, 6],
        [9.4, 6],
      ],
    ],
  },
  ...sides(
    (side): Specimen => ({
      name: `deployment of side ${side}`,
      draw: (ink, px) => drawZone(ink, game, side, false, px),
      dashed: true,
      along: [across(side === 'a' ? SIZE - depthOf(side) : depthOf(side))],
    }),
  ),
  {
    name: 'objectives to choose from',
    draw: (ink, px) => {
      const scene = given({
        edition,
        size: [SIZE, SIZE],
        scenery: [box('x', [4, 4], [4, 4])],
        a: [{ id: 's', at: FROM }],
        b: [{ id: 't', at: TO }],
      });
      drawObjectives(ink, scene, { kind: 'objective', by: 'a', elements: ['x'] } as never, null, px, false);
    },
    dashed: true,
    along: [square],
  },
  {
    name: 'who may shoot',
    draw: (ink, px) => {
      const about = { what: 'opportunity', target: 't' };
      drawOffers(ink, game, { kind: 'choose', by: 'a', options: [], about } as never, px);
    },
    along: [circle(BASE + 0.14, TO)],
  },
  {
    name: 'a moment: who did it, to whom, where',
    draw: (ink, px) => {
      const picture = { ways: [[FROM, TO]], crossed: [], shots: [], actors: [FROM], others: [], spots: [MIDDLE] };
      drawMoment(ink, game, picture as never, lettering(px));
    },
    along: [circle(BASE + 0.2, FROM), circle(MARKER + 0.15), line],
  },
];
