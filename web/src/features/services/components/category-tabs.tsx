import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { catalogue } from "#messages/catalogue.ts";
import { CATEGORY_VIEWS, type CategoryView } from "../categories.ts";
import { changedAddress } from "../filter.ts";

/** The category views as links, so that each can be opened, shared and gone back from. */
export function CategoryTabs({ current, address }: { current: CategoryView; address: URLSearchParams }) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[data-view="${current.query}"]`);
    if (tab && strip.current) strip.current.scrollLeft = tab.offsetLeft - strip.current.offsetLeft - 16;
  }, [current.query]);

  return (
    <nav aria-label={catalogue.categoriesLabel}>
      <ul ref={strip} className="tab-strip">
        {CATEGORY_VIEWS.map((view) => (
          <li key={view.query} data-view={view.query}>
            <Link
              to={`${PATHS.services}${query(changedAddress(address, "category", view.query))}`}
              preventScrollReset
              className="tab-link"
              aria-current={view.query === current.query ? "page" : undefined}
            >
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function query(address: URLSearchParams): string {
  const text = address.toString();
  return text === "" ? "" : `?${text}`;
}
