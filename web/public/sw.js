// Shows a page of its own where there is no network, and does nothing else. It keeps no part of the client: every page
// and every script comes from the server, so that nobody ever plays with an old client at a new server.
// The build writes into the name what the kept files are like, so that changed ones are fetched anew.
const KEPT = 'taproom-offline-__VERSION__';
const PAGE = '/offline.html';
const FILES = [PAGE, '/offline.css', '/offline.js', '/mug.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
});

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (FILES.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => kept(new URL(request.url).pathname)));
  }
});

async function kept(path) {
  return (await caches.match(path, { cacheName: KEPT })) ?? Response.error();
}
