import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../stack/mode.ts";

/** A test that did not simply pass. */
export interface Remarkable {
  /** Its file and titles, as one finds it by. */
  test: string;
  /** First line of what it said. */
  said: string;
}

/** What a section of `npm test` came to. */
export interface Outcome {
  passed: number;
  failed: number;
  failures: readonly Remarkable[];
  /** Those of the passed ones that needed a second try. */
  flaky: readonly Remarkable[];
}

export const PASSED: Outcome = { passed: 1, failed: 0, failures: [], flaky: [] };
export const FAILED: Outcome = { passed: 0, failed: 1, failures: [], flaky: [] };

/** More tests than these that passed only on a second try are no accident any more: they count as failed. */
const FLAKY_ALLOWED = 2;

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    flaky: outcomes.flatMap(({ flaky }) => flaky),
  };
}

/** What a whole run came to: as the sum of its sections, with too many flaky tests counted as failed. */
export function judged(outcomes: readonly Outcome[]): Outcome {
  const total = sum(outcomes);
  const { length } = total.flaky;
  return length > FLAKY_ALLOWED
    ? { ...total, passed: total.passed - length, failed: total.failed + length }
    : total;
}

/** Counts of Vitest's JSON report. A file that could not be loaded, and a run that failed otherwise, count as one each. */
export function vitestOutcome(file: string, exitCode: number): Outcome {
  const report = readReport<VitestReport>(file);
  if (report === null) return FAILED;
  const broken = report.testResults.filter(
    (one) => one.status === "failed" && one.assertionResults.length === 0,
  );
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, test: named(name, [...test.ancestorTitles, test.title]) })),
  );
  const remark = ({ test, failureMessages }: (typeof tests)[number]) => ({
    test,
    said: firstLine(failureMessages[0]),
  });
  return withExitCode(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      failures: [
        ...broken.map(({ name, message }) => ({ test: named(name, []), said: firstLine(message) })),
        ...tests.filter(({ status }) => status === "failed").map(remark),
      ],
      flaky: tests.filter((one) => one.status === "passed" && one.failureMessages.length > 0).map(remark),
    },
    exitCode,
  );
}

/** Counts of Playwright's JSON report. */
export function playwrightOutcome(file: string, exitCode: number): Outcome {
  const report = readReport<PlaywrightReport>(file);
  if (report === null) return FAILED;
  const { expected, unexpected, flaky } = report.stats;
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  return withExitCode(
    {
      passed: expected + flaky,
      failed: unexpected + report.errors.length,
      failures: [
        ...report.errors.map(({ message }) => ({ test: "the run itself", said: firstLine(message) })),
        ...tests.filter(({ status }) => status === "unexpected"),
      ].map(({ test, said }) => ({ test, said })),
      flaky: tests.filter(({ status }) => status === "flaky").map(({ test, said }) => ({ test, said })),
    },
    exitCode,
  );
}

function testsOf(suite: PlaywrightSuite, groups: readonly string[]): (Remarkable & { status: string })[] {
  const titles = [...groups, suite.title];
  return [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map(({ status, projectName, results }) => ({
        status,
        test: `${[...titles, spec.title].join(" > ")} (${projectName})`,
        said: firstLine(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles)),
  ];
}

function named(file: string, titles: readonly string[]): string {
  return [path.relative(ROOT, file), ...titles].join(" > ");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal are what is taken out
const COLOURS = /\u001b\[[0-9;]*m/g;
const SAID_CHARACTERS = 200;

function firstLine(message = ""): string {
  return (message.replace(COLOURS, "").trim().split("\n")[0] ?? "").slice(0, SAID_CHARACTERS);
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; projectName: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

function withExitCode(outcome: Outcome, exitCode: number): Outcome {
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function readReport<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : null;
}
