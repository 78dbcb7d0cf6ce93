import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { callRazorpay } from "./call.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("[RZP-12] an answer that never ends is given up after twelve seconds, and what it was is unknown", async () => {
  vi.useFakeTimers();
  const asked = callRazorpay("anything", z.unknown(), () => new Promise(() => undefined));
  const given = expect(asked).rejects.toMatchObject({ code: "gateway_unavailable" });
  await vi.advanceTimersByTimeAsync(12_000);
  await given;
});

test("[RZP-12] an answer in time is the answer, and nothing is left waiting", async () => {
  vi.useFakeTimers();
  expect(await callRazorpay("anything", z.string(), () => Promise.resolve("here"))).toBe("here");
  expect(vi.getTimerCount()).toBe(0);
});
