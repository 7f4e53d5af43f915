import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

export interface Browser {
  executablePath: string;
  env?: NodeJS.ProcessEnv;
}

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The browser named by CHROMIUM_PATH, else the packaged one, Playwright's own, or one installed on this computer. */
export async function findChromium(): Promise<Browser> {
  const found = named() ?? (await packaged()) ?? firstThere([chromium.executablePath()]) ?? firstThere(INSTALLED);
  if (found) return found;
  throw new Error(
    'No Chromium for the browser tests. Run `npx playwright install chromium`, install Chrome, Chromium or Edge, ' +
      'or set CHROMIUM_PATH to one.',
  );
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function named(): Browser | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`);
  return { executablePath: path };
}

function firstThere(paths: readonly string[]): Browser | undefined {
  const executablePath = paths.find((path) => path && existsSync(path));
  return executablePath === undefined ? undefined : { executablePath };
}

/** The browser in @sparticuz/chromium, which is for Linux on x64 and needs nothing installed. */
async function packaged(): Promise<Browser | undefined> {
  const modules = join(import.meta.dirname, '../../../node_modules');
  const manifest = join(modules, '@sparticuz/chromium/package.json'); // not among the package's exports
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return undefined;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const home = join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(home)) await unpack(home);
  return {
    executablePath: join(home, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(home, 'al2023/lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

/** The package trusts any half-written file it finds in the temporary folder, so it gets a folder of its own. */
async function unpack(home: string): Promise<void> {
  const aside = `${home}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const before = { ...process.env };
  process.env.TMPDIR = aside;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'; // else it leaves out the libraries a bare machine lacks
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  } finally {
    process.env = before;
  }
  // The package's own file names folders that are not here: without this one all text would be invisible.
  writeFileSync(
    join(aside, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>\n`,
  );
  try {
    renameSync(aside, home);
  } catch {
    rmSync(aside, { recursive: true, force: true }); // another run was first
  }
}
