import { expect, test } from "vitest";
import { fontOf } from "./fonts.ts";
import { ALL_SCRIPTS, runsOf, scriptOf } from "./scripts.ts";

test("a text is shaped one script at a time, and signs that any script uses stay with their letters", () => {
  expect(runsOf("M/s.शक्ति Traders")).toEqual(["M/s.", "शक्ति ", "Traders"]);
  expect(runsOf("लक्ष्मी मेनन, 12।")).toEqual(["लक्ष्मी मेनन, 12।"]);
  expect(runsOf("₹1,499.85")).toEqual(["₹1,499.85"]);
  expect(runsOf("")).toEqual([]);
  expect(scriptOf("M/s.শক্তি")).toBe("bengali");
  expect(scriptOf("Lakshmi Menon")).toBeNull();
});

test("each script's fonts hold its letters, Latin ones, digits and the rupee, so that one font draws a name and a sum", async () => {
  const names = "लक्ष्मी শর্মা ਸਿੰਘ પટેલ ପାତ୍ର முருகன் రెడ్డి ಗೌಡ നായർ".split(" ");
  expect(names.map(scriptOf)).toEqual(ALL_SCRIPTS);
  for (const [n, script] of ALL_SCRIPTS.entries()) {
    for (const weight of ["400Regular", "700Bold"] as const) {
      const font = await fontOf(script, weight);
      const { glyphs } = font.layout(`${names[n]} Menon-12 ₹−·–`) as { glyphs: { id: number }[] };
      expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
    }
  }
});
