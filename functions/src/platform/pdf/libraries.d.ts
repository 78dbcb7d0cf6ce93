/** What is used of two libraries that bring no types. */

declare module "fontkit" {
  export interface Glyph {
    id: number;
    advanceWidth: number;
    codePoints: number[];
  }

  export interface Font {
    unitsPerEm: number;
    characterSet: number[];
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): unknown;
  }

  export function create(bytes: Uint8Array): Font;
}

declare module "pdfkit" {
  import { Readable } from "node:stream";

  export interface TextOptions {
    width?: number;
    align?: "left" | "right";
    baseline?: "alphabetic";
    lineGap?: number;
    lineBreak?: boolean;
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: "A4";
      margins: { top: number; bottom: number; left: number; right: number };
      pdfVersion: "1.7";
      lang: string;
      displayTitle: boolean;
      bufferPages: boolean;
      compress: boolean;
      font: null;
      info: { Title: string; Author: string; Producer: string; Creator: string; CreationDate: Date };
    });
    page: { width: number; height: number };
    registerFont(name: string, font: unknown): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string): number;
    heightOfString(text: string, options: TextOptions): number;
    currentLineHeight(includeGap: boolean): number;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): void;
    addContent(content: string | Uint8Array): this;
    end(): void;
    protected _fragment(text: string, x: number, y: number, options: TextOptions): void;
  }
}
