/*
 * Keeps the site usable without a network. Pages come from the network first, so that nobody sees an old one who need not;
 * files with a hash in their name never change, so that a kept one is as good as a new one.
 */
const KEPT = `niyamdesk-${BUILD}`;
/** Open tabs may still run the build before: its files stay until the one after. */
const BUILDS_KEPT = 2;
const ASSET = /^(\/hi)?\/assets\//;

self.addEventListener("install", (event) => event.waitUntil(keepWhatIsSpoken()));

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const builds = (await caches.keys()).filter((name) => name.startsWith("niyamdesk-"));
      await Promise.all(builds.slice(0, -BUILDS_KEPT).map((name) => caches.delete(name)));
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "build") event.ports[0]?.postMessage(BUILD);
  if (event.data === "take-over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (ASSET.test(url.pathname)) event.respondWith(asset(request));
});

/** Every language that an open tab speaks: its shell, its home page and its list, and the files of these. */
async function keepWhatIsSpoken() {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = tabs.map(({ url }) => new URL(url).pathname);
  const isHindi = (path) => path === "/hi" || path.startsWith("/hi/");
  const spoken = [
    ...(paths.some(isHindi) ? ["hi"] : []),
    ...(paths.every(isHindi) && paths.length > 0 ? [] : ["en"]),
  ];
  const cache = await caches.open(KEPT);
  await cache.addAll(spoken.flatMap((language) => FILES[language]));
}

async function page(event, url) {
  const isHindi = url.pathname === "/hi" || url.pathname.startsWith("/hi/");
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (answer.ok && !answer.redirected && PAGES.includes(url.pathname)) {
      const cache = await caches.open(KEPT);
      event.waitUntil(cache.put(url.pathname, answer.clone()));
    }
    return answer;
  } catch (error) {
    const kept = await newest(url.pathname);
    const shell = kept ?? (await newest(isHindi ? "/hi/page" : "/page"));
    if (shell === undefined) throw error;
    return shell;
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const first = await fetch(request);
  // That a file was gone may stand in the browser's cache, from before its build came back.
  const answer = first.ok ? first : await fetch(request, { cache: "reload" });
  if (answer.ok) {
    const copy = answer.clone();
    const cache = await caches.open(KEPT);
    await cache.put(request, copy);
  }
  return answer;
}

/** Of all builds that are kept, the newest answer. */
async function newest(path) {
  const builds = (await caches.keys()).filter((name) => name.startsWith("niyamdesk-")).reverse();
  for (const name of builds) {
    const kept = await (await caches.open(name)).match(path);
    if (kept !== undefined) return kept;
  }
  return undefined;
}
