import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ROOT } from "./stack/mode.ts";

const SITE = "https://niyamdesk.example";
const SOURCE = readFileSync(path.join(ROOT, "web", "site", "worker.js"), "utf8");

type Network = (address: string) => Promise<Response>;

/** The browser's store for answers, in memory; a full one takes nothing in, a hanging one never answers. */
class Store {
  readonly builds = new Map<string, Map<string, Response>>();
  full = false;
  hangs = false;

  async keys(): Promise<string[]> {
    return [...this.builds.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.builds.delete(name);
  }

  async match(request: Request): Promise<Response | undefined> {
    if (this.hangs) return new Promise(() => undefined);
    const found = [...this.builds.values()].map((build) => build.get(new URL(request.url).pathname));
    return found.find((answer) => answer !== undefined)?.clone();
  }

  async open(name: string) {
    if (this.hangs) return new Promise(() => undefined);
    const build = this.builds.get(name) ?? new Map<string, Response>();
    this.builds.set(name, build);
    const put = async (what: string | Request, answer: Response) => {
      if (this.full) throw new DOMException("Quota exceeded.", "QuotaExceededError");
      build.set(typeof what === "string" ? what : new URL(what.url).pathname, answer);
    };
    return {
      put,
      addAll: async (addresses: string[]) => {
        for (const address of addresses) await put(address, new Response(`${name} ${address}`));
      },
      match: async (address: string) => build.get(address)?.clone(),
    };
  }
}

/** The worker of a build, started in the browser that `store` belongs to. */
function startWorker(build: string, store: Store, network: Network) {
  const listeners = new Map<string, (event: unknown) => void>();
  const context = {
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
      clients: { matchAll: async () => [{ url: `${SITE}/` }], claim: async () => undefined },
      location: { origin: SITE },
      registration: {},
      skipWaiting: () => undefined,
    },
    caches: store,
    fetch: (request: Request) => network(new URL(request.url).pathname),
    setTimeout,
    URL,
    Promise,
  };
  const values = { BUILD: build, FILES: { en: ["/", "/services"], hi: ["/hi"] }, PAGES: ["/", "/services"] };
  const constants = Object.entries(values).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
  );
  vm.runInNewContext(`${constants.join("\n")}\n${SOURCE}`, context);
  const life = async (type: "install" | "activate") => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({
      waitUntil: (work: Promise<unknown>) => {
        done = work;
      },
    });
    await done;
  };
  return {
    async start(): Promise<void> {
      await life("install");
      await life("activate");
    },
    /** What the browser is given, and what goes on behind it. */
    ask(address: string, mode: "navigate" | "cors" = "navigate") {
      let answer: Promise<Response> | undefined;
      const behind: Promise<unknown>[] = [];
      const request = Object.assign(new Request(`${SITE}${address}`), {});
      Object.defineProperty(request, "mode", { value: mode });
      listeners.get("fetch")?.({
        request,
        preloadResponse: Promise.resolve(undefined),
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
        waitUntil: (work: Promise<unknown>) => behind.push(work),
      });
      return { answer, settled: () => Promise.allSettled(behind) };
    },
  };
}

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();
const gone: Network = () => Promise.reject(new TypeError("Failed to fetch"));
const NEVER = new Promise<Response>(() => undefined);

let store = new Store();
beforeEach(() => {
  store = new Store();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("[N-09] on a full disk what the network answered is used, a page as well as a file, and the worker is there all the same", async () => {
  store.full = true;
  const worker = startWorker("a", store, async (address) => new Response(`today's ${address}`));
  await worker.start();
  const page = worker.ask("/services");
  expect(await textOf(page.answer)).toBe("today's /services");
  const file = worker.ask("/assets/home-1.js", "cors");
  expect(await textOf(file.answer)).toBe("today's /assets/home-1.js");
  const ends = [...(await page.settled()), ...(await file.settled())];
  expect(ends.map(({ status }) => status)).not.toContain("rejected");
});

test("[N-09] a store that never answers keeps nobody from the network", async () => {
  const worker = startWorker("a", store, async (address) => new Response(`today's ${address}`));
  await worker.start();
  store.hangs = true;
  const file = worker.ask("/assets/home-1.js", "cors");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await textOf(file.answer)).toBe("today's /assets/home-1.js");
});

test("[N-10] connected, but nothing comes: the kept page within four seconds, and the network's answer for the next time", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const worker = startWorker("a", store, () => promise);
  await worker.start();
  const page = worker.ask("/services");
  await vi.advanceTimersByTimeAsync(4000);
  expect(await textOf(page.answer)).toBe("niyamdesk-a /services");
  resolve(new Response("today's list"));
  await page.settled();
  const next = startWorker("a", store, gone).ask("/services");
  expect(await textOf(next.answer)).toBe("today's list");
});

test("[N-10] pages of an account, a purchase and what is not kept are waited for", async () => {
  const worker = startWorker("a", store, () => NEVER);
  await worker.start();
  for (const address of ["/user/dashboard", "/login", "/services?step=payment", "/faq"]) {
    const told = vi.fn();
    worker.ask(address).answer?.then(told, told);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told, address).not.toHaveBeenCalled();
  }
});

test("[SX-10] after going back a build, who is offline gets the pages of that build, and both builds' files stay", async () => {
  await startWorker("a", store, gone).start();
  await startWorker("b", store, gone).start();
  const back = startWorker("a", store, gone);
  await back.start();
  expect(await textOf(back.ask("/services").answer)).toBe("niyamdesk-a /services");
  expect([...store.builds.keys()].sort()).toEqual(["niyamdesk-a", "niyamdesk-b"]);
  await startWorker("c", store, gone).start();
  expect([...store.builds.keys()].sort()).toEqual(["niyamdesk-a", "niyamdesk-c"]);
});
