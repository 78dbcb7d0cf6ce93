import { readFileSync } from "node:fs";
import path from "node:path";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";
import { WEB } from "./config.ts";

const FONTS = path.join(WEB, "src", "fonts");
const FILES = ["anek-latin.woff2", "anek-devanagari.woff2"];

/** Sets text in the site's own fonts as outlines: programs that draw pictures shape Devanagari wrongly, or not at all. */
export interface Lettering {
  /** In the units of `size`. */
  widthOf(text: string, size: number): number;
  /** An SVG group of outlines, the text's left end on its base line at `x`, `y`. */
  draw(text: string, at: { x: number; y: number; size: number; fill: string }): string;
}

interface Glyph {
  outline: string;
  x: number;
  y: number;
}

/** @param weight 400 to 700 */
export async function lettering(text: string, weight: number): Promise<Lettering> {
  const fonts = await Promise.all(FILES.map((name) => fontOf(name, text, weight)));
  const set = (line: string) => {
    const glyphs: Glyph[] = [];
    let pen = 0;
    for (const { part, font } of runsOf(line, fonts)) {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(part);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font.shaper, buffer);
      const places = buffer.getGlyphPositions();
      for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
        const outline = font.shaper.glyphToPath(codepoint);
        glyphs.push({ outline, x: pen + xOffset / font.unit, y: yOffset / font.unit });
        pen += xAdvance / font.unit;
      }
    }
    return { glyphs, width: pen, unit: fonts[0]?.unit ?? 1000 };
  };
  return {
    widthOf: (line, size) => set(line).width * size,
    draw(line, { x, y, size, fill }) {
      const { glyphs, unit } = set(line);
      const outlines = glyphs.map(
        (glyph) => `<path transform="translate(${glyph.x * unit} ${glyph.y * unit})" d="${glyph.outline}"/>`,
      );
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / unit} ${-size / unit})">${outlines.join("")}</g>`;
    },
  };
}

interface Face {
  shaper: harfbuzz.Font;
  /** Font units of one em. */
  unit: number;
  has(character: string): boolean;
}

async function fontOf(name: string, text: string, weight: number): Promise<Face> {
  const file = await subsetFont(readFileSync(path.join(FONTS, name)), text, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(file).buffer));
  const known = new Set(face.collectUnicodes());
  return {
    shaper: new harfbuzz.Font(face),
    unit: face.upem,
    has: (character) => known.has(character.codePointAt(0) ?? 0),
  };
}

/** A line in parts of one font each. Spaces and marks stay with what stands before them. */
function runsOf(line: string, fonts: readonly Face[]): { part: string; font: Face }[] {
  const runs: { part: string; font: Face }[] = [];
  for (const character of line) {
    const last = runs.at(-1);
    const stays =
      last !== undefined && (last.font.has(character) || /[\s\p{M}\u200c\u200d]/u.test(character));
    const isLatin = /[\p{Script=Latin}\p{N}]/u.test(character);
    if (last !== undefined && stays && !(isLatin && last.font === fonts[2])) {
      last.part += character;
      continue;
    }
    const font = fonts.find((candidate) => candidate.has(character));
    if (font === undefined) throw new Error(`No font of the site has '${character}'`);
    runs.push({ part: character, font });
  }
  return runs;
}
