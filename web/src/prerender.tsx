import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { catalogue } from "#messages/catalogue.ts";
import { common } from "#messages/common.ts";
import { home } from "#messages/home.ts";
import { PREFIX } from "#messages/language.ts";
import { App } from "./app/app.tsx";
import { CrashBoundary } from "./app/crash-boundary.tsx";
import { NOT_FOUND_PATH, PUBLIC_PAGES, preparePage } from "./app/public-pages.ts";
import { CATEGORY_VIEWS } from "./features/services/categories.ts";

/** One address of the public site, without the language's prefix. */
interface WrittenPage {
  path: string;
  indexed: boolean;
  /** Keys of the query that change what is drawn. */
  reads: readonly string[];
}

/** Every address that is written to HTML when the site is built, the one of 404.html last. */
export async function writtenPages(): Promise<WrittenPage[]> {
  const pages = await Promise.all(
    PUBLIC_PAGES.map(async ({ path, indexed, reads = [], known }) => {
      const isIndexed = (part: string) => (typeof indexed === "boolean" ? indexed : indexed(part));
      const parts = await known?.();
      if (parts === undefined) return [{ path, indexed: isIndexed(""), reads }];
      return parts.map((part) => ({ path: filledWith(path, part), indexed: isIndexed(part), reads }));
    }),
  );
  return [...pages.flat(), { path: NOT_FOUND_PATH, indexed: false, reads: [] }];
}

function filledWith(pattern: string, part: string): string {
  return part === ""
    ? pattern.replace(/\/:\w+\?$/, "")
    : pattern.replace(/:\w+\??/, encodeURIComponent(part));
}

const ROOT = '<div id="root">';

/** A page's HTML: what belongs in its head, and what its root element holds. Whole: no part follows by script. */
export async function writePage(path: string): Promise<{ head: string; body: string }> {
  await preparePage(path);
  const address = path === "/" ? `${PREFIX}/` : `${PREFIX}${path}`;
  let failure: unknown = null;
  const { prelude } = await prerender(
    // Around it only to be found again: what React lifts into the head comes before.
    <div id="root">
      <StrictMode>
        <CrashBoundary screen="root">
          <StaticRouter basename={PREFIX} location={address}>
            <App />
          </StaticRouter>
        </CrashBoundary>
        {null}
      </StrictMode>
    </div>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failure !== null) throw new Error(`${address} could not be drawn`, { cause: failure });
  const start = html.indexOf(ROOT);
  return { head: html.slice(0, start), body: html.slice(start + ROOT.length, -"</div>".length) };
}

/** Of the whole site, in one sentence. */
export const { description } = home;

/** Where no script runs, in a page that is nothing without. */
export const { needsScript } = common;

/** What the pictures of shared links say, by the names that `PageHead` gives them. */
export function shareTexts(): { name: string; title: string; lead: string }[] {
  const { all } = catalogue.categories;
  const kinds = CATEGORY_VIEWS.flatMap(({ category, query }) =>
    category === null ? [] : [{ ...catalogue.categories[query], name: category }],
  );
  return [
    { name: "site", title: home.title, lead: all.lead },
    ...kinds.map(({ name, title, lead }) => ({ name, title, lead })),
  ];
}
