import { CARDS, EARLIER, type Replaced, TABLES } from '../../content/index.ts';
import { type Read, refused } from '../files/fault.ts';
import { markOf } from '../files/hash.ts';
import { parseJson } from '../files/json.ts';
import { withoutPortraits } from '../pictures/portrait.ts';
import { LINK, SOME_CUT } from './address.ts';
import { fromRows, type Rows, TooLong, toRows } from './shapes.ts';

/**
 * A file as a link: what it says, without what the reader finds anew, packed. The digit is the codec; one that has ever been used keeps its
 * reader. Ready tables and cards go by name as long as they are as they were.
 */

type Fields = Readonly<Record<string, unknown>>;

/** How much may come out of a link, in bytes: none of ours has more. */
const MOST_BYTES = 2_000_000;

/**
 * The part of an address after which a page of the game opens the file; without a `full` set-up ready content goes by name. Portraits
 * go along only where the link is not longer than `most`.
 */
export async function toLink(file: Fields, full = false, most = SOME_CUT): Promise<string> {
  const whole = await packedLink(file, full);
  const bare = whole.length > most ? withoutPortraits(file) : file;
  return bare === file ? whole : packedLink(bare, full);
}

async function packedLink(file: Fields, full: boolean): Promise<string> {
  const text = JSON.stringify(shortened(file, full));
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity);
  return `${LINK}${base64url(packed ?? new Uint8Array())}`;
}

/** The file in a link, as text for the readers of files; nothing of it has been checked but its size. */
export async function fromLink(link: string, earlier: readonly Replaced[] = EARLIER): Promise<Read<string>> {
  const [, codec = '', packed = ''] = /^#g(\d+)\.([\w-]*)$/.exec(link.trim()) ?? [];
  if (codec === '') return refused([], 'not-a-link');
  if (codec !== '1') return refused([], 'newer-link');
  const bytes = fromBase64url(packed);
  const unpacked = bytes && (await through(bytes, new DecompressionStream('deflate-raw'), MOST_BYTES));
  if (unpacked === 'too-big') return TOO_BIG;
  if (!unpacked) return refused([], 'cut-link');
  const file = parseJson(new TextDecoder().decode(unpacked));
  if (!file.ok) return refused([], 'cut-link');
  try {
    return told(file.value as Fields, earlier);
  } catch (error) {
    return error instanceof TooLong ? TOO_BIG : refused([], 'cut-link');
  }
}

const TOO_BIG = refused([], 'too-big', { most: MOST_BYTES / 1e6 });

/** Of a file what has to be said of it: of a game, be it that of a case, without what the reader finds anew. */
function shortened(file: Fields, full: boolean): Fields {
  const named = full ? (fields: Fields) => fields : byName;
  const { setup, game, cards } = file;
  if (isFields(game)) return { ...file, game: shortened(game, full) };
  if (isFields(setup)) {
    const short = inRows(withoutTrace(file));
    return { ...short, setup: named(setup) };
  }
  return 'table' in file && cards ? named(file) : file; // a scenario
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the reader of a game finds anew or does not need. */
function withoutTrace(file: Fields): Fields {
  const { last: _, hashes: __, app: ___, 'x-from': ____, ...rest } = file;
  return Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) =>
      isNothing(value) && name !== 'position' ? [] : [[name, name === 'position' ? atRest(value) : value]],
    ),
  );
}

const isNothing = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === false ||
  value === 0 ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Of each character only what is not as it is of somebody unhurt and unmoved. */
function atRest(position: unknown): unknown {
  if (!isFields(position)) return position;
  const { characters } = position;
  if (!Array.isArray(characters)) return position;
  const short = (one: unknown): unknown =>
    isFields(one) ? Object.fromEntries(Object.entries(one).filter(([, value]) => !isNothing(value))) : one;
  return { ...position, characters: characters.map(short) };
}

