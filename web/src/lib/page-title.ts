import { PRODUCT } from "@niyamdesk/domain/product";
import { useEffect } from "react";

/** A page's title as the tab and the history show it. */
export function fullTitle(title: string): string {
  return title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
}

/**
 * Names a page of an account or of a workspace in the tab and in the history. The first title of the document counts, so that it
 * goes before what another page left there, and away with its own page.
 */
export function usePageTitle(title: string, { indexed = true }: { indexed?: boolean } = {}): void {
  useEffect(() => {
    const element = document.createElement("title");
    element.textContent = fullTitle(title);
    document.head.prepend(element);
    return () => element.remove();
  }, [title]);
  useEffect(() => {
    // The shell that account pages come from says it already.
    if (indexed || document.head.querySelector('meta[name="robots"]')) return;
    const robots = document.createElement("meta");
    robots.name = "robots";
    robots.content = "noindex";
    document.head.append(robots);
    return () => robots.remove();
  }, [indexed]);
}
