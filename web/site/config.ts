import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from "vite";
import { catalogueNames } from "../vite-catalogue-names.ts";
import { catalogueServices } from "../vite-catalogue-services.ts";
import { catalogueSummaries } from "../vite-catalogue-summaries.ts";
import { unbundledFiles } from "../vite-unbundled-files.ts";
import { unusedParts } from "../vite-unused-parts.ts";
import { LANGUAGES, type Language } from "./languages.ts";

export const WEB = path.resolve(import.meta.dirname, "..");

/** How Vite builds and serves the site in one language. */
export function siteConfig(language: Language): InlineConfig {
  const { prefix, conditions } = LANGUAGES[language];
  return {
    root: WEB,
    configFile: false,
    base: `${prefix}/`,
    cacheDir: path.join(WEB, "node_modules", `.vite-${language}`),
    plugins: [
      react(),
      tailwindcss(),
      catalogueSummaries(),
      catalogueServices(),
      catalogueNames(),
      unbundledFiles(),
      unusedParts(),
      languageOfTemplate(language),
      stylesFromTheStart(),
    ],
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
    worker: { format: "es" },
    build: {
      target: "es2022",
      // What the styles are written for anyway: colours without a second copy for browsers before these.
      cssTarget: ["chrome111", "safari16.4", "firefox128"],
      sourcemap: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 600,
      modulePreload: { polyfill: false },
    },
    server: { host: "127.0.0.1", strictPort: true },
  };
}

/** What changes rarely, and what several pages share, stand in files of their own. */
export const SHARED_FILES = {
  codeSplitting: {
    groups: [
      // All that the first script of a page shares with the rest: without it, it would fetch the catalogue to load anything.
      { name: "boot", test: /vite\/preload-helper|src\/boot\.ts/, priority: 10 },
      // Changes rarely: stays in the browser's cache over deploys.
      {
        name: "framework",
        test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
      },
      // What home and the list share, in one file: many small ones compress worse.
      {
        name: "catalogue",
        test: /features\/services\/(?!components|search)|catalogue-summaries|lib\/(backend\/env|firestore\/(firestore-rest|read-cache|public-read)|page\/page-title)|domain\/src\/(services\/service|money\/(money|gst))\./,
      },
    ],
  },
};

function languageOfTemplate(language: Language): Plugin {
  return {
    name: "niyamdesk:language",
    transformIndexHtml: (html) =>
      html.replace('<html lang="en-IN"', `<html lang="${LANGUAGES[language].tag}"`),
  };
}

/** While the site is worked on; a build links its style sheets itself, see `pages.ts`. */
function stylesFromTheStart(): Plugin {
  return {
    name: "niyamdesk:styles",
    apply: "serve",
    transformIndexHtml: () => [{ tag: "link", attrs: { rel: "stylesheet", href: "/src/styles.css" } }],
  };
}
