import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { oneStart } from "./one-start.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("[R-03] a service is started once for all; a start that failed is not for ever, and is not begun anew by those who heard of it", async () => {
  const start = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue("here");
  const service = oneStart(start);
  const [first, second] = [service(), service()];
  await expect(first).rejects.toThrow("offline");
  await expect(second).rejects.toThrow("offline");
  await expect(service()).rejects.toThrow("offline");
  expect(start).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await service()).toBe("here");
  expect(await service()).toBe("here");
  expect(start).toHaveBeenCalledTimes(2);
});
