import { CARDS, TABLES } from '../../content/index.ts';
import { type Read, refused } from '../files/fault.ts';
import { markOf } from '../files/hash.ts';
import { fromRows, type Rows, toRows } from './shapes.ts';

/**
 * A file as a link: what it says, without what the reader finds anew, packed. The digit is the codec; one that has ever been used keeps its
 * reader. Ready tables and cards go by name as long as they are as they were.
 */

type Fields = Readonly<Record<string, unknown>>;

/** What a link of ours begins with, after the address of the page. */
export const LINK = '#g1.';

/** How much may come out of a link, in bytes: none of ours has more. */
const MOST_BYTES = 2_000_000;

/** Longer ones are cut by some chats; of still longer ones the file is better. In characters. */
export const SOME_CUT = 2000;
export const TOO_LONG = 32_000;

/** The part of an address after which a page of the game opens the file; without a `full` set-up ready content goes by name. */
export async function toLink(file: Fields, full = false): Promise<string> {
  const short = inRows(withoutTrace(file));
  const text = JSON.stringify(full ? short : byName(short));
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity);
  return `${LINK}${base64url(packed ?? new Uint8Array())}`;
}

/** The file in a link, as text for the readers of files; nothing of it has been checked but its size. */
export async function fromLink(link: string): Promise<Read<string>> {
  const [, codec = '', packed = ''] = /^#g(\d+)\.([\w-]*)$/.exec(link.trim()) ?? [];
  if (codec === '') return refused([], 'not-a-link');
  if (codec !== '1') return refused([], 'newer-link');
  const bytes = fromBase64url(packed);
  const unpacked = bytes && (await through(bytes, new DecompressionStream('deflate-raw'), MOST_BYTES));
  if (unpacked === 'too-big') return refused([], 'too-big', { most: MOST_BYTES / 1e6 });
  if (!unpacked) return refused([], 'cut-link');
  const text = new TextDecoder().decode(unpacked);
  try {
    return told(JSON.parse(text));
  } catch {
    return refused([], 'cut-link');
  }
}

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
  if (typeof position !== 'object' || position === null) return position;
  const { characters } = position as { readonly characters?: readonly Fields[] };
  if (!Array.isArray(characters)) return position;
  const short = (one: Fields) => Object.fromEntries(Object.entries(one).filter(([, value]) => !isNothing(value)));
  return { ...position, characters: characters.map(short) };
}

/** Commands of a game as rows. */
function inRows(file: Fields): Fields {
  const { commands, ...rest } = file;
  return Array.isArray(commands) ? { ...rest, rows: toRows(commands) } : file;
}

/** A ready table and ready cards by their names, with a mark of what they were. */
function byName(file: Fields): Fields {
  const { setup, ...rest } = file as { readonly setup?: Fields };
  if (!setup || typeof setup !== 'object') return file;
  const { table, scenery, cards, ...others } = setup;
  const ready = TABLES.find((each) => markOf([each.table, each.scenery]) === markOf([table, scenery]));
  const all: readonly unknown[] = Array.isArray(cards) ? cards : [];
  const named = all.map((card) => readyCard(card) ?? card);
  const marked = all.filter((card) => readyCard(card) !== null);
  const place = ready
    ? { ready: ready.id, mark: markOf([ready.table, ready.scenery, marked]) }
    : { table, scenery, mark: markOf(marked) };
  return { ...rest, setup: { ...others, ...place, cards: named } };
}

/** The id of a card that is just as a ready one. */
function readyCard(card: unknown): string | null {
  const found = CARDS.find((each) => each.id === (card as { id?: unknown }).id);
  return found && markOf(found) === markOf(card) ? found.id : null;
}

/** With everything in it again that went by name. */
function told(file: unknown): Read<string> {
  const { setup, rows, ...unchanged } = (file ?? {}) as { readonly setup?: Fields; readonly rows?: Rows };
  const rest = rows === undefined ? unchanged : { ...unchanged, commands: fromRows(rows) };
  if (typeof setup !== 'object' || setup === null) return { ok: true, value: JSON.stringify({ ...rest, setup }) };
  if (!('mark' in setup)) return { ok: true, value: JSON.stringify({ ...rest, setup }) };
  const { ready, mark, cards, ...others } = setup;
  const table = TABLES.find((each) => each.id === ready);
  const listed: readonly unknown[] = Array.isArray(cards) ? cards : [];
  const all = listed.map((card) => (typeof card === 'string' ? CARDS.find((each) => each.id === card) : card));
  const marked = all.filter((_, i) => typeof listed[i] === 'string');
  const is = markOf(ready === undefined ? marked : [table?.table, table?.scenery, marked]);
  if (all.includes(undefined) || is !== mark) return refused(['setup'], 'other-content');
  const place = table ? { table: table.table, scenery: table.scenery } : {};
  return { ok: true, value: JSON.stringify({ ...rest, setup: { ...others, ...place, cards: all } }) };
}

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
