import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** What is known of a PDF that could be read; its text stays where it was read. */
export interface PdfRead {
  pages: number;
  pages_read: number;
  aadhaar: boolean;
}

type PdfFailure = "locked" | "damaged" | "too_complex";

const MAX_BYTES = 500 * 1024 * 1024;
const MAX_MS = 20_000;
const LOOK_EVERY_MS = 25;
const PAGE_BYTES = 4096;
const MAX_ANSWER = 1_000;

/** Beside the bundle where it is deployed; in the sources, where Node reads TypeScript. */
const READER = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "./pdf-reader.ts" : "./pdf-reader.js", import.meta.url),
);

/**
 * Reads a PDF in a process of its own, which knows nothing of ours: no environment, no file to write, no program to start. A file of
 * some kilobytes can take gigabytes and minutes: whoever takes more than a document may is ended.
 */
export function readPdf(bytes: Uint8Array): Promise<PdfRead | { failure: PdfFailure }> {
  return new Promise((resolve, reject) => {
    const reader = spawn(
      process.execPath,
      ["--permission", "--allow-fs-read=*", "--disable-warning=ExperimentalWarning", READER],
      {
        env: {},
        stdio: ["pipe", "pipe", "ignore"],
      },
    );
    let ended: PdfFailure | null = null;
    const end = () => {
      ended = "too_complex";
      reader.kill("SIGKILL");
    };
    const timer = setTimeout(end, MAX_MS);
    const look = setInterval(() => {
      void memoryOf(reader.pid).then((used) => {
        if (used > MAX_BYTES) end();
      });
    }, LOOK_EVERY_MS);
    let answer = "";
    reader.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (answer.length < MAX_ANSWER) answer += text;
    });
    reader.once("error", reject);
    reader.once("close", () => {
      clearTimeout(timer);
      clearInterval(look);
      resolve(ended === null ? readingOf(answer) : { failure: ended });
    });
    // It may have ended before it took everything.
    reader.stdin.on("error", () => undefined);
    reader.stdin.end(bytes);
  });
}

/** No answer: it fell over the file. */
function readingOf(answer: string): PdfRead | { failure: PdfFailure } {
  try {
    const told = JSON.parse(answer) as Partial<PdfRead> & { failure?: unknown };
    if (told.failure === "locked" || told.failure === "damaged") return { failure: told.failure };
    if (
      typeof told.pages === "number" &&
      typeof told.pages_read === "number" &&
      typeof told.aadhaar === "boolean"
    ) {
      return { pages: told.pages, pages_read: told.pages_read, aadhaar: told.aadhaar };
    }
  } catch {
    // Below.
  }
  return { failure: "damaged" };
}

/** Bytes that a process holds; 0 where the system does not tell (it is Linux where it is deployed). */
async function memoryOf(pid: number | undefined): Promise<number> {
  try {
    const resident = (await readFile(`/proc/${pid}/statm`, "utf8")).split(" ")[1];
    return Number(resident) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
