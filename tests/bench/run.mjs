// npm run bench [-- NAME …]: builds every *.bench.ts below this folder and runs it. Each exports `name` and `run`, which
// gives rows to print and ratios to keep; all of it goes to results.json, and a ratio missed twice makes the exit status 1,
// unless it is `open`: the goal of an issue that is not resolved yet, or one kept by less than a machine varies.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');

if (!existsSync(join(here, 'node_modules/visibility-polygon'))) {
  const installed = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (installed.status !== 0) process.exit(2);
}

process.env.NODE_ENV = 'production'; // what others check in development alone they need not do here
const wanted = process.argv.slice(2);
const files = benches(here).filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)));
const { build } = await import('vite');
const outDir = join(here, '.built');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: Object.fromEntries(files.map((file, i) => [`bench${i}`, file])) },
  },
});

const results = [];
for (const [i, file] of files.entries()) {
  const found = measured(i);
  // another program may have had the machine meanwhile: what is missed is measured once more
  const result = found.ratios.some(isMissed) ? measured(i) : found;
  if (result.ratios.some(isMissed)) process.exitCode = 1;
  results.push({ file: relative(here, file), ...result });
}
writeFileSync(join(here, 'results.json'), `${JSON.stringify({ node: process.version, results }, null, 2)}\n`);

/** Runs one bench in a process of its own, so that none is slower for what the engine has been used for before. */
function measured(i) {
  const told = join(outDir, `result${i}.json`);
  const { status } = spawnSync(process.execPath, [join(here, 'one.mjs'), join(outDir, `bench${i}.js`), told], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(2);
  return JSON.parse(readFileSync(told, 'utf8'));
}

function isMissed({ is, atLeast, open }) {
  return is < atLeast && !open;
}

function benches(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return benches(path);
    return entry.name.endsWith('.bench.ts') ? [path] : [];
  });
}
