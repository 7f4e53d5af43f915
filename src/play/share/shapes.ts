/** Commands as rows of numbers: what they are called and who is meant is said once, and a way goes on from where the last one ended. */

type Fields = Readonly<Record<string, unknown>>;
type Point = readonly [number, number];

export interface Rows {
  /** `move who$ path~`: the fields of a row, in order, each with what it is. */
  readonly shapes: readonly string[];
  readonly words: readonly string[];
  /** A row after the other, each of its values after the shape it has: whole numbers, or what JSON has. */
  readonly rows: string;
}

/** A word by its place in the list; a way, or a point, in hundredths from the point before; anything else as it is. */
const WORD = '$';
const WAY = '~';

/** Points are kept to hundredths of u. */
const PARTS = 100;

/** Where everybody was last said to be: rows are read in the order in which they were written. */
type Places = Map<unknown, Point>;
const ORIGIN: Point = [0, 0];

/** The fields that are places; and after which of them somebody stands there: who aims at one stays where he is. */
const IN_SPACE: readonly string[] = ['path', 'at'];
const goes = (type: unknown, field: string): boolean => field === 'path' || type === 'deploy';

export function toRows(commands: readonly Fields[]): Rows {
  const shapes: string[] = [];
  const words: string[] = [];
  const places: Places = new Map();
  const placeIn = (list: string[], entry: string): number => {
    const found = list.indexOf(entry);
    return found >= 0 ? found : list.push(entry) - 1;
  };
  const rows = commands.map((command) => {
    const { type, who, ...others } = command;
    const fields = Object.entries({ ...(who === undefined ? {} : { who }), ...others });
    const kinds = fields.map(([name, value]) =>
      typeof value === 'string' ? WORD : IN_SPACE.includes(name) && isWay(value) ? WAY : '',
    );
    const shape = placeIn(shapes, [String(type), ...fields.map(([name], i) => `${name}${kinds[i]}`)].join(' '));
    const values = fields.map(([name, value], i) => {
      if (kinds[i] === WORD) return placeIn(words, value as string);
      return kinds[i] === WAY
        ? steps(value as Point | readonly Point[], who, goes(type, name) ? places : new Map(places))
        : value;
    });
    return [shape, ...values.map(written)].join(' ');
  });
  return { shapes, words, rows: rows.join(';') };
}

/** Rows of a few signs stood for more than any game says. */
export class TooLong extends Error {}

/** The commands again. Throws of what are no rows, and `TooLong` where they would take more than `most` characters. */
export function fromRows({ shapes, words, rows }: Rows, most: number): readonly Fields[] {
  const places: Places = new Map();
  const parts = shapes.map((shape) => shape.split(' '));
  if (rows === '') return [];
  let length = 0;
  return rows.split(';').map((row) => {
    const [shape = '', ...texts] = row.split(' ');
    const values = texts.map(read);
    const place = read(shape) as number;
    const [type = '', ...names] = parts[place] ?? [];
    length += row.length + (shapes[place]?.length ?? 0);
    names.forEach((name, i) => {
      if (name.endsWith(WORD)) length += words[values[i] as number]?.length ?? 0;
    });
    if (length > most) throw new TooLong();
    const command: Record<string, unknown> = { type };
    names.forEach((name, i) => {
      const value = values[i];
      if (name.endsWith(WORD)) command[name.slice(0, -1)] = words[value as number];
      else if (name.endsWith(WAY))
        command[name.slice(0, -1)] = wayOf(
          value as readonly number[],
          command.who,
          goes(type, name.slice(0, -1)) ? places : new Map(places),
        );
      else command[name] = value;
    });
    return command;
  });
}

/** Lists of numbers as they are, with commas; what else there is has no sign in it that parts rows or values. */
const written = (value: unknown): string =>
  isNumbers(value) ? value.join(',') + (value.length < 2 ? ',' : '') : encodeURIComponent(JSON.stringify(value));
const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

function read(text: string): unknown {
  if (/^[-\d.,]+$/.test(text) && text.includes(','))
    return text
      .replace(/,$/, '')
      .split(',')
      .filter((part) => part !== '')
      .map((part) => JSON.parse(part) as unknown);
  return JSON.parse(decodeURIComponent(text));
}

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number' && isKept(part));
const isKept = (part: number): boolean => Number.isFinite(part) && Math.round(part * PARTS) / PARTS === part;
const isWay = (value: unknown): boolean =>
  isPoint(value) || (Array.isArray(value) && value.length > 1 && value.every(isPoint));

/** A point alone is told from a way of several by one number more. */
function steps(value: Point | readonly Point[], who: unknown, places: Places): readonly number[] {
  const isOne = isPoint(value);
  const points = isOne ? [value] : (value as readonly Point[]);
  let [x, y] = (places.get(who) ?? ORIGIN).map((part) => Math.round(part * PARTS)) as [number, number];
  const all = points.flatMap((point) => {
    const [nextX, nextY] = point.map((part) => Math.round(part * PARTS)) as [number, number];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
  places.set(who, points.at(-1) ?? ORIGIN);
  return isOne ? [...all, 0] : all;
}

function wayOf(all: readonly number[], who: unknown, places: Places): Point | readonly Point[] {
  const isOne = all.length === 3;
  let [x, y] = (places.get(who) ?? ORIGIN).map((part) => Math.round(part * PARTS)) as [number, number];
  const points: Point[] = [];
  for (let i = 0; i + 1 < (isOne ? 2 : all.length); i += 2) {
    x += all[i] ?? 0;
    y += all[i + 1] ?? 0;
    points.push([x / PARTS, y / PARTS]);
  }
  places.set(who, points.at(-1) ?? ORIGIN);
  return isOne ? (points[0] ?? ORIGIN) : points;
}
