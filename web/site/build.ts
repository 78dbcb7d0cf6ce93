import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { sharedFiles, siteConfig, WEB } from "./config.ts";
import { writeIcons, writeShareImages } from "./images.ts";
import { keepAssetsOf } from "./kept-assets.ts";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "./languages.ts";
import { writeManifest } from "./manifest.ts";
import { writeOfflineWorker } from "./offline-worker.ts";
import { writePages } from "./pages.ts";
import { takeReachForBuild } from "./reach.ts";
import { writeSitemap } from "./sitemap.ts";

/**
 * Builds the whole site into one folder, as hosting serves it: English at its top, Hindi in `hi/`, every public page as HTML.
 * `npm run build -w web`, with `--out <folder>` for another place than `web/dist`, and `--before <address>` where the build before is
 * not in that place but served.
 */
const { values } = parseArgs({
  options: { out: { type: "string", default: path.join(WEB, "dist") }, before: { type: "string" } },
});
const out = path.resolve(values.out);
/** Built beside what is being served, and put in its place when it is whole. */
const fresh = `${out}.new`;
rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh, { recursive: true });

await takeReachForBuild();
const paths: Record<Language, string[]> = { en: [], hi: [] };
for (const language of LANGUAGE_CODES) {
  const folder = path.join(fresh, LANGUAGES[language].prefix);
  const renderer = path.join(`${out}.renderer`, language);
  await buildBrowserFiles(language, folder);
  await buildRenderer(language, renderer);
  const written = await writePages(language, folder, path.join(renderer, "prerender.js"));
  paths[language] = written.indexed;
  await writeShareImages(folder, written.shareTexts);
  writeManifest(language, folder, written.description);
}
writeIcons(fresh);
writeSitemap(fresh, paths);
writeOfflineWorker(fresh);
await keepAssetsOf(values.before ?? out, fresh);
rmSync(`${out}.renderer`, { recursive: true, force: true });
rmSync(out, { recursive: true, force: true });
renameSync(fresh, out);
// Vite's workers would keep the process for a while.
process.exit(0);

async function buildBrowserFiles(language: Language, folder: string): Promise<void> {
  const config = siteConfig(language);
  await build({
    ...config,
    logLevel: "warn",
    // The site's own files stand once, at its top.
    publicDir: language === "en" ? "public" : false,
    build: {
      ...config.build,
      outDir: folder,
      emptyOutDir: false,
      manifest: true,
      // The licences of what is in the bundles ask for their texts to go along; both languages have the same.
      license: language === "en" ? { fileName: "third-party-licences.md" } : false,
      rolldownOptions: { output: sharedFiles() },
    },
  });
}

/** The same application as a module of Node, with everything it needs in it. */
async function buildRenderer(language: Language, folder: string): Promise<void> {
  const config = siteConfig(language);
  await build({
    ...config,
    logLevel: "error",
    publicDir: false,
    ssr: { ...config.ssr, noExternal: true },
    build: {
      ...config.build,
      ssr: "src/prerender.tsx",
      outDir: folder,
      emptyOutDir: true,
      ssrEmitAssets: false,
    },
  });
}
