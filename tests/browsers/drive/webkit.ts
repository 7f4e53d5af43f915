import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/browser/freePort.ts';
import { type Browser, SIZE, type Window } from './window.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

/** WebKitGTK's small browser over WebDriver on a display that nobody sees; null where one of the three is missing. */
export function findWebkit(): Browser | null {
  const folder = existsSync(LIBRARIES) ? readdirSync(LIBRARIES).find((name) => name.startsWith('webkit2gtk-4')) : null;
  const binary = folder ? join(LIBRARIES, folder, 'MiniBrowser') : '';
  return [DRIVER, DISPLAY_SERVER, binary].every((path) => existsSync(path)) ? webkit(binary) : null;
}

function webkit(binary: string): Browser {
  const processes: ChildProcess[] = [];

  async function start(): Promise<Window> {
    const display = `:${process.pid % 50_000}`;
    processes.push(spawn(DISPLAY_SERVER, [display, '-screen', '0', '1600x1000x24', '-nolisten', 'tcp']));
    const port = await freePort();
    processes.push(
      spawn(DRIVER, [`--port=${port}`], {
        env: {
          ...process.env,
          DISPLAY: display,
          GDK_BACKEND: 'x11',
          LIBGL_ALWAYS_SOFTWARE: '1',
          WEBKIT_DISABLE_COMPOSITING_MODE: '1',
          WEBKIT_FORCE_SANDBOX: '0',
        },
      }),
    );
    const ask = client(`http://127.0.0.1:${port}`);
    await until(() => ask('GET', '/status').then(() => true));
    const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          timeouts: { script: SCRIPT_MS },
          pageLoadStrategy: 'none', // a page that has loaded is not always told
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
      },
    });
    const inSession = <T>(method: string, path: string, body?: object) =>
      ask<T>(method, `/session/${sessionId}${path}`, body);
    await inSession('POST', '/window/rect', SIZE);
    return windowOf(inSession);
  }

  function end(): void {
    for (const process of processes.splice(0).reverse()) process.kill('SIGKILL');
  }

  return {
    name: 'WebKit',
    keeps: false,
    start,
    kill: () => {
      end();
      return start();
    },
    stop: async () => end(),
  };
}

/** How long the driver may take for an answer, and a page for what it is asked; in ms. */
const MOST_MS = 20_000;
const SCRIPT_MS = 5000;

type Ask = <T = unknown>(method: string, path: string, body?: object) => Promise<T>;

const client =
  (address: string): Ask =>
  async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(MOST_MS),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${path}: ${(value as { message?: string }).message ?? response.status}`);
    return value;
  };

function windowOf(ask: Ask): Window {
  const run: Window['run'] = async (what, ...given) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${what})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await ask<{ value: never; error?: string }>('POST', '/execute/async', {
      script,
      args: [given],
    });
    if (error !== undefined) throw new Error(error);
    return value;
  };
  /** Nothing says when the next page is there: the one before carries a sign. */
  async function leave(path: string, body?: object): Promise<void> {
    await run(() => void document.documentElement.setAttribute('data-left', ''));
    await ask('POST', path, body);
    await until(() => run(() => !document.documentElement.hasAttribute('data-left')));
  }
  return {
    open: (url) => leave('/url', { url }),
    reload: () => leave('/refresh'),
    run,
    click: async (x, y) => {
      const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' };
      const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await ask('POST', '/actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
  };
}

async function until(is: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await is().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKit’s driver does not answer.');
}
