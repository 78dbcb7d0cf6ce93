import { expect, it } from "vitest";
import { requestIds } from "./request-ids.ts";

it("[SUP-02] what is sent once more is the same request, what was changed since is another", () => {
  const idOf = requestIds();
  const first = idOf({ text: "We called them.", close: false });
  expect(idOf({ text: "We called them.", close: false })).toBe(first);
  const changed = idOf({ text: "We called them twice.", close: false });
  expect(changed).not.toBe(first);
  expect(idOf({ text: "We called them twice.", close: true })).not.toBe(changed);
  expect(requestIds()({ text: "We called them.", close: false })).not.toBe(first);
});
