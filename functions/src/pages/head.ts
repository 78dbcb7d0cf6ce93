import { PRODUCT } from "@niyamdesk/domain/base/product";
import { siteAddress } from "../platform/params.ts";
import type { PublicRecord } from "./public-record.ts";

export interface PublicAddress {
  prefix: "" | "/hi";
  /** Without the prefix and without a slash at its end. */
  path: string;
}

/** The parts of an asked address; null for one that cannot be read. */
export function addressOf(asked: string): PublicAddress | null {
  try {
    const path = decodeURIComponent(asked).replace(/\/+$/, "");
    const isHindi = path === "/hi" || path.startsWith("/hi/");
    return { prefix: isHindi ? "/hi" : "", path: isHindi ? path.slice(3) : path };
  } catch {
    return null;
  }
}

const HEAD = /<!--page-head-->[\s\S]*<!--\/page-head-->/;

/** The page with what is known of its record; the browser's application puts its own in place of it. */
export function withHead(html: string, { prefix, path }: PublicAddress, record: PublicRecord): string {
  const title = escaped(`${record.title} · ${PRODUCT}`);
  const description = escaped(record.description.slice(0, 300));
  const at = (language: string) =>
    escaped(`${siteAddress()}${language}${path.split("/").map(encodeURIComponent).join("/")}`);
  const head = [
    `<title data-head="">${title}</title>`,
    `<meta data-head="" name="description" content="${description}">`,
    `<link data-head="" rel="canonical" href="${at(prefix)}">`,
    `<link data-head="" rel="alternate" hreflang="en-IN" href="${at("")}">`,
    `<link data-head="" rel="alternate" hreflang="hi-IN" href="${at("/hi")}">`,
    `<link data-head="" rel="alternate" hreflang="x-default" href="${at("")}">`,
    `<meta data-head="" property="og:title" content="${title}">`,
    `<meta data-head="" property="og:description" content="${description}">`,
    `<meta data-head="" property="og:image" content="${escaped(`${siteAddress()}${prefix}/og/site.png`)}">`,
  ];
  return html.replace(HEAD, () => head.join("\n    "));
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
