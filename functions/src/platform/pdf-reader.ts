import { hasAadhaar } from "@niyamdesk/domain/documents/aadhaar";
import { PAGES_READ } from "@niyamdesk/domain/documents/document";
import { getDocumentProxy } from "unpdf";

/** Started by `read-pdf.ts` as a process of its own: a PDF comes in, one line about it goes out. */
const NEEDS_PASSWORD = "PasswordException";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function reading(): Promise<object> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  try {
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)), {
      useSystemFonts: false,
      stopAtErrors: false,
    });
    const pages_read = Math.min(pdf.numPages, PAGES_READ);
    return { pages: pdf.numPages, pages_read, aadhaar: await namesAadhaar(pdf, pages_read) };
  } catch (error) {
    return { failure: (error as Error).name === NEEDS_PASSWORD ? "locked" : "damaged" };
  }
}

async function namesAadhaar(pdf: Pdf, pages: number): Promise<boolean> {
  for (let number = 1; number <= pages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    if (hasAadhaar(linesOf(items))) return true;
    page.cleanup();
  }
  return false;
}

/** Pieces of one line; joined without regard to lines, numbers that stand apart would make one. */
function linesOf(items: readonly object[]): string[] {
  const lines: string[] = [""];
  let height = Number.NaN;
  for (const item of items) {
    if (!("str" in item) || typeof item.str !== "string") continue;
    const { transform, hasEOL } = item as { transform?: readonly number[]; hasEOL?: boolean };
    const y = transform?.[5] ?? Number.NaN;
    if (Math.abs(y - height) > 1) lines.push("");
    height = y;
    lines.push(`${lines.pop() ?? ""}${item.str}`);
    if (hasEOL) lines.push("");
  }
  return lines;
}

process.stdout.write(JSON.stringify(await reading()));
