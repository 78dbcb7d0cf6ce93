import type { Lettering } from "./lettering.ts";

export interface ShareText {
  name: string;
  title: string;
  lead: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 88;
const ROOM = WIDTH - 2 * EDGE;
const INK = "#101828";
const MUTED = "#475467";
const TITLE = { size: 80, step: 88, most: 2 };
const LEAD = { size: 36, step: 50, most: 3 };

/** What a shared link shows: the mark, what the page is about, and a sentence of it, as SVG. */
export function shareImage(
  { title, lead }: ShareText,
  mark: string,
  bold: Lettering,
  plain: Lettering,
): string {
  const big = wrapped(title, TITLE.most, (line) => bold.widthOf(line, TITLE.size) <= ROOM);
  const small = wrapped(lead, LEAD.most, (line) => plain.widthOf(line, LEAD.size) <= ROOM);
  const top = 372 - (big.length - 1) * TITLE.step;
  const titles = big.map((line, index) =>
    bold.draw(line, { x: EDGE, y: top + index * TITLE.step, size: TITLE.size, fill: INK }),
  );
  const leads = small.map((line, index) =>
    plain.draw(line, { x: EDGE, y: 372 + 68 + index * LEAD.step, size: LEAD.size, fill: MUTED }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
    <rect width="${WIDTH}" height="12" fill="#173f8a"/>
    <rect x="${EDGE}" y="${HEIGHT - 44}" width="72" height="6" rx="3" fill="#f2a93b"/>
    <g transform="translate(${EDGE} 84) scale(2.25)">${mark}</g>
    ${bold.draw("NiyamDesk", { x: EDGE + 92, y: 135, size: 46, fill: INK })}
    ${titles.join("\n    ")}
    ${leads.join("\n    ")}
  </svg>`;
}

/** Lines that fit; what does not fit in so many lines ends in an ellipsis. */
function wrapped(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]?.replace(/[\s,.:;।]+$/, "")}…`];
}
