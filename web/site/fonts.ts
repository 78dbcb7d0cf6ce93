import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import subsetFont from "subset-font";
import { WEB } from "./config.ts";

const FONTS = path.join(WEB, "src", "fonts");
const FILES = ["anek-latin.woff2", "anek-rupee.woff2", "anek-devanagari.woff2"];
const WEIGHTS = [400, 650];

/** The site's own fonts in the two weights of the pictures, as files of a kind that the drawing program reads. */
export async function fontsFor(text: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "niyamdesk-fonts-"));
  const files: string[] = [];
  for (const name of FILES) {
    const font = readFileSync(path.join(FONTS, name));
    for (const weight of WEIGHTS) {
      const file = path.join(folder, `${weight}-${name.replace("woff2", "ttf")}`);
      writeFileSync(
        file,
        await subsetFont(font, text, { targetFormat: "truetype", variationAxes: { wght: weight } }),
      );
      files.push(file);
    }
  }
  return files;
}
