import { expect, test } from "vitest";
import { within } from "./within.ts";

test("[AX-04] what the provider waits for is answered in time, whatever keeps it", async () => {
  await expect(within(20, "a look", new Promise(() => undefined))).rejects.toMatchObject({ code: "busy" });
  await expect(within(5_000, "a look", Promise.resolve(1))).resolves.toBe(1);
  await expect(within(5_000, "a look", Promise.reject(new RangeError("no")))).rejects.toThrow(RangeError);
});
