import { type Read, refused } from '../play/files/fault.ts';
import { parseJson } from '../play/files/json.ts';
import { t } from './faultText.ts';
import { EXIT, type Exit, type Io } from './io.ts';

/** One line of a file of questions: an object, and the id its answer is to carry (null if there is none to be had). */
export function readLine(line: string): { id: string | number | null; read: Read<object> } {
  const json = parseJson(line);
  if (!json.ok) return { id: idAtTheStart(line), read: json };
  const { value } = json;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { id: null, read: refused([], 'not-an-object') };
  }
  const given: unknown = Object.hasOwn(value, 'id') ? (value as { id: unknown }).id : null;
  const sayable = typeof given === 'string' || typeof given === 'number' ? given : null;
  return { id: sayable, read: { ok: true, value: withLooks(value) } };
}

/** The id of a line that is not to be read as a whole, so that its answer can be told from others all the same. */
const idAtTheStart = (line: string): string | null => /^\s*\{\s*"id"\s*:\s*"([^"\\]{1,200})"/.exec(line)?.[1] ?? null;

/** How an element looks does not matter to a question, so it may be left out. */
function withLooks(value: object): object {
  const { scenery } = value as { scenery?: unknown };
  if (!Array.isArray(scenery)) return value;
  const looking = scenery.map((element: unknown) =>
    typeof element === 'object' && element !== null && !Array.isArray(element) ? { look: 'none', ...element } : element,
  );
  return { ...value, scenery: looking };
}

export interface Answer {
  /** One line of JSON. */
  readonly text: string;
  /** The line was no question. */
  readonly isBad: boolean;
}

/** Answers are written this many at a time. */
const BATCH = 2000;

/** One question a line in, one answer a line out, in order (formats.md). A bad line does not stop the run. */
export function answerLines(file: string, io: Io, answer: (line: string) => Answer): Exit {
  const text = io.read(file);
  if (text === null) {
    io.error(t('files.cli.cannotRead', { file }));
    return EXIT.unreadable;
  }
  let exit: Exit = EXIT.ok;
  let answers: string[] = [];
  for (const line of linesOf(text)) {
    const { text: out, isBad } = answer(line);
    if (isBad) exit = EXIT.no;
    answers.push(out);
    if (answers.length < BATCH) continue;
    io.out(answers.join('\n'));
    answers = [];
  }
  if (answers.length > 0) io.out(answers.join('\n'));
  return exit;
}

/** However the lines end: LF, CR LF or CR. `trim` takes a byte order mark away as well. */
function* linesOf(text: string): Generator<string> {
  const ends = text.includes('\n') ? '\n' : '\r';
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf(ends, start);
    const line = text.slice(start, end < 0 ? text.length : end).trim();
    start = end < 0 ? text.length : end + 1;
    if (line !== '') yield line;
  }
}
