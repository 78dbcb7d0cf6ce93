import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, type InlineConfig, type Plugin } from "vite";
import { builtReach } from "../vite-built-reach.ts";
import { catalogueNames } from "../vite-catalogue-names.ts";
import { catalogueServices } from "../vite-catalogue-services.ts";
import { catalogueSummaries } from "../vite-catalogue-summaries.ts";
import { unbundledFiles } from "../vite-unbundled-files.ts";
import { unusedParts } from "../vite-unused-parts.ts";
import { refuseCircles } from "./chunk-circles.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { sharedFile } from "./shared-files.ts";

export const WEB = path.resolve(import.meta.dirname, "..");

const ALWAYS_THERE = /\/(rolldown-runtime|framework|boot|main|words)-[^/]+\.js$/;

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
      builtReach(),
      unbundledFiles(),
      unusedParts(),
      refuseCircles(),
      languageOfTemplate(language),
      stylesFromTheStart(),
    ],
    // Each package has a copy of its own.
    resolve: { conditions: [...conditions, ...defaultClientConditions], dedupe: ["zod"] },
    ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
    worker: { format: "es" },
    build: {
      target: "es2022",
      // What the styles are written for anyway: colours without a second copy for browsers before these.
      cssTarget: ["chrome111", "safari16.4", "firefox128"],
      sourcemap: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 600,
      modulePreload: {
        polyfill: false,
        // The first script itself imports these: whoever asks for anything more has them.
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === "html" ? needed : needed.filter((file) => !ALWAYS_THERE.test(file)),
      },
    },
    server: { host: "127.0.0.1", strictPort: true },
  };
}

/** What changes rarely, and what several pages share, stand in files of their own: for one build. */
export const sharedFiles = () => ({
  // Short, since every page's script names the hundred files that it may need: without the pages that the bundler puts into the name of a part of
  // a group, and without what parts the groups.
  chunkFileNames: ({ name }: { name: string }) =>
    `assets/${name.split("~")[0]?.replace(/-(open|firebase|forms|lists)(?=-|$)/g, "")}-[hash:7].js`,
  codeSplitting: {
    groups: [
      // All that the first script of a page shares with the rest: without it, it would fetch the catalogue to load anything.
      { name: "boot", test: /vite\/preload-helper|src\/boot\.ts/, priority: 90 },
      // Changes rarely: stays in the browser's cache over deploys.
      {
        name: "framework",
        test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
        priority: 80,
      },
      // Also of the message that says that the application did not come: not in its file.
      { name: "words", test: /web\/src\/(messages\/\w+\/common\.ts|ui\/filled\.tsx)$/, priority: 75 },
      // What every page has, and the little things that nearly every one has.
      {
        name: "main",
        test: /web\/src\/(main|app\/screen-files|lib\/(session\/session|loading\/(one-start|pause)|backend\/app-error|page\/(page-title|in-language))|ui\/(icon|text-link))\.tsx?$/,
        priority: 70,
      },
      // What whoever shows records needs, signed in or not.
      {
        name: "records",
        test: /domain\/src\/(base\/(paths|query)|money\/(money|gst)|orders\/order|fields\/(writing|never-asked)|services\/(service|queries|translation))\.ts$|web\/src\/(lib\/backend\/env|messages\/\w+\/states)\.ts$/,
        priority: 65,
      },
      // Who is signed in, and the live reads: neither is there before somebody is.
      {
        name: "firebase",
        test: /node_modules\/(firebase\/(app|auth)|@firebase\/(app|auth|util|component|logger)|idb)\/|web\/src\/lib\/backend\/(firebase|auth-sdk|app-check)\.ts$/,
        priority: 60,
      },
      {
        name: "firestore",
        test: /node_modules\/(firebase\/firestore|@firebase\/(firestore|webchannel-wrapper)|reactfire|rxjs|tslib|use-sync-external-store)\/|web\/src\/lib\/(firestore\/(live|live-listening|live-source|firestore-provider|firestore-query)|backend\/firestore-sdk)\.tsx?$|niyamdesk:unused/,
        priority: 60,
      },
      { name: "guards", test: /web\/src\/app\/guards\.tsx$/, priority: 50 },
      { name: "site-layout", test: /web\/src\/app\/layouts\/site-layout\.tsx$/, priority: 50 },
      {
        name: "calls",
        test: /web\/src\/(lib\/(backend\/callables|session\/session-account)|ui\/preparing-account)\.tsx?$/,
        priority: 45,
      },
      {
        name: "fields",
        test: /node_modules\/react-hook-form\/|web\/src\/ui\/(late-form|checked-form|field|phone-field|password-field)\.tsx$|messages\/\w+\/fields\.ts$/,
        includeDependenciesRecursively: false,
        priority: 40,
      },
      {
        name: "phone",
        test: /web\/src\/(lib\/phone\/|ui\/phone-number\.tsx)|domain\/src\/phone\/phone\.ts$/,
        includeDependenciesRecursively: false,
        priority: 40,
      },
      { name: "schemas", test: /node_modules\/(zod|@hookform\/resolvers)\//, priority: 40 },
      {
        name: "time",
        test: /\/(web\/src\/lib|domain\/src)\/time\/(?!ist-fields|moment)|web\/src\/messages\/\w+\/dates\.ts$|domain\/src\/(consultations\/(slot|queries)|partners\/consultation-hours)\.ts$/,
        includeDependenciesRecursively: false,
        priority: 40,
      },
      { name: "icons", test: /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/, priority: 40 },
      {
        name: "signs",
        test: /node_modules\/lucide-react\/dist\/esm\/icons\//,
        entriesAware: true,
        entriesAwareMergeThreshold: 3500,
        priority: 39,
      },
      // What home and the list share, in one file: many small ones compress worse.
      {
        name: "catalogue",
        test: /features\/services\/(?!admin|components|search|data\/editor)|catalogue-summaries|lib\/firestore\/(firestore-rest|read-cache|public-read)/,
        priority: 20,
      },
      // Of dashboards: with the words of one workspace, each of them would weigh on the others.
      // What needs somebody in the firm: administrators' alone, but some of its parts are theirs and telecallers'.
      {
        name: "needs",
        test: /web\/src\/(messages\/\w+\/workspaces\/(books|needs)|features\/needs\/(row-words|data\/needs))\.ts$|domain\/src\/needs\/(rows|queries)\.ts$/,
        includeDependenciesRecursively: false,
        priority: 20,
      },
      // Orders as whoever works on them sees them: no business of a partner, a telecaller or an administrator's first page.
      {
        name: "desk",
        test: /web\/src\/(messages\/\w+\/workspaces\/order-(desk|history)|features\/orders\/desk\/(queue-(columns|groups|marks)|work-rows|burden|desk-order|deadlines|next-(step|words)|days-ahead)|features\/orders\/data\/desk-orders|routes\/staff\/use-work-(day|marks))\.tsx?$|domain\/src\/orders\/(timeline-for-staff|office)\.ts$/,
        includeDependenciesRecursively: false,
        priority: 20,
      },
      {
        name: "charts",
        test: /web\/src\/(ui\/charts\/|messages\/\w+\/charts\.ts$)/,
        includeDependenciesRecursively: false,
        priority: 20,
      },
      {
        name: sharedFile(),
        debugName: "shared",
        test: /\/(web|domain)\/src\/|virtual:unbundled-files|\.mjs\?url$/,
        includeDependenciesRecursively: false,
        priority: 10,
      },
    ],
  },
});

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
