import { existsSync } from "node:fs";
import path from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The browser that tests and screens drive: CHROMIUM_PATH, or one of the usual names in PATH. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const places = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? "", ...places, MAC].find((place) => place !== "" && existsSync(place));
}
