import { Link } from "react-router-dom";
import { common } from "#messages/common.ts";
import { site } from "#messages/site.ts";
import { CATEGORY_VIEWS, categoryPath } from "../../features/services/categories.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The category views, from every page. */
export function ServicesMenu() {
  return (
    <Disclosure
      className="relative"
      buttonClass="nav-link"
      panelClass="menu-panel left-0 w-[34rem]"
      button={(open) => (
        <>
          {common.services}
          <Icon
            name="chevron-down"
            size={16}
            className={`transition-transform ${open ? "rotate-180" : ""}`}
          />
        </>
      )}
    >
      {(close) => <ServiceLinks onFollow={close} className="grid-cols-2" />}
    </Disclosure>
  );
}

export function ServiceLinks({ onFollow, className = "" }: { onFollow: () => void; className?: string }) {
  return (
    <ul className={`grid gap-1 ${className}`}>
      {CATEGORY_VIEWS.map((view) => (
        <li key={view.query}>
          <Link to={categoryPath(view)} onClick={onFollow} className="menu-link items-start">
            <Icon name={view.icon} size={20} className="mt-0.5 text-primary" />
            <span>
              <span className="block font-semibold">{view.label}</span>
              <span className="muted block text-sm leading-snug">
                {view.category === null ? site.wholeList : view.lead}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
