import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { isWithinRate } from "../../functions/src/platform/rate-limit.ts";
import { useProduct } from "./product.ts";

useProduct();

test("[AX-15] of many calls at the same moment the first ones are let through, and none after them", async () => {
  const caller = randomUUID();
  const limit = { calls: 5, perSeconds: 86_400 };
  const ask = () => isWithinRate("rateLimitTest", caller, limit);
  const answers = await Promise.all(Array.from({ length: 40 }, ask));
  expect(answers.filter(Boolean)).toHaveLength(5);
  expect(await ask()).toBe(false);
  expect(await isWithinRate("rateLimitTest", randomUUID(), limit)).toBe(true);
});
