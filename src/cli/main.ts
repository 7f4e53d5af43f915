const usage = 'usage: npm run -s cli -- <command>\n\nThere are no commands yet.';

/** Runs one command and gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  console.log(usage);
  return args.length === 0 ? 0 : 2;
}
