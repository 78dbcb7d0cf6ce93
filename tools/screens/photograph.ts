import path from "node:path";
import type { Browser } from "playwright";
import { addressesOf } from "../stack/environment.ts";
import type { Mode } from "../stack/mode.ts";
import { forgetPurchases, type SignedIn, signIn } from "./accounts.ts";
import type { Series, Viewer } from "./series.ts";
import { type Look, type Picture, Stage } from "./stage.ts";

const STEP_MS = 60_000;

/** What a set of pictures came to. */
export interface Album {
  look: Look;
  pictures: Picture[];
  /** Paths that were on the pictures. */
  seen: Set<string>;
  /** Series that could not be played to their end, with the reason. */
  failures: string[];
}

/** Plays all series at one look. One that fails does not keep the others from being seen. */
export async function photograph(
  browser: Browser,
  mode: Mode,
  look: Look,
  series: readonly Series[],
  folder: string,
): Promise<Album> {
  const album: Album = { look, pictures: [], seen: new Set(), failures: [] };
  const sessions = new Map<Viewer, SignedIn | undefined>();
  await forgetPurchases(mode);
  for (const one of series) {
    try {
      if (!sessions.has(one.viewer)) sessions.set(one.viewer, await signIn(browser, mode, one.viewer));
      await play(browser, mode, one, album, sessions.get(one.viewer), path.join(folder, look.name));
    } catch (error) {
      album.failures.push(`${look.name} ${one.name}: ${String(error).split("\n").slice(0, 4).join(" ")}`);
    }
  }
  return album;
}

async function play(
  browser: Browser,
  mode: Mode,
  series: Series,
  album: Album,
  session: SignedIn | undefined,
  folder: string,
): Promise<void> {
  const { width, height, phone, dark } = album.look;
  const context = await browser.newContext({
    ...(session === undefined ? {} : { storageState: session }),
    viewport: { width, height },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  });
  context.setDefaultTimeout(STEP_MS);
  const page = await context.newPage();
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) album.seen.add(new URL(frame.url()).pathname);
  });
  try {
    await series.play(new Stage(page, album.look, addressesOf(mode), folder, album.pictures));
  } catch (error) {
    await page
      .screenshot({ path: path.join(folder, `_not-taken-${series.name}.png`) })
      .catch(() => undefined);
    throw error;
  } finally {
    // Leaving the site ends its listeners, which the emulator would otherwise keep.
    await page.goto("about:blank").catch(() => undefined);
    await context.close();
  }
}
