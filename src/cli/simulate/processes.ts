import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Shares lines out over processes that answer each with a line, so many at once, each given its next line when it has answered.
 * The answers come in the order in which they are ready. Fails if a process ends before its answer.
 */
export async function* sharedOut(
  lines: readonly string[],
  command: readonly [program: string, ...args: readonly string[]],
  processes: number,
): AsyncGenerator<string> {
  const waiting = [...lines];
  const [program, ...args] = command;
  const children = Array.from({ length: Math.min(processes, lines.length) }, () => new Answering(spawn(program, args)));
  try {
    const pending = new Map<Answering, Promise<readonly [Answering, string]>>();
    const give = (child: Answering) => {
      const line = waiting.shift();
      if (line === undefined) pending.delete(child);
      else
        pending.set(
          child,
          child.ask(line).then((answer) => [child, answer] as const),
        );
    };
    for (const child of children) give(child);
    while (pending.size > 0) {
      const [child, answer] = await Promise.race(pending.values());
      give(child);
      yield answer;
    }
  } finally {
    for (const child of children) child.end();
  }
}

class Answering {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;

  constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    this.#answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    child.stderr.pipe(process.stderr, { end: false });
    child.stdin.on('error', () => {}); // it has ended: its answer says so
  }

  async ask(line: string): Promise<string> {
    this.#child.stdin.write(`${line}\n`);
    const { done, value } = await this.#answers.next();
    if (done) throw new Error(`a process has ended with status ${this.#child.exitCode}`);
    return value;
  }

  end(): void {
    this.#child.kill();
  }
}
