import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright";
import type { Album } from "./photograph.ts";

const SHEET_WIDTH = 1840;
const GAP = 16;

/** All pictures of a set on one page: as HTML, where each opens in full, and as one picture. Returns both files. */
export async function contactSheet(browser: Browser, album: Album, folder: string): Promise<string[]> {
  const html = path.join(folder, `contact-${album.look.name}.html`);
  const png = path.join(folder, `contact-${album.look.name}.png`);
  writeFileSync(html, sheet(album, folder));
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1200 } });
  await page.goto(`file://${html}`, { waitUntil: "load" });
  await page.screenshot({ path: png, fullPage: true });
  await page.close();
  return [html, png];
}

/** Long pages are cut at the foot: the sheet is for comparing, the files are for reading. */
function sheet({ look, pictures }: Album, folder: string): string {
  const columns = look.phone ? 8 : 4;
  const width = Math.floor((SHEET_WIDTH - GAP * (columns + 1)) / columns);
  const height = Math.round(width * (look.phone ? 2.1 : 0.9));
  const figures = pictures.map(({ name, file }) => {
    const source = path.relative(folder, file);
    return `<figure><a href="${source}"><img src="${source}" alt="${name}"></a><figcaption>${name}</figcaption></figure>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens, ${look.name}</title>
<style>
  body { margin: ${GAP}px; background: #d7d9de; color: #1c2330; font: 15px/1.4 system-ui, sans-serif; }
  main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: ${GAP}px; }
  figure { margin: 0; }
  img { display: block; width: ${width}px; height: ${height}px; object-fit: cover; object-position: top; background: #fff; }
  figcaption { padding: 4px 0 8px; }
</style>
<main>
${figures.join("\n")}
</main></html>
`;
}
