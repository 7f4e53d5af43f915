import { build } from 'vite';

/** The tests' builders ask for the edition of the test that runs, which nothing in a page does. */
const NO_TEST = 'export class AsyncLocalStorage { getStore() {} run(_, body) { return body(); } }';

/** A module and all it imports as one script for a page. */
export async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'no-test',
        enforce: 'pre',
        resolveId: (id) => (id === 'node:async_hooks' ? '\0no-test' : null),
        load: (id) => (id === '\0no-test' ? NO_TEST : null),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'bundled', fileName: 'bundled' } },
  });
  const [{ output }] = built as unknown as [{ output: readonly [{ code: string }] }];
  return output[0].code;
}
