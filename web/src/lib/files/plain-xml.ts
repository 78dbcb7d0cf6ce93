/**
 * As much of XML as a spreadsheet's parts need, read forwards once: what is not closed ends the reading, no entity but the five is known, and
 * nothing is nested but by asking for what stands within.
 */
interface Element {
  /** Its attributes, as they are written. */
  head: string;
  inner: string;
  /** Where it stands in the text, its tags with it. */
  begins: number;
  ends: number;
}

const LONGEST_HEAD = 2_000;

/** All elements of a name, whatever prefix a program gives them; of the same name none is within another. */
export function openings(xml: string, name: string, most = Number.POSITIVE_INFINITY): Element[] {
  const found: Element[] = [];
  const prefix = prefixIn(xml, name);
  const [begin, close] = [`<${prefix}${name}`, `</${prefix}${name}>`];
  for (let at = xml.indexOf(begin); at >= 0 && found.length < most; ) {
    const after = at + begin.length;
    // `<row` also begins `<rowBreaks`.
    if (!/[\s/>]/.test(xml[after] ?? " ")) {
      at = xml.indexOf(begin, after);
      continue;
    }
    const headEnd = xml.indexOf(">", after);
    if (headEnd < 0) break;
    const head = xml.slice(after, Math.min(headEnd, after + LONGEST_HEAD));
    if (xml[headEnd - 1] === "/") {
      found.push({ head, inner: "", begins: at, ends: headEnd + 1 });
      at = xml.indexOf(begin, headEnd);
      continue;
    }
    const end = xml.indexOf(close, headEnd);
    if (end < 0) break;
    found.push({ head, inner: xml.slice(headEnd + 1, end), begins: at, ends: end + close.length });
    at = xml.indexOf(begin, end);
  }
  return found;
}

function prefixIn(xml: string, name: string): string {
  if (xml.includes(`<${name}`)) return "";
  return new RegExp(`<(\\w{1,20}:)${name}[\\s/>]`).exec(xml)?.[1] ?? "";
}

/** An attribute; empty: it has none of that name. */
export function textIn(head: string, attribute: string): string {
  const marked = ` ${attribute}="`;
  const at = ` ${head.trim()}`.replace(/\s+/g, " ").indexOf(marked);
  if (at < 0) return "";
  const rest = ` ${head.trim()}`.replace(/\s+/g, " ").slice(at + marked.length);
  return plain(rest.slice(0, Math.max(0, rest.indexOf('"'))));
}

/** The texts within, one behind the other; how a Japanese word is read is none. */
export function textsIn(xml: string): string {
  return openings(withoutReadings(xml), "t")
    .map(({ inner }) => plain(inner))
    .join("");
}

/** Forwards once, as all of this: an expression would look for each end anew. */
function withoutReadings(xml: string): string {
  let [spoken, from] = ["", 0];
  for (const { begins, ends } of openings(xml, "rPh")) {
    spoken += xml.slice(from, begins);
    from = ends;
  }
  return spoken + xml.slice(from);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function plain(text: string): string {
  return text.replace(
    /&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
    (whole, name, number, hex) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
      const point = number === undefined ? Number.parseInt(hex, 16) : Number(number);
      return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
    },
  );
}
