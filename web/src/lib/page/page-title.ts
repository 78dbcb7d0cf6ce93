import { PRODUCT } from "@niyamdesk/domain/base/product";
import { useEffect } from "react";

/** A page's title as the tab and the history show it. */
export function fullTitle(title: string): string {
  return title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
}

/**
 * Names a page of an account or of a workspace in the tab and in the history, and keeps it out of search engines. The first title
 * of the document counts, so that it goes before what another page left there; both go away with their own page.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const element = document.createElement("title");
    element.textContent = fullTitle(title);
    document.head.prepend(element);
    return () => element.remove();
  }, [title]);
  useEffect(() => {
    const robots = document.createElement("meta");
    robots.name = "robots";
    robots.content = "noindex";
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}
