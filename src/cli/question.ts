import { type FileFault, type Read, refused } from '../play/files/fault.ts';
import { parseJson } from '../play/files/json.ts';
import { faultText, t } from './faultText.ts';
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
  /** The id of the question, and what there is to tell. */
  readonly told: Readonly<Record<string, unknown>>;
  /** Why the line was no question, or none that can be answered. */
  readonly fault?: FileFault;
}

/** The answer to a line by itself, as JSON. */
export const answerText = ({ told, fault }: Answer): string =>
  JSON.stringify(fault ? { ...told, error: faultText(fault) } : told);

/**
 * One question a line in, one answer a line out, in order, each as soon as its line has come (formats.md). A bad line does
 * not stop the run; its answer says which it was.
 */
export async function answerLines(file: string, io: Io, answer: (line: string) => Answer): Promise<Exit> {
  let exit: Exit = EXIT.ok;
  let number = 0;
  try {
    for await (const lines of linesOf(io.chunks(file))) {
      for (const line of lines) {
        number++;
        if (line.trim() === '') continue;
        const { fault, told } = answer(line.trim());
        if (fault) exit = EXIT.no;
        io.out(JSON.stringify(fault ? { ...told, error: faultText(fault), line: number } : told));
      }
    }
    return exit;
  } catch {
    io.error(t('files.cli.cannotRead', { file }));
    return EXIT.unreadable;
  }
}

/** The lines that each chunk completes. They may end with LF, CR LF or CR; `trim` takes a byte order mark away as well. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let begun = '';
  for await (const chunk of chunks) {
    const text = begun + chunk;
    // a CR at the very end may be half of a CR LF
    const lines = text.slice(0, text.length - (text.endsWith('\r') ? 1 : 0)).split(/\r\n?|\n/);
    begun = (lines.pop() ?? '') + (text.endsWith('\r') ? '\r' : '');
    yield lines;
  }
  yield begun.split('\r');
}
