import { writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES, type Language } from "./languages.ts";

/** Writes what a browser needs to install the site in this language. */
export function writeManifest(language: Language, folder: string, description: string): void {
  const { prefix, tag } = LANGUAGES[language];
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: "NiyamDesk",
    short_name: "NiyamDesk",
    description,
    lang: tag,
    dir: "ltr",
    start_url: prefix || "/",
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#173f8a",
    icons: [
      icon("192.png", 192, "any"),
      icon("512.png", 512, "any"),
      icon("maskable-512.png", 512, "maskable"),
    ],
  };
  writeFileSync(path.join(folder, "manifest.webmanifest"), JSON.stringify(manifest));
}
