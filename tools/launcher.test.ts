import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./stack/mode.ts";

const OFFSET = 22_500;
const HUB = 4400 + OFFSET;

test("without Java, one line says what to install, and the command ends with 1", async () => {
  const { lines, code } = await runCommand("start.ts", { PATH: "/nonexistent" });
  expect(lines.slice(-1)).toEqual([expect.stringMatching(/^Java is missing.*install a JDK/)]);
  expect(lines.filter((line) => line.includes("    at "))).toEqual([]);
  expect(code).toBe(1);
});

test("a busy port is named in one line with what to do, and nothing is started", async () => {
  const other = net.createServer();
  await new Promise<void>((listening) => other.listen(HUB, "127.0.0.1", listening));
  const { lines, code } = await runCommand("test.ts", { NIYAM_TEST_OFFSET: String(OFFSET) }, [
    "--stack-only",
  ]);
  await new Promise((closed) => other.close(closed));
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^Port ${HUB} \\(the emulator hub\\) is in use: end`)),
  ]);
  expect(code).toBe(1);
});

test("an unknown part of the tests is named, with those there are", async () => {
  const { lines, code } = await runCommand("test.ts", {}, ["rulse"]);
  expect(lines).toEqual([
    expect.stringMatching(
      /^npm test knows no rulse\. Sections are lint, .*browser; parts of the requirements are money-path, .*changed\.$/,
    ),
  ]);
  expect(code).toBe(1);
});

test("[SX-14] without Chromium, one line says what to install before anything is run, and the command ends with 1", async () => {
  const begun = performance.now();
  const without = {
    PATH: "/nonexistent",
    HOME: "/nonexistent",
    CHROMIUM_PATH: "",
    PLAYWRIGHT_BROWSERS_PATH: "/nonexistent",
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1",
  };
  const { lines, code } = await runCommand("test.ts", without);
  expect(lines).toEqual([
    expect.stringMatching(/^Chromium is missing, .*npx playwright install .*apt-get install chromium/),
  ]);
  expect(code).toBe(1);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test("[SX-14] what npm says of engines on an older Node is not shown while dependencies are installed", async () => {
  const clone = mkdtempSync(path.join(tmpdir(), "nd-install-"));
  const write = (file: string, content: string | object) => {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    writeFileSync(path.join(clone, file), typeof content === "string" ? content : JSON.stringify(content));
  };
  write("package.json", { name: "clone", version: "1.0.0", dependencies: { newer: "file:newer" } });
  write("newer/package.json", { name: "newer", version: "1.0.0", engines: { node: ">=999" } });
  write("tools/bootstrap.mjs", readFileSync(path.join(ROOT, "tools/bootstrap.mjs"), "utf8"));
  execFileSync("npm", ["install", "--package-lock-only", "--offline"], { cwd: clone, stdio: "ignore" });
  const { lines, code } = await runCommand(path.join(clone, "tools/bootstrap.mjs"), {}, ["test"]);
  rmSync(clone, { recursive: true });
  expect(lines[0]).toContain("Installing dependencies");
  expect(lines.join("\n")).not.toMatch(/EBADENGINE|warn/i);
  // There is no pinned Node in that clone.
  expect([lines.at(-1), code]).toEqual([expect.stringContaining("The pinned Node is missing"), 1]);
});

function runCommand(
  script: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<{ lines: string[]; code: number | null }> {
  return new Promise((resolve) => {
    const command = spawn(process.execPath, [path.resolve(ROOT, "tools", script), ...args], {
      env: { ...process.env, ...env },
    });
    let output = "";
    for (const stream of [command.stdout, command.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    command.once("close", (code) => resolve({ lines: output.trim().split("\n"), code }));
  });
}
