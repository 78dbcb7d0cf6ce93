import { describe, expect, it } from "vitest";
import { ROOT } from "../stack/mode.ts";
import { readAsked } from "./asked.ts";
import { millisecondsPerPart, minutesTable } from "./minutes.ts";
import { choosePart, type Parts, readPartsOf } from "./parts.ts";

const PARTS: Parts = {
  names: ["money path", "client area"],
  ofRow: new Map([
    ["Y-01", "money path"],
    ["O-01", "client area"],
    ["O-02", "client area"],
  ]),
};

describe("the words of npm test", () => {
  it("are sections, parts and what changed, in any order", () => {
    expect(readAsked(["unit", "money-path", "--reuse"], PARTS.names)).toEqual({
      ...{ sections: ["unit"], parts: ["money path"], changed: false, since: undefined },
      ...{ reuse: true, stackOnly: false },
    });
    expect(readAsked(["changed"], PARTS.names).changed).toBe(true);
    expect(readAsked(["--since", "HEAD~3"], PARTS.names)).toMatchObject({ changed: true, since: "HEAD~3" });
  });

  it("are refused when unknown, with those there are", () => {
    expect(() => readAsked(["money"], PARTS.names)).toThrow(/no money\..*lint.*money-path, client-area/);
    expect(() => readAsked(["--quick"], PARTS.names)).toThrow("--quick");
  });
});

describe("a part of the requirements", () => {
  it("has the files of which a title names one of its rows, in each section", () => {
    const chosen = choosePart(ROOT, readPartsOf(ROOT), ["money path"]);
    expect(chosen.get("functions")?.files).toContain("tests/functions/create-checkout.test.ts");
    expect(chosen.get("functions")?.files).not.toContain("tests/functions/contact.test.ts");
    expect(chosen.get("browser")?.files).toContain("tests/e2e/checkout-journey.spec.ts");
    expect([...chosen.keys()]).not.toContain("lint");
  });
});

describe("minutes per part", () => {
  it("are shared by the rows that a test and its groups name, and none is lost", () => {
    const spent = millisecondsPerPart(
      [
        { titles: ["[Y-01] adds"], milliseconds: 60_000 },
        { titles: ["orders.spec.ts", "[O-01] a group", "[O-02] [Y-01] one"], milliseconds: 90_000 },
        { titles: ["something else"], milliseconds: 30_000 },
      ],
      PARTS,
    );
    expect([...spent]).toEqual([
      ["money path", 90_000],
      ["client area", 60_000],
      ["no row", 30_000],
    ]);
    expect(minutesTable(spent).join("\n")).toMatch(/money path +1\.5\nclient area +1\.0\nno row +0\.5/);
    expect(minutesTable(new Map([["money path", 0]]))).toEqual([]);
  });
});
