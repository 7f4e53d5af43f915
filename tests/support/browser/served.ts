import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { BUILD } from './build.ts';

/** A copy of the build at an address of its own, to be cut off or to become a newer build. */
export interface Served {
  readonly address: string;
  /** The next build: its page has this title. */
  publish(title: string): void;
  /** Nobody answers there any more. */
  cut(): Promise<void>;
}

/** Whoever asks ends it with `cut`, which may be called twice. */
export async function serveCopy(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'take-cover-served-'));
  cpSync(BUILD, folder, { recursive: true });
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const edit = (file: string, from: RegExp, to: string): void => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!from.test(text)) throw new Error(`${file} of the build has no ${from}`);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  let open = true;
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    publish(title) {
      edit('index.html', /<title>.*<\/title>/, `<title>${title}</title>`);
      edit('sw.js', /const BUILD="\w+"/, `const BUILD="${title.replaceAll(/\W/g, '')}"`);
    },
    async cut() {
      if (!open) return;
      open = false;
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
