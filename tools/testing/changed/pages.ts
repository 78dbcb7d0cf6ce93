import { ACCOUNT_ADDRESSES, DOORS, PUBLIC_ADDRESSES, WORKSPACES } from "@niyamdesk/domain/base/addresses";

const ROUTE = /^web\/src\/routes\/([^/]+)\/([^/]+)\.tsx$/;

/**
 * The addresses at which the page of a route file is shown, which bears their name in the table. Null: at any, or it is no page
 * by itself.
 */
export function addressesOf(file: string): string[] | null {
  const [, folder = "", name = ""] = ROUTE.exec(file) ?? [];
  const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (folder === "public") return listed(PUBLIC_ADDRESSES, key);
  if (folder === "account")
    return key === "login" ? Object.values(DOORS).flat() : listed(ACCOUNT_ADDRESSES, key);
  if (folder === "client") {
    const { pages } = WORKSPACES.client_user;
    return key === "clientShell" ? Object.values(pages) : listed(pages, key);
  }
  if (file === "web/src/routes/staff/own-account.tsx") {
    return Object.values(WORKSPACES).flatMap(({ role, pages }) =>
      role === "client_user" ? [] : [pages.profile],
    );
  }
  if (file === "web/src/routes/staff/work-profile.tsx")
    return [WORKSPACES.tax_executive.pages.profile, WORKSPACES.ca.pages.profile];
  const workspace = Object.entries(WORKSPACES).find(([own]) => own === folder.replaceAll("-", "_"));
  return workspace ? listed(workspace[1].pages, key) : null;
}

function listed(table: Readonly<Record<string, string>>, key: string): string[] | null {
  const address = table[key];
  return address === undefined ? null : [address];
}

/** Stands for `${…}` of a template. */
const FILLED = "§";

/** Source text in which addresses are written as in a browser: in patterns and queries too. */
export function readableAddresses(source: string): string {
  return source
    .replaceAll("\\/", "/")
    .replaceAll("%2F", "/")
    .replace(/\$\{[^}]*\}/g, FILLED);
}

/** Whether a text, made readable, names an address or one of its pattern. */
export function namesAddress(readable: string, pattern: string): boolean {
  if (pattern === "/") return /["'`§]\/(?:hi\/?)?["'`?#]/.test(readable);
  const [first = "", ...rest] = pattern.split("/").slice(1);
  const segments = rest.map((segment) =>
    segment.startsWith(":") ? "/[^/\"'`\\s]+" : `/(?:${segment}|${FILLED})`,
  );
  // A path of a record ends in something filled in as well: an address begins where its text does.
  return new RegExp(`(?:/${first}|["'\`]/${FILLED})${segments.join("")}(?![\\w-]|/[\\w${FILLED}])`).test(
    readable,
  );
}
