import { PUBLIC_ADDRESSES } from "@niyamdesk/domain/base/addresses";
import { matchPath } from "react-router-dom";
import { WIZARD_PAGES } from "../features/applications/step-ids.ts";
import { type LazyPage, lazyPage } from "../lib/loading/lazy-page.ts";
import { loadPart } from "../lib/loading/module-recovery.ts";
import { siteLayout } from "./layouts/framed.tsx";

/** A page that is written to HTML when the site is built. */
interface PublicPage {
  /** Pattern of the router. */
  path: string;
  screen: LazyPage;
  /** Whether search engines should list it: it then stands in sitemap.xml. Of a pattern, for which of its parts. */
  indexed: boolean | ((part: string) => boolean);
  /** Keys of the query that change what is drawn: asked for with one of them, the page as it was written is not the one meant. */
  reads?: readonly string[];
  /** For a pattern with a part that varies: what is known of it when the site is built. Empty: without a part that may be missing. */
  known?: () => Promise<readonly string[]>;
  /** What the page shows beside its own texts, loaded before it is drawn. */
  prepare?: (part: string) => Promise<void>;
}

/** Where the page for addresses that do not exist is drawn from; hosting serves it as 404.html. */
export const NOT_FOUND_PATH = "/404";

const loadServices = () => import("../features/services/data/service.ts");

/** Its steps follow each other without being drawn anew: one page at two addresses, each with a part for the step. */
const franchiseRegister = lazyPage(() => import("../routes/public/franchise-register.tsx"));

/** Every public page: the router, the prerendering and the sitemap read this list. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: PUBLIC_ADDRESSES.home, screen: lazyPage(() => import("../routes/public/home.tsx")), indexed: true },
  {
    path: PUBLIC_ADDRESSES.services,
    screen: lazyPage(() => import("../routes/public/services.tsx")),
    indexed: true,
    reads: ["category", "q", "sort", "show"],
  },
  {
    path: PUBLIC_ADDRESSES.service,
    screen: lazyPage(() => import("../routes/public/service.tsx")),
    indexed: true,
    reads: ["step", "plan", "checkout", "show"],
    known: async () => Object.keys((await import("virtual:catalogue-services")).LOADERS),
    prepare: async (slug) => (await loadPart(loadServices)).prepareService(slug),
  },
  {
    path: PUBLIC_ADDRESSES.faq,
    screen: lazyPage(() => import("../routes/public/faq.tsx")),
    indexed: true,
    reads: ["topic"],
  },
  {
    path: PUBLIC_ADDRESSES.contact,
    screen: lazyPage(() => import("../routes/public/contact.tsx")),
    indexed: true,
  },
  {
    path: PUBLIC_ADDRESSES.about,
    screen: lazyPage(() => import("../routes/public/about.tsx")),
    indexed: true,
  },
  {
    path: PUBLIC_ADDRESSES.franchise,
    screen: lazyPage(() => import("../routes/public/franchise.tsx")),
    indexed: true,
  },
  {
    path: `${PUBLIC_ADDRESSES.franchiseRegister}/:step?`,
    screen: franchiseRegister,
    indexed: (step) => step === "",
    known: async () => WIZARD_PAGES,
  },
  {
    path: `${PUBLIC_ADDRESSES.franchiseRegisterBelow}/:step?`,
    screen: franchiseRegister,
    indexed: false,
    known: async () => WIZARD_PAGES,
  },
  {
    path: PUBLIC_ADDRESSES.franchiseTrack,
    screen: lazyPage(() => import("../routes/public/franchise-track.tsx")),
    indexed: true,
    reads: ["id", "papers"],
  },
  {
    path: PUBLIC_ADDRESSES.caPartners,
    screen: lazyPage(() => import("../routes/public/ca-partners.tsx")),
    indexed: true,
    reads: ["q", "specialization"],
  },
  {
    path: PUBLIC_ADDRESSES.caPartner,
    screen: lazyPage(() => import("../routes/public/ca-partner.tsx")),
    indexed: true,
    // Who is listed is not known when the site is built: drawn in the browser, from `page.html`.
    known: async () => [],
  },
  {
    path: PUBLIC_ADDRESSES.terms,
    screen: lazyPage(() => import("../routes/public/terms.tsx")),
    indexed: true,
  },
  {
    path: PUBLIC_ADDRESSES.privacy,
    screen: lazyPage(() => import("../routes/public/privacy.tsx")),
    indexed: true,
  },
  {
    path: PUBLIC_ADDRESSES.refunds,
    screen: lazyPage(() => import("../routes/public/refunds.tsx")),
    indexed: true,
  },
  {
    path: PUBLIC_ADDRESSES.grievance,
    screen: lazyPage(() => import("../routes/public/grievance.tsx")),
    indexed: true,
  },
  {
    path: PUBLIC_ADDRESSES.accessibility,
    screen: lazyPage(() => import("../routes/public/accessibility.tsx")),
    indexed: true,
  },
  {
    path: PUBLIC_ADDRESSES.serviceNotFound,
    screen: lazyPage(() => import("../routes/public/service-not-found.tsx")),
    indexed: false,
  },
];

export const notFoundPage = lazyPage(() => import("../routes/public/not-found.tsx"));

/** Loads what a public address shows, so that it is drawn without waiting. Other addresses: nothing. */
export async function preparePage(pathname: string): Promise<void> {
  await Promise.all([siteLayout.preload(), preparePart(pathname)]);
}

async function preparePart(pathname: string): Promise<void> {
  if (pathname === NOT_FOUND_PATH) return notFoundPage.preload();
  for (const { path, screen, prepare } of PUBLIC_PAGES) {
    const match = matchPath(path, pathname);
    if (match === null) continue;
    const [part] = Object.values(match.params);
    await Promise.all([screen.preload(), part === undefined ? undefined : prepare?.(part)]);
    return;
  }
}
