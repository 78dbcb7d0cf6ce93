import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Font, Glyph } from "fontkit";
import { fontName, runsOf, type Script, type Weight } from "./scripts.ts";

/** What stands for a sign that is no letter of its own, such as a conjunct: an empty one would be read as a stray digit. */
const NOTHING = [0x200b];

const known = new Map<string, Promise<Font>>();

/** Read and parsed once for as long as the function lives. */
export function fontOf(script: Script, weight: Weight): Promise<Font> {
  const name = fontName(script, weight);
  const font = known.get(name) ?? load(script, weight);
  known.set(name, font);
  return font;
}

async function load(script: Script, weight: Weight): Promise<Font> {
  const file = `@expo-google-fonts/noto-sans-${script}/${weight}/${fontName(script, weight)}.ttf`;
  const [bytes, fontkit, harfbuzz] = await Promise.all([
    readFile(fileURLToPath(import.meta.resolve(file))),
    import("fontkit"),
    import("harfbuzzjs"),
  ]);
  const font = fontkit.create(bytes);
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  const letters = lettersOf(font);

  // The library's own shaping misplaces signs of Bengali and of words in two scripts; HarfBuzz's is what browsers show.
  font.layout = (text: string) => {
    const glyphs: Glyph[] = [];
    const positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[] = [];
    for (const run of runsOf(text)) {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      harfbuzz.shape(shaper, buffer);
      for (const {
        codepoint: id,
        xAdvance = 0,
        yAdvance = 0,
        xOffset = 0,
        yOffset = 0,
      } of buffer.getGlyphInfosAndPositions()) {
        const letter = letters.get(id);
        const codePoints = letter === undefined ? NOTHING : [letter];
        glyphs.push({ id, advanceWidth: font.getGlyph(id).advanceWidth, codePoints });
        positions.push({ xAdvance, yAdvance, xOffset, yOffset });
      }
    }
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
  return font;
}

/** The letter that each sign stands for by itself. */
function lettersOf(font: Font): Map<number, number> {
  const letters = new Map<number, number>();
  for (const letter of font.characterSet) {
    const { id } = font.glyphForCodePoint(letter);
    if (!letters.has(id)) letters.set(id, letter);
  }
  return letters;
}
