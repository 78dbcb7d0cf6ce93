import { lazy, Suspense } from "react";
import { catalogue } from "#messages/catalogue.ts";
import { common } from "#messages/common.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Nothing of the search is loaded before somebody wants it. */
const SearchPanel = lazy(() => import("../../features/catalogue/components/search-panel.tsx"));

export function SearchMenu() {
  return (
    <Disclosure
      label={catalogue.searchLabel}
      buttonClass="nav-link justify-center px-0 w-11"
      panelClass="search-panel"
      button={(open) => <Icon name={open ? "x" : "search"} size={22} />}
    >
      {(close) => (
        <Suspense fallback={<p className="page muted py-7">{common.loading}</p>}>
          <SearchPanel onFollow={close} />
        </Suspense>
      )}
    </Disclosure>
  );
}
