import { siteAddress } from "../platform/params.ts";

const FRESH_MS = 60_000;
const TIMEOUT_MS = 8000;
/** Hosting puts these on its own files only, and what we send must not be weaker. */
const PASSED_ON = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
];

interface HostedPage {
  html: string;
  headers: Record<string, string>;
}

const kept = new Map<string, { page: Promise<HostedPage>; at: number }>();

/** A file of the site as hosting serves it now, with the headers that guard it. One request a minute and file. */
export async function hostedPage(file: string): Promise<HostedPage> {
  const known = kept.get(file);
  if (known !== undefined && Date.now() - known.at < FRESH_MS) return known.page;
  const page = fetchPage(file);
  kept.set(file, { page, at: Date.now() });
  page.catch(() => kept.delete(file));
  return page;
}

async function fetchPage(file: string): Promise<HostedPage> {
  const response = await fetch(`${siteAddress()}${file}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const html = await response.text();
  if (!html.includes("<!--page-head-->")) throw new Error(`The site has no ${file} (${response.status})`);
  const headers = PASSED_ON.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { html, headers: Object.fromEntries(headers) };
}
