import { spawn } from "node:child_process";
import net from "node:net";
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
  expect(lines).toEqual([expect.stringMatching(/^npm test knows no rulse; parts are lint, .*browser\.$/)]);
  expect(code).toBe(1);
});

function runCommand(
  script: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<{ lines: string[]; code: number | null }> {
  return new Promise((resolve) => {
    const command = spawn(process.execPath, [path.join(ROOT, "tools", script), ...args], {
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
