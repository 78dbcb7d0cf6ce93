import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../stack/mode.ts";
import { judged, PASSED, playwrightOutcome, vitestOutcome } from "./outcome.ts";

function written(report: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "niyam-report-")), "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

function browserReport(stats: { expected: number; unexpected: number; flaky: number }): string {
  const specs = (["unexpected", "flaky"] as const).flatMap((status) =>
    Array.from({ length: stats[status] }, (_, index) => ({
      title: `${status} ${index + 1}`,
      tests: [
        {
          status,
          projectName: "phone",
          results: [{ errors: [{ message: "\u001b[31mError: no\u001b[0m\nat x" }] }],
        },
      ],
    })),
  );
  return written({ stats, errors: [], suites: [{ title: "a.spec.ts", specs }] });
}

function functionsReport(...statuses: readonly ["passed" | "failed", string[]][]): string {
  return written({
    numPassedTests: statuses.filter(([status]) => status === "passed").length,
    numFailedTests: statuses.filter(([status]) => status === "failed").length,
    testResults: [
      {
        name: path.join(ROOT, "tests/a.test.ts"),
        status: "failed",
        assertionResults: statuses.map(([status, failureMessages], index) => ({
          ancestorTitles: ["group"],
          title: `test ${index + 1}`,
          status,
          failureMessages,
        })),
      },
    ],
  });
}

describe("the outcome of the browser tests", () => {
  it("names what passed on a second try only, and lets two of them pass", () => {
    const outcome = judged([playwrightOutcome(browserReport({ expected: 10, unexpected: 0, flaky: 2 }), 0)]);
    expect(outcome).toMatchObject({ passed: 12, failed: 0 });
    expect(outcome.flaky).toEqual([
      { test: "a.spec.ts > flaky 1 (phone)", said: "Error: no" },
      { test: "a.spec.ts > flaky 2 (phone)", said: "Error: no" },
    ]);
  });

  it("fails when more than two needed a second try", () => {
    expect(
      judged([playwrightOutcome(browserReport({ expected: 10, unexpected: 0, flaky: 3 }), 0)]),
    ).toMatchObject({ passed: 10, failed: 3 });
  });

  it("fails with a test that failed twice, and with a run that broke off", () => {
    expect(playwrightOutcome(browserReport({ expected: 10, unexpected: 1, flaky: 1 }), 1)).toMatchObject({
      failed: 1,
      failures: [{ test: "a.spec.ts > unexpected 1 (phone)", said: "Error: no" }],
    });
    expect(playwrightOutcome(browserReport({ expected: 10, unexpected: 0, flaky: 0 }), 1)).toMatchObject({
      failed: 1,
    });
    expect(playwrightOutcome("/nowhere/report.json", 0)).toMatchObject({ failed: 1 });
  });
});

describe("the outcome of the function tests", () => {
  it("names what failed, and what passed on a second try only", () => {
    const file = functionsReport(
      ["passed", []],
      ["passed", ["Error: late\n at x"]],
      ["failed", ["Error: no"]],
    );
    expect(vitestOutcome(file, 1)).toEqual({
      passed: 2,
      failed: 1,
      flaky: [{ test: "tests/a.test.ts > group > test 2", said: "Error: late" }],
      failures: [{ test: "tests/a.test.ts > group > test 3", said: "Error: no" }],
    });
  });

  it("counts second tries of all sections together", () => {
    const twice = vitestOutcome(functionsReport(["passed", ["Error"]], ["passed", ["Error"]]), 0);
    const once = playwrightOutcome(browserReport({ expected: 1, unexpected: 0, flaky: 1 }), 0);
    expect(judged([PASSED, twice])).toMatchObject({ passed: 3, failed: 0 });
    expect(judged([PASSED, twice, once])).toMatchObject({ passed: 2, failed: 3 });
  });

  it("names a file that could not be loaded", () => {
    const file = written({
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [
        {
          name: path.join(ROOT, "tests/b.test.ts"),
          status: "failed",
          message: "No module",
          assertionResults: [],
        },
      ],
    });
    expect(vitestOutcome(file, 1)).toMatchObject({
      failed: 1,
      failures: [{ test: "tests/b.test.ts", said: "No module" }],
    });
  });
});
