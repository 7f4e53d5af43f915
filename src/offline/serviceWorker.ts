/**
 * Keeps a whole build in the browser, so that the table works without a network after one visit. A build is served from its
 * own cache alone: never a page of one with parts of another. A newer one is fetched beside it and waits until the players
 * say so (`store/update.ts`). The build puts the two constants before this script (`scripts/plugins.ts`).
 */
declare const self: ServiceWorkerGlobalScope;
/** Changes with every file of the build. */
declare const BUILD: string;
/** Its files, as seen from the page; `./` is the page. */
declare const FILES: readonly string[];

const OURS = 'take-cover-build-';
const CACHE = OURS + BUILD;
const PAGE = new URL('./', self.location.href).href;

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(PAGE)) event.respondWith(serve(event.request));
});

/** All files or none: a build that is not wholly there is not installed. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** The build before this one stays as well: another tab may still be open on it and want a part of it. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function serve(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const isPage = request.mode === 'navigate' && [PAGE, `${PAGE}index.html`].includes(origin + pathname);
  const wanted = isPage ? PAGE : request.url;
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(wanted, { ignoreVary: true })) ?? (await caches.match(wanted, { ignoreVary: true }));
  return kept ?? fetch(request);
}

export {};
