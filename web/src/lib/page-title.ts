import { PRODUCT } from "@niyamdesk/domain/product";
import { useEffect } from "react";

/** Names the page in the tab and in the history. `indexed: false` keeps it out of search engines while it is shown. */
export function usePageTitle(title: string, { indexed = true }: { indexed?: boolean } = {}): void {
  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);
  useEffect(() => {
    if (indexed) return;
    const robots = document.createElement("meta");
    robots.name = "robots";
    robots.content = "noindex";
    document.head.append(robots);
    return () => robots.remove();
  }, [indexed]);
}
