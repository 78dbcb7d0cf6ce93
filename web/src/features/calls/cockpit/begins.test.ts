import { describe, expect, it } from "vitest";
import { afterBegin, closeBegin, tellBegin } from "./begins.ts";

/** Something that is under way until it is let through. */
function gate() {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** What has been done once nothing more can be done now. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("[T-03] a call's begin, its being answered and its end reach the server in this order", () => {
  it("the end of a call waits for the answer to its begin, also where that is a refusal", async () => {
    for (const answer of ["begun", "refused"]) {
      const server = gate();
      const done: string[] = [];
      const told = tellBegin(
        "a",
        async () => undefined,
        async () => {
          await server.passed;
          if (answer === "refused") throw new Error(answer);
          return answer;
        },
      );
      told.then(
        () => done.push("begun"),
        () => done.push("begun"),
      );
      await settled();
      const ends = closeBegin("a").then((mayBeKnown) => done.push(`ended ${mayBeKnown}`));
      const connects = afterBegin("a").then(() => done.push("connected"));
      await settled();
      expect(done).toEqual([]);
      server.open();
      await Promise.all([ends, connects]);
      expect(done.sort()).toEqual(["begun", "connected", "ended true"]);
    }
  });

  it("a call that is over while the one before is still on its way is never begun there, and nobody waits for it", async () => {
    const before = gate();
    let asked = 0;
    const told = tellBegin(
      "b",
      () => before.passed,
      async () => {
        asked += 1;
      },
    );
    expect(await closeBegin("b")).toBe(false);
    before.open();
    expect(await told).toBeUndefined();
    expect(asked).toBe(0);
  });

  it("a call that another page began is told at once", async () => {
    expect(await closeBegin("of another tab")).toBe(true);
    await afterBegin("of another tab");
  });
});
