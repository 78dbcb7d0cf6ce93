import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Its own file needs a document. */
const toast = vi.hoisted(() => vi.fn());
vi.mock("../page/toast.ts", () => ({ toast }));

/** A page of its own each time: what it counts outlives it in the session's store only. */
async function newPage() {
  vi.resetModules();
  return import("./module-recovery.ts");
}

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const reload = vi.fn();
let kept = new Map<string, string>();
const network = Object.assign(new EventTarget(), {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
  location: { reload },
});

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  reload.mockClear();
  toast.mockClear();
  vi.stubGlobal("window", network);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("[SX-01] a part that is missing", () => {
  it("is reloaded for three times, then it is an error, although other parts loaded well meanwhile", async () => {
    for (const times of [1, 2, 3]) {
      const { loadPart } = await newPage();
      await loadPart(async () => "the page around it");
      void loadPart(missing);
      await vi.advanceTimersByTimeAsync(3000);
      expect(reload).toHaveBeenCalledTimes(times);
      expect(toast).toHaveBeenCalledTimes(times);
    }
    const { loadPart, ModuleLoadError } = await newPage();
    await loadPart(async () => "the page around it");
    await expect(loadPart(missing)).rejects.toBeInstanceOf(ModuleLoadError);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it("[N-09] is not reloaded for where the tries cannot be counted: a full store reads and does not write", async () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => undefined,
    });
    const { loadPart, ModuleLoadError } = await newPage();
    await expect(loadPart(missing)).rejects.toBeInstanceOf(ModuleLoadError);
    await vi.advanceTimersByTimeAsync(3000);
    expect(reload).not.toHaveBeenCalled();
  });

  it("that came back is counted anew", async () => {
    let gone = true;
    const load = () => (gone ? missing() : Promise.resolve("here"));
    void (await newPage()).loadPart(load);
    await vi.advanceTimersByTimeAsync(3000);
    gone = false;
    expect(await (await newPage()).loadPart(load)).toBe("here");
    expect([...kept]).toEqual([]);
  });

  it("never reloads the page under a payment that was opened after the message", async () => {
    const { loadPart, holdReloads } = await newPage();
    void loadPart(missing);
    await vi.advanceTimersByTimeAsync(1000);
    const release = holdReloads();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    release();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is waited for without a network, and then loaded without a reload", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    let gone = true;
    const { loadPart } = await newPage();
    const part = loadPart(() => (gone ? missing() : Promise.resolve("here")));
    await vi.advanceTimersByTimeAsync(60_000);
    gone = false;
    network.dispatchEvent(new Event("online"));
    expect(await part).toBe("here");
    expect(reload).not.toHaveBeenCalled();
  });
});