/** Commands of a game as rows. */
function inRows(file: Fields): Fields {
  const { commands, ...rest } = file;
  const isRows = Array.isArray(commands) && commands.every((each) => isFields(each) && typeof each.type === 'string');
  return isRows ? { ...rest, rows: toRows(commands as Fields[]) } : file;
}

/** A ready table and ready cards by their names, with a mark of what they were. */
function byName({ table, scenery, cards, ...others }: Fields): Fields {
  const ready = TABLES.find((each) => markOf([each.table, each.scenery]) === markOf([table, scenery]));
  const all: readonly unknown[] = Array.isArray(cards) ? cards : [];
  const named = all.map((card) => readyCard(card) ?? card);
  const marked = all.filter((card) => readyCard(card) !== null);
  const place = ready
    ? { ready: ready.id, mark: markOf([ready.table, ready.scenery, marked]) }
    : { table, scenery, mark: markOf(marked) };
  return { ...others, ...place, cards: named };
}

/** The id of a card that is just as a ready one. */
function readyCard(card: unknown): string | null {
  const found = isFields(card) && CARDS.find((each) => each.id === card.id);
  return found && markOf(found) === markOf(card) ? found.id : null;
}

/** With everything in it again that went by name, as it was when the link was made. */
function told(file: Fields, earlier: readonly Replaced[]): Read<string> {
  const whole = restored(file, earlier);
  return whole ? { ok: true, value: JSON.stringify(whole) } : refused(['setup'], 'other-content');
}

function restored(file: Fields, earlier: readonly Replaced[]): Fields | null {
  const { rows, ...unchanged } = file as { readonly rows?: Rows };
  const rest: Fields = rows === undefined ? unchanged : { ...unchanged, commands: fromRows(rows, MOST_BYTES) };
  for (const part of ['setup', 'game']) {
    const held = rest[part];
    if (typeof held !== 'object' || held === null) continue;
    const whole = restored(held as Fields, earlier);
    return whole && { ...rest, [part]: whole };
  }
  return 'mark' in rest ? withContent(rest, earlier) : rest;
}

/** Longer lists of cards no file has. */
const MOST_CARDS = 500;

/** Looks for the ready content of that mark: as it is, or as it was before each of the changes to it. */
function withContent({ ready, mark, cards, ...others }: Fields, earlier: readonly Replaced[]): Fields | null {
  const listed: readonly unknown[] = Array.isArray(cards) ? cards : [];
  if (listed.length > MOST_CARDS) throw new TooLong();
  for (let changes = 0; changes <= earlier.length; changes++) {
    const was = earlier.slice(0, changes).reverse();
    const table = withId([...was.flatMap(({ tables }) => tables), ...TABLES], ready);
    const known = [...was.flatMap((replaced) => replaced.cards), ...CARDS];
    const all = listed.map((card) => (typeof card === 'string' ? withId(known, card) : card));
    const marked = all.filter((_, i) => typeof listed[i] === 'string');
    const is = markOf(ready === undefined ? marked : [table?.table, table?.scenery, marked]);
    if (all.includes(undefined) || is !== mark) continue;
    return { ...others, ...(table && { table: table.table, scenery: table.scenery }), cards: all };
  }
  return null;
}

const withId = <T extends { readonly id: string }>(all: readonly T[], id: unknown): T | undefined =>
  all.find((each) => each.id === id);

/** What comes out of a stream; null where what goes in is not of its kind or breaks off. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-big' | null> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined); // what is wrong is told to whoever reads
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > most) {
        await reader.cancel().catch(() => undefined);
        return 'too-big';
      }
      parts.push(value);
    }
  } catch {
    return null;
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** So many bytes are turned into letters at a time: a call takes no more arguments. */
const AT_A_TIME = 8192;

function base64url(bytes: Uint8Array | 'too-big'): string {
  if (bytes === 'too-big') return '';
  let letters = '';
  for (let i = 0; i < bytes.length; i += AT_A_TIME) letters += String.fromCharCode(...bytes.subarray(i, i + AT_A_TIME));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
