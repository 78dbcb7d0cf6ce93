/** Scripts of India that names and places are written in, each with the fonts that also hold Latin letters, digits and ₹. */
const SCRIPTS = {
  devanagari: { letters: /\p{Script=Devanagari}/u, family: "Devanagari" },
  bengali: { letters: /\p{Script=Bengali}/u, family: "Bengali" },
  gurmukhi: { letters: /\p{Script=Gurmukhi}/u, family: "Gurmukhi" },
  gujarati: { letters: /\p{Script=Gujarati}/u, family: "Gujarati" },
  oriya: { letters: /\p{Script=Oriya}/u, family: "Oriya" },
  tamil: { letters: /\p{Script=Tamil}/u, family: "Tamil" },
  telugu: { letters: /\p{Script=Telugu}/u, family: "Telugu" },
  kannada: { letters: /\p{Script=Kannada}/u, family: "Kannada" },
  malayalam: { letters: /\p{Script=Malayalam}/u, family: "Malayalam" },
} as const;

export type Script = keyof typeof SCRIPTS;

export const ALL_SCRIPTS = Object.keys(SCRIPTS) as Script[];

/** `NotoSansTamil_400Regular`. */
export function fontName(script: Script, weight: Weight): string {
  return `NotoSans${SCRIPTS[script].family}_${weight}`;
}

export type Weight = "400Regular" | "700Bold";

/** Of the first Indian letter of a text; one text is drawn with one font. */
export function scriptOf(text: string): Script | null {
  for (const letter of text) {
    const script = ofLetter(letter);
    if (script !== null) return script;
  }
  return null;
}

function ofLetter(letter: string): Script | null {
  return ALL_SCRIPTS.find((script) => SCRIPTS[script].letters.test(letter)) ?? null;
}

/** Signs that belong to the letters around them, such as the joiners that shape a conjunct, dots and dandas. */
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Pieces of a text in one script each, in order: a shaper is asked for one script at a time, or `M/s.शक्ति` comes out as loose signs.
 * What belongs to no script stays with the letters before it.
 */
export function runsOf(text: string): string[] {
  const runs: string[] = [];
  let present: Script | null | undefined;
  for (const letter of text) {
    const isShared = SHARED.test(letter) && ofLetter(letter) === null;
    const script: Script | null | undefined = isShared ? present : ofLetter(letter);
    const last = runs.length - 1;
    if (last >= 0 && (isShared || present === undefined || script === present)) runs[last] += letter;
    else runs.push(letter);
    present = script;
  }
  return runs;
}
