import { isBelow, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useLocation } from "react-router-dom";
import { site } from "#messages/site.ts";
import { useSupport } from "../../lib/page/reach.ts";
import { Icon } from "../../ui/icon.tsx";
import { LanguageLink } from "./language-link.tsx";

/** How to reach a person, above everything else; and the other language. On a client's phone it makes room: the bar has Help. */
export function SupportLine() {
  const { pathname } = useLocation();
  const support = useSupport();
  const isOwnPage = isBelow(pathname, WORKSPACES.client_user.prefix);
  return (
    <section
      aria-label={site.supportLabel}
      className={`border-b border-base-300 bg-base-200 text-sm ${isOwnPage ? "max-md:hidden" : ""}`}
    >
      <div className="page flex h-11 items-center md:h-9 justify-between gap-x-3 max-[23rem]:text-xs sm:gap-x-6 sm:justify-end">
        <a href={`mailto:${support.email}`} className="support-link hidden md:inline-flex">
          <Icon name="mail" size={15} />
          {support.email}
        </a>
        <a href={`tel:${support.phone}`} className="support-link thumb figures shrink-0">
          <Icon name="phone" size={15} />
          {support.phoneLabel}
        </a>
        <span className="muted min-w-0 truncate">{support.hours}</span>
        <LanguageLink className="support-link hidden border-l border-base-300 pl-6 font-semibold md:inline-flex" />
      </div>
    </section>
  );
}
