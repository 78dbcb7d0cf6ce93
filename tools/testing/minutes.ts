import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { idsOfTitle } from "../requirements.ts";
import type { Parts } from "./parts.ts";

const WITHOUT_A_ROW = "no row";

/** A test as its report tells of it. */
interface Timed {
  /** Its own title, after those of the groups it is in. */
  titles: readonly string[];
  milliseconds: number;
}

interface VitestReport {
  testResults: {
    assertionResults: { ancestorTitles: string[]; title: string; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
}

/** The tests of all reports that a run left in a folder. */
export function readTimed(reports: string): Timed[] {
  if (!existsSync(reports)) return [];
  return globSync("*.json", { cwd: reports }).flatMap((name) => {
    const report = JSON.parse(readFileSync(path.join(reports, name), "utf8")) as
      | VitestReport
      | { suites: PlaywrightSuite[] };
    return "suites" in report
      ? report.suites.flatMap((suite) => timedOf(suite, []))
      : report.testResults.flatMap(({ assertionResults }) =>
          assertionResults.map(({ ancestorTitles, title, duration }) => ({
            titles: [...ancestorTitles, title],
            milliseconds: duration ?? 0,
          })),
        );
  });
}

function timedOf(suite: PlaywrightSuite, groups: readonly string[]): Timed[] {
  const titles = [...groups, suite.title];
  return [
    ...suite.specs.map((spec) => ({
      titles: [...titles, spec.title],
      milliseconds: spec.tests
        .flatMap(({ results }) => results)
        .reduce((total, { duration }) => total + duration, 0),
    })),
    ...(suite.suites ?? []).flatMap((inner) => timedOf(inner, titles)),
  ];
}

/** How long the tests of each part took. One that names rows of several parts counts for each with its share of rows. */
export function millisecondsPerPart(tests: readonly Timed[], parts: Parts): Map<string, number> {
  const spent = new Map<string, number>([...parts.names, WITHOUT_A_ROW].map((name) => [name, 0]));
  for (const { titles, milliseconds } of tests) {
    const rows = [...new Set(titles.flatMap(idsOfTitle))];
    const named =
      rows.length === 0 ? [WITHOUT_A_ROW] : rows.map((row) => parts.ofRow.get(row) ?? WITHOUT_A_ROW);
    for (const part of named) spent.set(part, (spent.get(part) ?? 0) + milliseconds / named.length);
  }
  return spent;
}

/** The same as lines of the summary; none where no test has run. */
export function minutesTable(spent: ReadonlyMap<string, number>): string[] {
  const rows = [...spent].filter(([, milliseconds]) => milliseconds > 0);
  if (rows.length === 0) return [];
  return [
    `${"part".padEnd(16)}${"minutes in tests".padStart(18)}`,
    "─".repeat(34),
    ...rows.map(
      ([part, milliseconds]) => `${part.padEnd(16)}${(milliseconds / 60_000).toFixed(1).padStart(18)}`,
    ),
    "",
  ];
}
