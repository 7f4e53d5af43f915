import type { Io } from '../../src/cli/io.ts';
import { main } from '../../src/cli/main.ts';

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command line on files that are only there in the test. */
export async function run(args: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const out: string[] = [];
  const error: string[] = [];
  const io: Io = {
    out: (text) => out.push(text),
    error: (text) => error.push(text),
    read: (file) => files[file] ?? null,
    async *chunks(file) {
      if (files[file] === undefined) throw new Error(file);
      yield files[file];
    },
    files(folder) {
      const within = Object.keys(files).filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.json'));
      return within.length > 0 ? within.sort() : null;
    },
  };
  const exit = await main(args, io);
  return { exit, out: out.join('\n'), error: error.join('\n') };
}
