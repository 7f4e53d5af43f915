import { create } from 'zustand';
import { distance, type Point } from '../../engine/index.ts';
import { dropPhotograph, keepHowItLies, keepPhotograph, keptPhotograph } from '../../play/pictures/keptPhotograph.ts';
import { type ReadPicture, readPicture, shrunk } from '../../store/pictures.ts';
import {
  composed,
  goneRound,
  type Homography,
  homography,
  type Quad,
  quarterAbout,
  rectangle,
  scaleAbout,
  shiftBy,
} from './homography.ts';

/** Of a table, in u. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a photograph lies under the table. */
interface Lies {
  /** Takes the unit square of the picture to places of the table, in u. */
  readonly map: Homography;
  /** How much of it is seen: up to 1. */
  readonly opacity: number;
  readonly shown: boolean;
}

/** A photograph of a real table under the one on the workbench, to be traced. It belongs to the workbench alone: no file and no link has it. */
export interface Photograph {
  readonly picture: ImageBitmap;
  /** The same as it is stored. */
  readonly file: Blob;
  readonly lies: Lies;
}

interface Tracing {
  readonly photograph: Photograph | null;
  /** As it was before the last change; to be gone back to, and from there here again. Left out: nothing was done. */
  readonly before?: { readonly photograph: Photograph | null };
  /** Why the last picture was not taken, or the last corners not. */
  readonly refused: Extract<ReadPicture, { ok: false }>['fault'] | 'no-corners' | null;
  readonly isReading: boolean;
  /** What lies there is stored, or was not yet to be. */
  readonly isKept: boolean;
}

export const useTracing = create<Tracing>()(() => ({
  photograph: null,
  refused: null,
  isReading: false,
  isKept: true,
}));

/** The longest side in pixels, and the bytes, of what is kept of a photograph. */
const KEPT = { side: 2400, bytes: 1.5e6, opaque: true } as const;
const AT_FIRST = 0.8;

/** Takes a picture from anywhere: as large as the table has room for, in its middle. If it is none, what lies there stays. */
export async function trace(file: Blob, table: Size): Promise<void> {
  useTracing.setState({ isReading: true, refused: null });
  const read = await readPicture(file);
  if (!read.ok) return useTracing.setState({ isReading: false, refused: read.fault });
  const small = await shrunk(read.value, KEPT);
  read.value.close();
  const picture = await createImageBitmap(small);
  useTracing.setState({ isReading: false });
  lay({ picture, file: small, lies: { map: fitted(picture, table), opacity: AT_FIRST, shown: true } });
}

/** The whole picture, as large as it fits into the table. */
function fitted({ width, height }: ImageBitmap, table: Size): Homography {
  const scale = Math.min(table.width / width, table.height / height);
  const [w, h] = [width * scale, height * scale];
  return [w, 0, (table.width - w) / 2, 0, h, (table.height - h) / 2, 0, 0, 1];
}

function lay(photograph: Photograph | null): void {
  const was = useTracing.getState().photograph;
  useTracing.setState({ photograph, before: { photograph: was }, refused: null });
  keep(photograph, was);
}

/** One after the other: what was done last is what stays stored. */
let writing: Promise<unknown> = Promise.resolve();

function keep(photograph: Photograph | null, was: Photograph | null): void {
  const write = (): ReturnType<typeof keepHowItLies> => {
    if (!photograph) return dropPhotograph();
    const { file, lies } = photograph;
    return file === was?.file ? keepHowItLies(lies) : keepPhotograph({ picture: file, lies });
  };
  writing = writing.then(write).then(({ ok }) => useTracing.setState({ isKept: ok }));
}

/** Back to how it lay before the last change; once more: here again. */
export function layAsBefore(): void {
  const { before } = useTracing.getState();
  if (before) lay(before.photograph);
}

export const remove = (): void => lay(null);

function change(now: Partial<Lies>): void {
  const { photograph } = useTracing.getState();
  if (photograph) lay({ ...photograph, lies: { ...photograph.lies, ...now } });
}

const move = (by: Homography): void => {
  const { photograph } = useTracing.getState();
  if (photograph) change({ map: composed(by, photograph.lies.map) });
};

export const show = (shown: boolean): void => change({ shown });
export const seeThrough = (opacity: number): void => change({ opacity });
export const shift = (by: Point): void => move(shiftBy(by));
export const turnQuarter = ({ width, height }: Size): void => move(quarterAbout([width / 2, height / 2]));

export const layAsTaken = (table: Size): void => {
  const { photograph } = useTracing.getState();
  if (photograph) change({ map: fitted(photograph.picture, table) });
};

/** Two places of it are so far from one another in truth, in u. */
export const scaleTo = ([from, to]: readonly [Point, Point], length: number): void =>
  move(scaleAbout(from, length / distance(from, to)));

/** The corners of the table as they lie in it are those of the table: puts the perspective right. */
export function straighten(corners: Quad, { width, height }: Size): void {
  const right = homography(goneRound(corners), rectangle(width, height));
  if (right) move(right);
  else useTracing.setState({ refused: 'no-corners' });
}

/** What lay there when the page was left. */
export async function findPhotograph(): Promise<void> {
  if (useTracing.getState().photograph) return;
  const kept = await keptPhotograph();
  if (!kept || !isLies(kept.lies)) return;
  const read = await readPicture(kept.picture);
  if (!read.ok) return;
  const { photograph, before } = useTracing.getState();
  if (photograph || before) return read.value.close(); // somebody was faster
  useTracing.setState({ photograph: { picture: read.value, file: kept.picture, lies: kept.lies } });
}

function isLies(value: unknown): value is Lies {
  const { map, opacity, shown } = (value ?? {}) as { readonly [K in keyof Lies]?: unknown };
  const isMap = Array.isArray(map) && map.length === 9 && map.every(Number.isFinite);
  return isMap && typeof opacity === 'number' && opacity > 0 && opacity <= 1 && typeof shown === 'boolean';
}
