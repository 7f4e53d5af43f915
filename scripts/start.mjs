// npm start: installs and builds what is missing or stale, then serves the game on this computer and opens it in the browser.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { mayOpen } from './browser.mjs';
import { checkNode, game, install, isStale, root, run, stop } from './setup.mjs';

const host = '127.0.0.1';
const sources = ['src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];

checkNode();
const { port, open } = asked();
const address = `http://${host}:${port}`;
if (await isTaken()) await explainTaken();

install('play');
if (isStale(['dist/index.html', 'dist/take-cover.html'], sources)) {
  console.log('Building the game …');
  if (run('vite build --logLevel warn && vite build --mode single --logLevel warn') !== 0)
    stop('The game could not be built: see the messages above.');
}
const { preview } = await import('vite');
await preview({ root, logLevel: 'warn', preview: { host, port, strictPort: true, open: open && mayOpen(process) } });
console.log(`Take Cover is ready at ${address} (Ctrl+C stops it).`);

/** @returns {{ port: number, open: boolean }} */
function asked() {
  const usage = 'Usage: npm start -- --port 4649 --no-open';
  /** @type {{ port?: string, 'no-open'?: boolean }} */
  let values = {};
  try {
    ({ values } = parseArgs({ options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } } }));
  } catch (error) {
    stop(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
  const text = values.port ?? process.env.PORT ?? '4648';
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return { port, open: values['no-open'] !== true };
  return stop(
    `A port is a number from 1 to 65535, not "${text}" (from ${values.port === undefined ? 'PORT' : '--port'}).\n${usage}`,
  );
}

/** @returns {Promise<boolean>} */
function isTaken() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(true);
      else stop(`Port ${port} cannot be used (${error.code}). Pick another: npm start -- --port 4649`);
    });
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}

/** @returns {Promise<never>} */
async function explainTaken() {
  const answer = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => null);
  const running = answer?.headers.get('x-take-cover');
  if (!running)
    return stop(
      `Port ${port} is in use by another program. Try another one: npm start -- --port ${port === 4649 ? 4650 : 4649}`,
    );
  const other =
    running === game.version
      ? ''
      : `, but as version ${running}. Stop it in its own window (Ctrl+C) to play version ${game.version}`;
  console.log(`Take Cover is already running at ${address}${other}.`);
  process.exit();
}
