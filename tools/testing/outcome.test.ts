import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { playwrightOutcome } from "./outcome.ts";

function report(stats: { expected: number; unexpected: number; flaky: number }): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "niyam-report-")), "browser.json");
  writeFileSync(file, JSON.stringify({ stats, errors: [] }));
  return file;
}

describe("the outcome of the browser tests", () => {
  it("names what passed on a second try only, and lets two of them pass", () => {
    expect(playwrightOutcome(report({ expected: 10, unexpected: 0, flaky: 2 }), 0)).toEqual({
      passed: 12,
      failed: 0,
      flaky: 2,
    });
  });

  it("fails when more than two needed a second try", () => {
    expect(playwrightOutcome(report({ expected: 10, unexpected: 0, flaky: 3 }), 0)).toMatchObject({
      failed: 3,
    });
  });

  it("fails with a test that failed twice, and with a run that broke off", () => {
    expect(playwrightOutcome(report({ expected: 10, unexpected: 1, flaky: 1 }), 1)).toMatchObject({
      failed: 1,
    });
    expect(playwrightOutcome(report({ expected: 10, unexpected: 0, flaky: 0 }), 1)).toMatchObject({
      failed: 1,
    });
    expect(playwrightOutcome("/nowhere/report.json", 0)).toMatchObject({ failed: 1 });
  });
});
