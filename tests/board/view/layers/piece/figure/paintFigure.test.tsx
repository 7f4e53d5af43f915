import { describe, expect, test } from 'vitest';
import { drawFigure } from '../../../../../../src/board/view/layers/piece/figure/figurePicture.ts';
import { type FigureLook, paintFigure } from '../../../../../../src/board/view/layers/piece/figure/paintFigure.ts';
import { PALETTES } from '../../../../../../src/board/view/palette.ts';

const PLAIN: FigureLook = {
  side: 'a',
  role: 'rifleman',
  weapon: 'rifle',
  grenades: false,
  pose: 'up',
  wounded: false,
  facing: 0,
  uniform: PALETTES.day.uniform.a,
};

const CHANGES: readonly Partial<FigureLook>[] = [
  {},
  { side: 'b' },
  { role: 'nco' },
  { role: 'scout' },
  { role: 'medic', weapon: 'nothing' },
  { weapon: 'carbine' },
  { weapon: 'scopedRifle' },
  { weapon: 'submachineGun' },
  { weapon: 'machineGun' },
  { weapon: 'pistol' },
  { weapon: 'grenade' },
  { grenades: true },
  { pose: 'low' },
  { pose: 'fallen' },
  { wounded: true },
  { facing: 1 },
  { uniform: PALETTES.contrast.uniform.a },
];

interface Recording {
  __getEvents(): { type: string; props: object }[];
}

const blank = (): CanvasRenderingContext2D => document.createElement('canvas').getContext('2d') as never;
const strokes = (ink: CanvasRenderingContext2D): string =>
  JSON.stringify((ink as unknown as Recording).__getEvents().map(({ type, props }) => [type, props]));

function painted(look: FigureLook): string {
  const ink = blank();
  paintFigure(ink, look);
  return strokes(ink);
}

describe('a painted miniature', () => {
  test('shows who he is, what he carries and how he is', () => {
    const pictures = CHANGES.map((change) => painted({ ...PLAIN, ...change }));
    expect(new Set(pictures).size).toBe(CHANGES.length);
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined/);
  });

  test('is lit from the same side wherever he looks: no two ways are one picture turned', () => {
    const withoutTurning = (look: FigureLook) =>
      JSON.parse(painted(look)).filter(([type]: [string]) => type !== 'rotate' && type !== 'setTransform');
    expect(withoutTurning({ ...PLAIN, facing: 2 })).not.toEqual(withoutTurning(PLAIN));
  });
});

describe('miniatures are painted once and then copied', () => {
  const copied = (look: FigureLook, radius: number): unknown => {
    let picture: unknown = null;
    const ink = { drawImage: (canvas: unknown) => (picture = canvas) } as unknown as CanvasRenderingContext2D;
    drawFigure(ink, look, radius, 1);
    return picture;
  };

  test('the same look and nearness is the same picture, another is another', () => {
    const first = copied(PLAIN, 24);
    expect(copied({ ...PLAIN }, 24)).toBe(first);
    expect(copied({ ...PLAIN, facing: 0.01 }, 23.9)).toBe(first);
    for (const change of CHANGES.slice(1)) expect(copied({ ...PLAIN, ...change }, 24)).not.toBe(first);
    expect(copied(PLAIN, 70)).not.toBe(first);
  });

  test('a picture is never coarser than it is shown', () => {
    for (const radius of [18, 24, 33, 60]) {
      const { width } = copied(PLAIN, radius) as HTMLCanvasElement;
      expect(width).toBeGreaterThanOrEqual(3 * radius);
      expect(width).toBeLessThanOrEqual(5.2 * radius);
    }
  });

  test('those not used for long make room', () => {
    const first = copied(PLAIN, 24);
    for (let i = 0; i < 60; i++) copied({ ...PLAIN, facing: i / 5 }, 140);
    expect(copied(PLAIN, 24)).not.toBe(first);
  });
});
