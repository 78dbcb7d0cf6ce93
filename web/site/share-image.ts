export interface ShareText {
  name: string;
  title: string;
  lead: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 88;
const INK = "#101828";
const MUTED = "#475467";
const FAMILY = "Anek Latin, Anek Devanagari";

/** What a shared link shows: the mark, what the page is about, and one line of it, as SVG. */
export function shareImage({ title, lead }: ShareText, mark: string): string {
  const big = wrapped(title, 26, 2);
  const small = wrapped(lead, 58, 3);
  const top = 372 - (big.length - 1) * 84;
  const lines = (texts: readonly string[], y: number, step: number) =>
    texts.map((text, index) => `<text x="${EDGE}" y="${y + index * step}">${escaped(text)}</text>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
    <rect width="${WIDTH}" height="12" fill="#173f8a"/>
    <rect x="${EDGE}" y="${HEIGHT - 64}" width="72" height="6" rx="3" fill="#f2a93b"/>
    <g transform="translate(${EDGE} 84) scale(2.25)">${mark}</g>
    <g font-family="${FAMILY}">
      <text x="${EDGE + 92}" y="136" font-size="46" font-weight="650" fill="${INK}">NiyamDesk</text>
      <g font-size="80" font-weight="650" fill="${INK}">${lines(big, top, 84)}</g>
      <g font-size="36" font-weight="400" fill="${MUTED}">${lines(small, top + (big.length - 1) * 84 + 68, 48)}</g>
    </g>
  </svg>`;
}

/** Lines of at most so many characters; what does not fit in so many lines ends in an ellipsis. */
function wrapped(text: string, longest: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]?.replace(/[\s,.:;।]+$/, "")}…`];
}

/** Vowel signs of Devanagari stand above and below their letter and take no room of their own. */
function widthOf(text: string): number {
  return text.replace(/\p{Mn}/gu, "").length;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
