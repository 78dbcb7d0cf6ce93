import fc from "fast-check";
import { expect, it } from "vitest";
import { firstOpen, percentOf, type Step, stepShown } from "./steps.ts";

type Done = Readonly<Record<string, boolean>>;
const STEPS: readonly Step<Done>[] = ["person", "territory", "business", "review"].map((id) => {
  return { id, label: id, isDone: (draft) => draft[id] === true };
});
const shown = (asked: string | undefined, ...done: string[]) =>
  STEPS[stepShown(STEPS, asked, Object.fromEntries(done.map((id) => [id, true])))]?.id;

it("an address leads to its step once everything before it is done", () => {
  expect(shown("business", "person", "territory")).toBe("business");
  expect(shown("person", "person", "territory")).toBe("person");
});

it("a deep link leads to the first step that is not done", () => {
  expect(shown("review", "person")).toBe("territory");
  expect(shown("review", "person", "business")).toBe("territory");
  expect(shown("review")).toBe("person");
});

it("an address that names no step leads to where one left off", () => {
  expect(shown(undefined, "person", "territory")).toBe("business");
  expect(shown("nonsense", "person")).toBe("territory");
  expect(shown(undefined, "person", "territory", "business", "review")).toBe("review");
});

it("whatever is done and asked for, nothing before the step that is shown is open", () => {
  const ids = STEPS.map(({ id }) => id);
  fc.assert(
    fc.property(
      fc.subarray(ids),
      fc.option(fc.constantFrom(...ids, "nonsense"), { nil: undefined }),
      (done, asked) => {
        const draft = Object.fromEntries(done.map((id) => [id, true]));
        const index = stepShown(STEPS, asked, draft);
        expect(STEPS.slice(0, index).every((step) => step.isDone(draft))).toBe(true);
        expect(index).toBeLessThanOrEqual(firstOpen(STEPS, draft));
      },
    ),
  );
});

it("the bar is a fifth at the first of five and full at the last", () => {
  expect([0, 1, 2, 3, 4].map((index) => percentOf(index, 5))).toEqual([20, 40, 60, 80, 100]);
});
