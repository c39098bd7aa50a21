// Part of the service worker. Workbox fetches the app's files one after the other, each with a whole round trip; this brings
// several at a time into the browser's cache, from the end of the list, where Workbox then finds them.
const atOnce = 8;

const bringAll = async () => {
  const files = await (await fetch('/precache.json', { cache: 'no-cache' })).json();
  const bring = async () => {
    for (let file = files.pop(); file; file = files.pop()) await (await fetch(file)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: atOnce }, bring));
};

// What fails here is fetched, or refused, by Workbox itself.
self.addEventListener('install', (event) => event.waitUntil(bringAll().catch(() => {})));
