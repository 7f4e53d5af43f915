// npm run -s cli -- …: builds the command line when it is stale, then runs it. Prints nothing of its own to standard output.
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, install, isStale, root, stop } from './setup.mjs';

const home = 'node_modules/.cache/take-cover-cli';
const built = `${home}/main.js`;

checkNode();
install('play');
if (isStale([built], ['src', 'vite.config.ts', 'package-lock.json'])) {
  await build().catch((error) => stop(`The command line could not be built.\n${error.message}`));
}
const { main } = await import(pathToFileURL(join(root, built)).href);
// npm runs this in the project's folder; the paths that are given begin where the user stands.
process.chdir(process.env.INIT_CWD ?? process.cwd());
process.exitCode = await main(process.argv.slice(2));

/** One file, made aside and renamed into place: another command line that starts meanwhile never reads half of it. */
async function build() {
  const started = new Date();
  mkdirSync(join(root, home), { recursive: true });
  const aside = mkdtempSync(join(root, home, 'part-'));
  const { build } = await import('vite');
  try {
    await build({
      root,
      logLevel: 'silent',
      build: {
        ssr: 'src/cli/main.ts',
        outDir: aside,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
      },
    });
    // A source saved during the build is newer than its start, so the next run builds again.
    utimesSync(join(aside, 'main.js'), started, started);
    renameSync(join(aside, 'main.js'), join(root, built));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
