import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { WEB } from "./config.ts";
import { lettering } from "./lettering.ts";
import { type ShareText, shareImage } from "./share-image.ts";

const MARK = readFileSync(path.join(WEB, "public", "favicon.svg"), "utf8");
const GROUND = "#173f8a";

/** Draws the pictures that a shared link shows: `og/{name}.png`, 1200 × 630. */
export async function writeShareImages(folder: string, texts: readonly ShareText[]): Promise<void> {
  const letters = texts.map(({ title, lead }) => `${title} ${lead} NiyamDesk…`).join(" ");
  const [bold, plain] = await Promise.all([lettering(letters, 650), lettering(letters, 400)]);
  mkdirSync(path.join(folder, "og"), { recursive: true });
  for (const text of texts) {
    const drawing = new Resvg(shareImage(text, inner(MARK), bold, plain));
    writeFileSync(path.join(folder, "og", `${text.name}.png`), drawing.render().asPng());
  }
}

/** Draws the icons of the installed site from its mark. A maskable one has ground to every edge: its corners are cut away. */
export function writeIcons(folder: string): void {
  mkdirSync(path.join(folder, "icons"), { recursive: true });
  const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${GROUND}"/><g transform="translate(3.2 3.2) scale(0.8)">${inner(MARK)}</g></svg>`;
  for (const [name, svg, size] of [
    ["192.png", MARK, 192],
    ["512.png", MARK, 512],
    ["maskable-512.png", maskable, 512],
    ["apple-touch-icon.png", maskable, 180],
  ] as const) {
    const drawing = new Resvg(svg, { fitTo: { mode: "width", value: size } });
    writeFileSync(path.join(folder, "icons", name), drawing.render().asPng());
  }
}

function inner(svg: string): string {
  return svg
    .replace(/<svg[^>]*>/, "")
    .replace("</svg>", "")
    .replace(/<title>.*<\/title>/, "");
}
