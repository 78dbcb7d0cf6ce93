import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sayWhenSlow } from "./still-trying.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("an act that takes long says that it goes on, once, and what it came to", async () => {
  const said: string[] = [];
  const work = new Promise<string>((done) => setTimeout(() => done("taken"), 8000));
  const answer = sayWhenSlow(work, (words) => void said.push(words));
  await vi.advanceTimersByTimeAsync(1400);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(6600);
  expect(await answer).toBe("taken");
  expect(said).toEqual(["Still trying…"]);
});

it("nothing is said of what is quick, nor after it failed", async () => {
  const said: string[] = [];
  await expect(
    sayWhenSlow(Promise.reject(new Error("no")), (words) => void said.push(words)),
  ).rejects.toThrow("no");
  await vi.advanceTimersByTimeAsync(5000);
  expect(said).toEqual([]);
});
