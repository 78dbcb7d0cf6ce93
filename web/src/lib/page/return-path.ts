import { OTHER, PREFIX } from "#messages/language.ts";

/** An address with the page of this language to return to after sign-in; `returnTo` is the router's, without the prefix. */
export function withReturn(path: string, returnTo: string): string {
  const separator = path.includes("?") ? "&" : "?";
  return `${path}${separator}next=${encodeURIComponent(`${PREFIX}${returnTo}`)}`;
}

const OWN_ORIGIN = "https://own.invalid";

/**
 * No page of ours has an empty part in its path, nor a slash, a backslash or a control character behind a percent sign: at
 * best there is nothing, and to whoever reads the address again it may be another site (`/.//host`).
 */
const ODD_PATH = /[/\\]{2}|%(?:2f|5c|7f|[01][0-9a-f])/i;

/** The remembered page, when it is a path of this site; anything else (another host, a scheme) is ignored. */
export function returnPath(next: string | null): string | null {
  if (!next?.startsWith("/")) return null;
  try {
    const url = new URL(next, OWN_ORIGIN);
    const path = `${url.pathname}${url.search}${url.hash}`;
    return url.origin === OWN_ORIGIN && !ODD_PATH.test(url.pathname) ? path : null;
  } catch {
    return null;
  }
}

/** Whether a path of this site stands in its other language: that is another build, which only a full load reaches. */
export function isInOtherLanguage(path: string): boolean {
  const { pathname } = new URL(path, OWN_ORIGIN);
  return OTHER.prefix !== "" && `${pathname}/`.startsWith(`${OTHER.prefix}/`);
}
