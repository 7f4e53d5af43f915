// What every script needs before it can use an installed package.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

export const game = readJson('package.json');

/** Runs a command line at the root, with the installed tools on its path, and gives its exit code.
 * @param {string} command
 * @param {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions }} [options] */
export function run(command, { env = {}, stdio = 'inherit' } = {}) {
  return spawnSync(command, { cwd: root, shell: true, stdio, env: environment(env) }).status ?? 1;
}

/** The same beside others: all it says comes with its exit code.
 * @param {string} command
 * @returns {Promise<{ code: number, output: string }>} */
export function runBeside(command) {
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'], env: environment({}) });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? 1, output })));
}

/** @param {Record<string, string>} more */
function environment(more) {
  const PATH = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;
  return { ...process.env, PATH, ...more };
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  stop(
    `Take Cover needs Node.js ${game.engines.node}; this is ${process.versions.node}. Get a newer one from nodejs.org.`,
  );
}

/** Installs what is not there in the version asked for. Playing alone leaves the test tools out, unless some are there.
 * @param {'play' | 'test'} purpose */
export function install(purpose) {
  const tools = Object.entries(game.devDependencies);
  const wanted = Object.entries(game.dependencies).concat(purpose === 'test' ? tools : []);
  if (wanted.every(([name, version]) => installed(name) === version)) return;
  const all = purpose === 'test' || tools.some(([name]) => installed(name));
  console.error('Installing packages …');
  // Standard output belongs to the command line's answers.
  const code = run(`npm ci --no-audit --no-fund${all ? '' : ' --omit=dev'}`, { stdio: ['ignore', 2, 2] });
  if (code !== 0) stop('The packages could not be installed: see what npm says above.');
}

/** @param {string} name */
function installed(name) {
  const manifest = join('node_modules', name, 'package.json');
  return existsSync(join(root, manifest)) ? readJson(manifest).version : undefined;
}

/** Whether any output is missing or older than the newest input, folders read to the bottom.
 * @param {string[]} outputs
 * @param {string[]} inputs */
export function isStale(outputs, inputs) {
  const built = outputs.map((path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0));
  return Math.max(...inputs.map((path) => newest(join(root, path)))) > Math.min(...built);
}

/** @param {string} path
 * @returns {number} */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** @param {string} message
 * @returns {never} */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
