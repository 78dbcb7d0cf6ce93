import { PATHS } from "@niyamdesk/domain/base/addresses";
import { OTHER, PREFIX } from "#messages/language.ts";

/** An address with the page to return to after sign-in, in whatever language that happens. */
export function withReturn(path: string, returnTo: string): string {
  const separator = path.includes("?") ? "&" : "?";
  return `${path}${separator}next=${encodeURIComponent(returnTo)}`;
}

const OWN_ORIGIN = "https://own.invalid";

/**
 * No page of ours has an empty part in its path, nor a slash, a backslash or a control character behind a percent sign: at
 * best there is nothing, and to whoever reads the address again it may be another site (`/.//host`).
 */
const ODD_PATH = /[/\\]{2}|%(?:2f|5c|7f|[01][0-9a-f])/i;

/**
 * The remembered page, when it is a path of this site; anything else (another host, a scheme) is ignored. It is opened in the
 * language of the reader, whichever it was remembered in.
 */
export function returnPath(next: string | null): string | null {
  if (!next?.startsWith("/")) return null;
  try {
    const url = new URL(next, OWN_ORIGIN);
    if (url.origin !== OWN_ORIGIN || ODD_PATH.test(url.pathname)) return null;
    return `${withoutLanguage(url.pathname)}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}

function withoutLanguage(pathname: string): string {
  const prefix = [PREFIX, OTHER.prefix].find(
    (known) => known !== "" && `${pathname}/`.startsWith(`${known}/`),
  );
  return pathname.slice(prefix?.length ?? 0) || PATHS.home;
}
