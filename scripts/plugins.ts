// What our build does that Vite does not do by itself.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Gives `dist/take-cover.html`, the whole game in one file, to an existing build. */
export const singlePage = (): Plugin => ({
  name: 'take-cover:single-page',
  enforce: 'post',
  transformIndexHtml(html) {
    const icon = readFileSync('public/icon.svg', 'base64');
    return html
      .replace(/ *<link rel="(manifest|apple-touch-icon)".*\n/g, '') // a file from a disk cannot be installed
      .replace('./icon.svg', `data:image/svg+xml;base64,${icon}`);
  },
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') this.error('the single page was not made');
    this.emitFile({ type: 'asset', fileName: 'take-cover.html', source: page.source });
    delete bundle['index.html'];
  },
});

/** In a single file the threads are in it too, as text. */
export const threadsInside = (): Plugin => ({
  name: 'take-cover:threads-inside',
  enforce: 'pre',
  resolveId(source, importer) {
    return source.endsWith('?worker') ? this.resolve(`${source}&inline`, importer) : null;
  },
});

/** The words the page is likely to speak are fetched beside the program, which asks for them only once it runs. */
export const wordsBeside = (): Plugin => ({
  name: 'take-cover:words-beside',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files = Object.values(bundle).flatMap((made) => {
        const [, locale] = (made.type === 'chunk' && /\/i18n\/(\w+)\/first\.ts$/.exec(made.facadeModuleId ?? '')) || [];
        return locale ? [[locale, `./${made.fileName}`]] : [];
      });
      const script = `<script>(${fetchWords})(${JSON.stringify(Object.fromEntries(files))})</script>`;
      return html.replace(/ *<script type="module"/, (program) => `    ${script}\n${program}`); // behind style sheets it would wait for them
    },
  },
});

/** In the page: guesses what `src/store/language.ts` will ask for. Wrong, it costs a file. */
function fetchWords(files: Readonly<Record<string, string>>): void {
  const wished = [...navigator.languages];
  try {
    wished.unshift(JSON.parse(localStorage.getItem('take-cover.preferences') ?? '').state.language);
  } catch {} // nothing is stored, or nothing can be
  const locale = wished.map((tag) => `${tag}`.toLowerCase().split('-')[0] ?? '').find((tag) => tag in files) ?? 'en';
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = files[locale] ?? '';
  document.head.append(link);
}

/** The letters of the page are fetched beside its style sheets, which ask for them only once something is written. */
export const lettersBeside = (): Plugin => ({
  name: 'take-cover:letters-beside',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /-latin-wght-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
          injectTo: 'head-prepend',
        })),
  },
});

/** Pictures of the repository, which no page shows. */
const NOT_OF_THE_PAGE = ['screenshot.png'];

/** `sw.js`: `src/offline` with the list of all that a table without a network needs. */
export const offline = (): Plugin => ({
  name: 'take-cover:offline',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/offline/serviceWorker.ts', fileName: 'sw.js' });
  },
  generateBundle(_, bundle) {
    const worker = bundle['sw.js'];
    if (worker?.type !== 'chunk') this.error('the service worker was not made');
    const digest = createHash('sha256').update(worker.code);
    const files: string[] = [];
    const keep = (file: string, content: string | Uint8Array): void => {
      files.push(file === 'index.html' ? './' : file);
      digest.update(`\n${file}\n`).update(content);
    };
    for (const [file, made] of Object.entries(bundle)) {
      if (made !== worker && !file.endsWith('.map')) keep(file, made.type === 'chunk' ? made.code : made.source);
    }
    for (const file of readdirSync('public')) {
      if (!NOT_OF_THE_PAGE.includes(file)) keep(file, readFileSync(`public/${file}`));
    }
    const build = digest.digest('hex').slice(0, 16);
    worker.code = `const BUILD=${JSON.stringify(build)},FILES=${JSON.stringify(files.sort())};${worker.code}`;
  },
});
