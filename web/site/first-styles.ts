import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PurgeCSS } from "purgecss";
import { WEB } from "./config.ts";

/** What `src/boot.ts` may draw by itself, before the application and its styles are there. */
const DRAWN_EARLY = ["app/early-offline-banner.ts", "app/mount-failure.ts", "lib/page/toast.ts"];
/** What a browser or the first script changes on a page that was written at build. */
const CHANGED_LATER = ["open", "hidden", "data-scrolled", "data-waiting"];

/**
 * Writes a style sheet of what the given pages need until the application comes, which brings all styles along; half the bytes,
 * and a first visit waits for every one of them.
 *
 * @param sheet the whole style sheet, a path within `folder`
 * @returns the path of the new one within `folder`
 */
export async function writeFirstStyles(
  folder: string,
  sheet: string,
  pages: readonly string[],
): Promise<string> {
  const early = DRAWN_EARLY.map((file) => readFileSync(path.join(WEB, "src", file), "utf8"));
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: readFileSync(path.join(folder, sheet), "utf8") }],
    content: [
      ...pages.map((raw) => ({ raw, extension: "html" })),
      ...early.map((raw) => ({ raw, extension: "ts" })),
    ],
    extractors: [
      { extensions: ["html"], extractor: whatStandsIn },
      { extensions: ["ts"], extractor: (script) => script.match(/[\w:/.-]+/g) ?? [] },
    ],
    dynamicAttributes: CHANGED_LATER,
    keyframes: true,
    variables: true,
  });
  if (purged === undefined || purged.css === "") throw new Error(`Nothing of ${sheet} is used by any page`);
  const hash = createHash("sha256").update(purged.css).digest("hex").slice(0, 8);
  const file = path.join(path.dirname(sheet), `first-${hash}.css`);
  writeFileSync(path.join(folder, file), purged.css);
  return file;
}

function whatStandsIn(html: string) {
  const all = (pattern: RegExp) => [
    ...new Set(Array.from(html.matchAll(pattern), ([, found = ""]) => found)),
  ];
  const values = all(/="([^"]*)"/g);
  return {
    tags: all(/<([a-z][a-z0-9]*)/g),
    classes: all(/ class="([^"]*)"/g).flatMap((list) =>
      list.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(" "),
    ),
    ids: all(/ id="([^"]*)"/g),
    attributes: { names: all(/ ([a-z-]+)(?==|[ >])/g), values },
    undetermined: [],
  };
}
