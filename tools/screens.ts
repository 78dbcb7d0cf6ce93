import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { addNewcomer } from "./screens/accounts.ts";
import { ALL_SERIES } from "./screens/all-series.ts";
import { SYSTEM_BROWSER } from "./screens/browser.ts";
import { contactSheet } from "./screens/contact-sheet.ts";
import { SCREENS_MODE } from "./screens/mode.ts";
import { type Album, photograph } from "./screens/photograph.ts";
import { routesWithoutPicture } from "./screens/routes.ts";
import type { Series } from "./screens/series.ts";
import type { Look } from "./screens/stage.ts";
import { seed } from "./seed/seed.ts";
import { buildSite } from "./stack/build.ts";
import { startDevServer } from "./stack/dev-server.ts";
import { ROOT } from "./stack/mode.ts";
import { Problem } from "./stack/problem.ts";
import { askedToEnd, runCommand } from "./stack/run.ts";
import { startStack } from "./stack/stack.ts";

const FOLDER = path.join(ROOT, "screens");
const SIZES = [
  { width: 390, height: 844, phone: true },
  { width: 1280, height: 800, phone: false },
];

/**
 * `npm run screens`: every screen and its states at both widths into `screens/`, with a contact sheet each.
 * `-- --dark` takes the dark theme; `-- orders buying-client` takes these series only.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dark: { type: "boolean", default: false } },
  });
  const known = ALL_SERIES.map(({ name }) => name);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Problem(`npm run screens knows no ${unknown.join(", ")}; series are ${known.join(", ")}.`);
  }
  const series = ALL_SERIES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const looks = SIZES.map((size) => {
    return { ...size, dark: values.dark, name: `${size.width}${values.dark ? "-dark" : ""}` };
  });
  const end = askedToEnd();
  console.log("Starting a stack with demo data …");
  const stack = await startStack(SCREENS_MODE, { site: "hosted", keep: false });
  try {
    await Promise.all([seed(SCREENS_MODE).then(() => addNewcomer(SCREENS_MODE)), buildSite(SCREENS_MODE)]);
    const kit = await startDevServer(SCREENS_MODE, SCREENS_MODE.ports.kit);
    const browser = await chromium.launch(SYSTEM_BROWSER);
    try {
      const code = await Promise.race([takeAll(browser, looks, series), end.then(() => 130)]);
      return code;
    } finally {
      await browser.close();
      await kit.stop();
    }
  } finally {
    await stack.stop();
  }
});

async function takeAll(browser: Browser, looks: readonly Look[], series: readonly Series[]): Promise<number> {
  const albums: Album[] = [];
  for (const look of looks) {
    console.log(`Taking pictures at ${look.name} …`);
    if (series.length === ALL_SERIES.length)
      rmSync(path.join(FOLDER, look.name), { recursive: true, force: true });
    const album = await photograph(browser, SCREENS_MODE, look, series, FOLDER);
    albums.push(album);
    console.log((await contactSheet(browser, album, FOLDER)).join("\n"));
  }
  const failures = albums.flatMap((album) => album.failures);
  const seen = new Set(albums.flatMap((album) => [...album.seen]));
  const missing =
    series.length === ALL_SERIES.length
      ? routesWithoutPicture(seen, path.join(SCREENS_MODE.dir, "site"))
      : [];
  for (const failure of failures) console.error(`Not taken: ${failure}`);
  for (const route of missing) console.error(`No picture shows ${route}`);
  return failures.length + missing.length === 0 ? 0 : 1;
}
