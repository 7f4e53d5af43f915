import type { Page } from '@playwright/test';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** In mm from the upper left corner of the paper. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  /** Of each path that is filled or stroked, and of each picture, as much as is not clipped away. */
  readonly paths: readonly Box[];
  /** Of each run of words. */
  readonly texts: readonly (Box & { readonly said: string })[];
}

/** So exact everything has to be, in mm. */
export const EXACT = 0.05;

export const isSame = (p: Box, q: Box): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((key) => Math.abs(p[key] - q[key]) <= EXACT);

/** What the sheets that are about to be printed say is cut out of them, from their upper left corners. */
export const cutsOn = (page: Page): Promise<readonly (readonly Box[])[]> =>
  page.locator('body > div > div > svg').evaluateAll((drawn) =>
    drawn.map((sheet) =>
      [...sheet.querySelectorAll<SVGElement>('[data-cut]')].map((cut) => {
        const [x = 0, y = 0, width = 0, height = 0] = (cut.dataset.cut ?? '').split(',').map(Number.parseFloat);
        return { x, y, width, height };
      }),
    ),
  );

type Matrix = readonly [number, number, number, number, number, number];
/** Left, top, right, bottom, in points as PDF has them. */
type Edges = readonly [number, number, number, number];

const MM_PER_POINT = 25.4 / 72;

/** What is on the pages of a PDF, and where. */
export async function printedPages(bytes: Uint8Array): Promise<readonly PrintedPage[]> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const toBox = ([left, low, right, high]: Edges): Box => ({
      x: left * MM_PER_POINT,
      y: (height - high) * MM_PER_POINT,
      width: (right - left) * MM_PER_POINT,
      height: (high - low) * MM_PER_POINT,
    });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [a, b, c, d, x, y] = item.transform as unknown as Matrix;
      const size = Math.hypot(c, d);
      const [along, up] = [item.width / Math.hypot(a, b), item.height / size];
      const corners = [
        [x, y],
        [x + a * along, y + b * along],
        [x + c * up, y + d * up],
      ] as const;
      return [{ ...toBox(around(corners)), said: item.str }];
    });
    const paths = pathsOf(await page.getOperatorList(), [0, 0, width, height]).map(toBox);
    pages.push({ width: width * MM_PER_POINT, height: height * MM_PER_POINT, paths, texts });
  }
  return pages;
}

const around = (points: readonly (readonly [number, number])[]): Edges => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
];

const times = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, u, v]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * u + c * v + e,
  b * u + d * v + f,
];

const within = (p: Edges, q: Edges): Edges => [
  Math.max(p[0], q[0]),
  Math.max(p[1], q[1]),
  Math.min(p[2], q[2]),
  Math.min(p[3], q[3]),
];

/** A picture is laid into a square of one. */
const PICTURES: readonly number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];

interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

function pathsOf({ fnArray, argsArray }: Operators, whole: Edges): readonly Edges[] {
  const found: Edges[] = [];
  const stack: { matrix: Matrix; clip: Edges }[] = [];
  let [matrix, clip]: [Matrix, Edges] = [[1, 0, 0, 1, 0, 0], whole];
  let isClip = false;
  fnArray.forEach((fn, i) => {
    if (fn === OPS.save) stack.push({ matrix, clip });
    else if (fn === OPS.restore) ({ matrix, clip } = stack.pop() ?? { matrix, clip });
    else if (fn === OPS.transform) matrix = times(matrix, argsArray[i] as Matrix);
    else if (fn === OPS.clip || fn === OPS.eoClip) isClip = true;
    else if (fn === OPS.constructPath || PICTURES.includes(fn)) {
      const [paint, , bounds] = PICTURES.includes(fn)
        ? ([fn, null, [0, 0, 1, 1]] as const)
        : (argsArray[i] as readonly [number, unknown, Edges | null]);
      if (!bounds) return;
      const [left, low, right, high] = bounds;
      const corners = [
        [left, low],
        [right, low],
        [right, high],
        [left, high],
      ] as const;
      const box = around(
        corners.map(([x, y]) => {
          const [a, b, c, d, e, f] = matrix;
          return [a * x + c * y + e, b * x + d * y + f] as const;
        }),
      );
      const seen = within(box, clip);
      if (isClip) clip = seen;
      if (paint !== OPS.endPath && seen[0] <= seen[2] && seen[1] <= seen[3]) found.push(seen);
      isClip = false;
    }
  });
  return found;
}
