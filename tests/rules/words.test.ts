import { readFileSync } from "node:fs";
import { APPLICATION_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { PRIORITIES } from "@niyamdesk/domain/base/priority";
import { expect, test } from "vitest";

const rules = readFileSync("firestore.rules", "utf8");

const HELD: [condition: string, words: readonly string[]][] = [["data.priority", PRIORITIES]];

test.each(HELD)("[R-05] the rules ask for %s in the words of the domain", (condition, words) => {
  expect(rules).toContain(`${condition} in [${words.map((word) => `'${word}'`).join(", ")}]`);
});

test("[R-05] files of an application go to its slots", () => {
  const storage = readFileSync("storage.rules", "utf8");
  for (const slot of APPLICATION_SLOTS) expect(storage).toContain(`'${slot}'`);
});
