import { PRODUCT } from "@niyamdesk/domain/base/product";
import type PDFDocument from "pdfkit";
import type { TextOptions } from "pdfkit";
import { fontOf } from "./fonts.ts";
import { type Script, scriptOf, type Weight } from "./scripts.ts";

/** In points, of which an inch has 72. */
const MARGIN = 48;
const FOOT = 32;

const INK = "#1c1917";
/** Still read on paper from a cheap printer. */
export const MUTED = "#57534e";
const RULE = "#d6d3d1";

export interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: "left" | "right";
}

/**
 * A document in A4 that prints names of any Indian script, of which letters can be searched and copied, and which is the same to the
 * byte whenever it is made of the same. What it needs is loaded with the first one.
 */
export interface Paper {
  /** Between the margins. */
  readonly left: number;
  readonly width: number;
  /** Where the next line goes; moves on as it is written. */
  y: number;
  /** How tall a text gets in a width. */
  heightOf(text: string, width: number, style?: Style): number;
  /** Draws at a place, and says how tall it got; leaves `y` alone. */
  draw(text: string, x: number, y: number, width: number, style?: Style): number;
  /** A paragraph over the whole width, below what stands there. */
  write(text: string, style?: Style): void;
  rule(): void;
  /** Begins a page unless so much is left of this one. @returns whether it did */
  makeRoom(height: number): boolean;
  /** @returns the file */
  finish(): Promise<Buffer>;
}

interface Facts {
  title: string;
  /** Epoch ms, of what it says and not of now. */
  at: number;
  /** On each page, beside its number. */
  foot: string;
  /** All that will stand in it, for the fonts that it takes. */
  texts: readonly string[];
  /** For tests, which read what is in it. */
  isPlain?: boolean;
}

export async function newPaper({ title, at, foot, texts, isPlain = false }: Facts): Promise<Paper> {
  const { default: Library } = await import("pdfkit");
  const doc = new (readable(Library))({
    ...{ size: "A4", pdfVersion: "1.7", lang: "en-IN", displayTitle: true, bufferPages: true, font: null },
    compress: !isPlain,
    // Nothing is broken over pages by the library: who draws makes room.
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    info: { Title: title, Author: PRODUCT, Producer: PRODUCT, Creator: PRODUCT, CreationDate: new Date(at) },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.once("end", () => resolve(Buffer.concat(chunks)));
    doc.once("error", reject);
  });
  const scripts = new Set<Script>(["devanagari", ...texts.map((text) => scriptOf(text) ?? "devanagari")]);
  for (const script of scripts) {
    for (const weight of ["400Regular", "700Bold"] as const) {
      doc.registerFont(`${script} ${weight}`, await fontOf(script, weight));
    }
  }

  const left = MARGIN;
  const width = doc.page.width - 2 * MARGIN;
  const bottom = doc.page.height - MARGIN - FOOT;
  /** Lines are as tall in each script, so that rows of a table stand on one line. */
  const set = (
    text: string,
    { size = 10, bold = false, align = "left" }: Style,
    inWidth: number,
  ): TextOptions => {
    const weight: Weight = bold ? "700Bold" : "400Regular";
    const script = scriptOf(text) ?? "devanagari";
    doc.font(`${scripts.has(script) ? script : "devanagari"} ${weight}`).fontSize(size);
    const lineGap = stepOf(size) - doc.currentLineHeight(true);
    return { width: inWidth, align, lineGap, baseline: "alphabetic" };
  };
  const paper: Paper = {
    ...{ left, width, y: MARGIN },
    heightOf(text, inWidth, style = {}) {
      return text === "" ? 0 : doc.heightOfString(text, set(text, style, inWidth));
    },
    draw(text, x, y, inWidth, style = {}) {
      if (text === "") return 0;
      const { size = 10, color = INK } = style;
      const options = set(text, style, inWidth);
      doc.fillColor(color).text(text, x, y + size * 1.1, options);
      return doc.heightOfString(text, options);
    },
    write(text, style = {}) {
      paper.makeRoom(paper.heightOf(text, width, style));
      paper.y += paper.draw(text, left, paper.y, width, style);
    },
    rule() {
      doc
        .strokeColor(RULE)
        .lineWidth(0.75)
        .moveTo(left, paper.y)
        .lineTo(left + width, paper.y)
        .stroke();
    },
    makeRoom(height) {
      if (paper.y + height <= bottom) return false;
      doc.addPage();
      paper.y = MARGIN;
      return true;
    },
    finish() {
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page);
        const style = { size: 8, color: MUTED } as const;
        paper.draw(foot, left, bottom + FOOT / 2, width - 80, style);
        paper.draw(`${page + 1} of ${count}`, left + width - 70, bottom + FOOT / 2, 70, {
          ...style,
          align: "right",
        });
      }
      doc.end();
      return done;
    },
  };
  return paper;
}

function stepOf(size: number): number {
  return size * 1.4;
}

/**
 * Signs of Indian scripts stand in another order than letters are typed in: each piece of text says what it reads. The library's own
 * marks take the places of words with them, so this stands between font and signs.
 */
function readable(Library: typeof PDFDocument) {
  // Not a field of it: the library's constructor draws already.
  let reads: string | null = null;
  return class extends Library {
    protected override _fragment(text: string, x: number, y: number, options: TextOptions): void {
      reads = scriptOf(text) === null ? null : text;
      super._fragment(text, x, y, options);
      reads = null;
    }

    override addContent(content: string | Uint8Array): this {
      if (reads === null || typeof content !== "string") return super.addContent(content);
      if (content === "ET") super.addContent("EMC");
      super.addContent(content);
      if (content.endsWith(" Tf")) super.addContent(`/Span <</ActualText <${hexOf(reads)}>>> BDC`);
      return this;
    }
  };
}

function hexOf(text: string): string {
  return `FEFF${Buffer.from(text, "utf16le").swap16().toString("hex")}`;
}
