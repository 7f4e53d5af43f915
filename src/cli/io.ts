import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a command of the command line reads and writes; tests have their own. */
export interface Io {
  out(text: string): void;
  error(text: string): void;
  /** The text of a file; of standard input for `-`. Null if it cannot be read. */
  read(file: string): string | null;
  /** The same bit by bit, as it comes. Fails on the way if it cannot be read. */
  chunks(file: string): AsyncIterable<string>;
  /** The JSON files in a folder and those below it, in order of their names; null if it is none. */
  files(folder: string): readonly string[] | null;
}

// Whoever reads may have read enough (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

export const processIo: Io = {
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
  read(file) {
    try {
      return readFileSync(file === '-' ? 0 : file, 'utf8');
    } catch {
      return null;
    }
  },
  chunks: (file) => (file === '-' ? process.stdin.setEncoding('utf8') : createReadStream(file, 'utf8')),
  files(folder) {
    try {
      const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      return all
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(folder, name));
    } catch {
      return null;
    }
  },
};

/** What a command gives back to the shell: all well; the answer is no; or the question could not be read. */
export const EXIT = { ok: 0, no: 1, unreadable: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];
