import { existsSync, readFileSync } from "node:fs";

/** What a section of `npm test` came to. */
export interface Outcome {
  passed: number;
  failed: number;
  /** How many of the passed ones needed a second try. */
  flaky: number;
}

export const PASSED: Outcome = { passed: 1, failed: 0, flaky: 0 };
export const FAILED: Outcome = { passed: 0, failed: 1, flaky: 0 };

/** More tests than these that passed only on a second try are no accident any more: they count as failed. */
const FLAKY_ALLOWED = 2;

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    flaky: outcomes.reduce((total, { flaky }) => total + flaky, 0),
  };
}

/** Counts of Vitest's JSON report. A file that could not be loaded, and a run that failed otherwise, count as one each. */
export function vitestOutcome(file: string, exitCode: number): Outcome {
  const report = readReport<VitestReport>(file);
  if (report === null) return FAILED;
  const broken = report.testResults.filter(
    (one) => one.status === "failed" && one.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  return withExitCode({ passed: report.numPassedTests, failed, flaky: 0 }, exitCode);
}

/**
 * Counts of Playwright's JSON report. A test that passed only on a second try is named as flaky; when there are more than
 * two of them, each counts as failed.
 */
export function playwrightOutcome(file: string, exitCode: number): Outcome {
  const report = readReport<PlaywrightReport>(file);
  if (report === null) return FAILED;
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + report.errors.length;
  return withExitCode(
    flaky > FLAKY_ALLOWED
      ? { passed: expected, failed: failed + flaky, flaky: 0 }
      : { passed: expected + flaky, failed, flaky },
    exitCode,
  );
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

function withExitCode(outcome: Outcome, exitCode: number): Outcome {
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function readReport<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : null;
}
