type Bytes = Uint8Array<ArrayBuffer>;

/** A photo of one page: a JPEG in colour as canvases make it, and its pixels. */
export interface PagePhoto {
  jpeg: Bytes;
  width: number;
  height: number;
}

/** A4 in points. */
const SHORT_SIDE = 595;
const LONG_SIDE = 842;

/**
 * Photos as the pages of one PDF, each as it was taken: the JPEG stands in it byte for byte (PDF 32000-1, 7.4.8), as large as fits on an A4
 * page that lies as the photo does. Nothing else is in it: no script, no font, no time or place.
 */
export function pdfOfPhotos(pages: readonly PagePhoto[]): Bytes {
  const objects: (readonly (string | Bytes)[])[] = [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    [
      `<< /Type /Pages /Kids [${pages.map((_, at) => `${pageNumber(at)} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    ],
    ...pages.flatMap(objectsOf),
  ];
  const parts: (string | Bytes)[] = ["%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n"];
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(lengthOf(parts));
    parts.push(`${at + 1} 0 obj\n`, ...object, "\nendobj\n");
  }
  const end = lengthOf(parts);
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`,
  );
  return joined(parts);
}

/** Three objects a page: itself, what draws it, and its picture. */
const pageNumber = (at: number) => 3 + at * 3;

function objectsOf({ jpeg, width, height }: PagePhoto, at: number): (readonly (string | Bytes)[])[] {
  const number = pageNumber(at);
  const isWide = width > height;
  const [across, down] = isWide ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  const scale = Math.min(across / width, down / height);
  const [w, h] = [width * scale, height * scale].map((side) => Math.floor(side * 100) / 100) as [
    number,
    number,
  ];
  const draw = `q ${w} 0 0 ${h} ${((across - w) / 2).toFixed(2)} ${((down - h) / 2).toFixed(2)} cm /P Do Q`;
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${number + 1} 0 R`,
      ` /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
    ],
    [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`,
      ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      "\nendstream",
    ],
  ];
}

function lengthOf(parts: readonly (string | Bytes)[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

/** Texts are of one byte a character. */
function joined(parts: readonly (string | Bytes)[]): Bytes {
  const all = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    all.set(typeof part === "string" ? Uint8Array.from(part, (letter) => letter.charCodeAt(0)) : part, at);
    at += part.length;
  }
  return all;
}
