/*
 * Keeps the site usable without a network. Pages come from the network first, so that nobody sees an old one who need not;
 * files with a hash in their name never change, so that a kept one is as good as a new one.
 */
const KEPT = `niyamdesk-${BUILD}`;
/** Open tabs may still run the build before: its files stay until the one after. */
const BUILDS_KEPT = 2;
const ASSET = /^(\/hi)?\/assets\//;
/** Connected, and yet nothing comes: a kept page is shown rather than none. */
const PATIENCE_MS = 3000;
/** Asking what is kept must not take longer than the network would. */
const LOOK_MS = 1000;
/** Queries of a purchase: what the page says then must be of now. */
const OF_NOW = ["step", "checkout", "slot"];

self.addEventListener("install", (event) => event.waitUntil(keepWhatIsSpoken()));

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const builds = await keptBuilds();
      await Promise.all(builds.slice(BUILDS_KEPT).map((name) => caches.delete(name)));
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
  else if (ASSET.test(url.pathname)) event.respondWith(asset(event));
});

/** A reminder: the tab that is there comes to the front. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showAddress(event.notification.data?.address ?? "/"));
});

async function showAddress(address) {
  const tabs = await self.clients.matchAll({ type: "window" });
  const here = tabs.find(({ url }) => new URL(url).pathname === address.split("?")[0]) ?? tabs[0];
  if (!here) return self.clients.openWindow(address);
  await here.focus();
  return here.navigate(address);
}

/** Every language that an open tab speaks: its shell, its home page and its list, and the files of these. */
async function keepWhatIsSpoken() {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = tabs.map(({ url }) => new URL(url).pathname);
  const isHindi = (path) => path === "/hi" || path.startsWith("/hi/");
  const spoken = [
    ...(paths.some(isHindi) ? ["hi"] : []),
    ...(paths.every(isHindi) && paths.length > 0 ? [] : ["en"]),
  ];
  try {
    // A build that came back is the newest again: what is kept is ordered by when it was begun.
    await caches.delete(KEPT);
    const cache = await caches.open(KEPT);
    await cache.addAll(spoken.flatMap((language) => FILES[language]));
  } catch (error) {
    // A full disk stays full: without this, every page would fetch all files once more for nothing.
    if (error.name !== "QuotaExceededError") throw error;
  }
}

async function page(event, url) {
  const arriving = network(event);
  const isPublic = PAGES.includes(url.pathname);
  event.waitUntil(
    arriving.then(
      (answer) =>
        isPublic && answer.ok && !answer.redirected ? keep(url.pathname, answer.clone()) : undefined,
      () => undefined,
    ),
  );
  const mayBeOld = isPublic && !OF_NOW.some((key) => url.searchParams.has(key));
  try {
    return await (mayBeOld ? Promise.race([arriving, keptSoon(url.pathname, arriving)]) : arriving);
  } catch (error) {
    const isHindi = url.pathname === "/hi" || url.pathname.startsWith("/hi/");
    const kept = (await newest(url.pathname)) ?? (await newest(isHindi ? "/hi/page" : "/page"));
    if (kept === undefined) throw error;
    return kept;
  }
}

async function network(event) {
  return (await event.preloadResponse) ?? (await fetch(event.request));
}

/** What is kept of a page, once the network had its time; without it the network is waited for. */
async function keptSoon(path, arriving) {
  await pause(PATIENCE_MS);
  return (await newest(path)) ?? arriving;
}

async function asset(event) {
  const { request } = event;
  const kept = await looked(caches.match(request));
  if (kept !== undefined) return kept;
  const first = await fetch(request);
  // That a file was gone may stand in the browser's cache, from before its build came back.
  const answer = first.ok ? first : await fetch(request, { cache: "reload" });
  if (answer.ok) event.waitUntil(keep(request, answer.clone()));
  return answer;
}

/** Given up without a word where there is no room: what the network answered is good all the same. */
async function keep(what, answer) {
  try {
    const cache = await caches.open(KEPT);
    await cache.put(what, answer);
  } catch {
    // It is asked for again the next time.
  }
}

/** Of all builds that are kept: this worker's own answer, else the newest. */
function newest(path) {
  return looked(
    (async () => {
      for (const name of await keptBuilds()) {
        const kept = await (await caches.open(name)).match(path);
        if (kept !== undefined) return kept;
      }
      return undefined;
    })(),
  );
}

/** This worker's own build first, which need not be the newest: a site can go back to the build before. */
async function keptBuilds() {
  const others = (await caches.keys()).filter((name) => name.startsWith("niyamdesk-") && name !== KEPT);
  return [KEPT, ...others.reverse()];
}

/** Nothing is kept in a store that fails, or that does not answer. */
function looked(asking) {
  return Promise.race([asking, pause(LOOK_MS)]).catch(() => undefined);
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
