import { catalogue } from "#messages/catalogue.ts";
import { common } from "#messages/common.ts";
import { lazyPage } from "../../lib/loading/lazy-page.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Part } from "../../ui/part.tsx";

/** Nothing of the search is loaded before somebody wants it. */
const SearchPanel = lazyPage(() => import("../../features/services/components/search-panel.tsx"));

export function SearchMenu() {
  return (
    <Disclosure
      label={catalogue.searchLabel}
      buttonClass="nav-link justify-center px-0 w-11"
      panelClass="search-panel"
      button={(open) => <Icon name={open ? "x" : "search"} size={22} />}
    >
      {(close) => (
        <Part
          waiting={
            <p data-loader="" className="page muted py-7">
              {common.loading}
            </p>
          }
        >
          <SearchPanel onFollow={close} />
        </Part>
      )}
    </Disclosure>
  );
}
