import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { common } from "#messages/common.ts";
import { site } from "#messages/site.ts";
import { useSupport } from "../../lib/page/reach.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { AccountLinks } from "./account-menu.tsx";
import { LanguageLink } from "./language-link.tsx";
import { ServiceLinks } from "./services-menu.tsx";
import { sitePages } from "./site-pages.ts";
import type { Viewer } from "./use-viewer.ts";

/** All of the header on a phone, below one button. */
export function PhoneMenu({ viewer }: { viewer: Viewer | null }) {
  const support = useSupport();
  return (
    <Disclosure
      className="lg:hidden"
      label={site.menuLabel}
      buttonClass="btn btn-ghost btn-square -mr-2"
      panelClass="phone-panel"
      button={(open) => <Icon name={open ? "x" : "menu"} size={24} />}
    >
      {(close) => (
        <div className="page grid gap-5 py-5">
          <nav aria-label={common.services}>
            <h2 className="muted px-3 pb-1 text-sm font-semibold">{common.services}</h2>
            <ServiceLinks onFollow={close} className="sm:grid-cols-2" />
          </nav>
          <nav aria-label={site.mainLabel} className="border-t border-base-300 pt-4">
            <ul className="grid grid-cols-2 gap-x-2">
              {[...sitePages(viewer).before, ...sitePages(viewer).after].map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="menu-link font-medium" onClick={close}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="border-t border-base-300 pt-4">
            {viewer === null ? (
              // The links lead to another page, so the panel goes with this one.
              <div className="grid grid-cols-2 gap-3">
                <ButtonLink to={PATHS.login} look="outline">
                  {site.login}
                </ButtonLink>
                <ButtonLink to={PATHS.register}>{site.register}</ButtonLink>
              </div>
            ) : (
              <nav aria-label={site.myAccount}>
                <AccountLinks viewer={viewer} onFollow={close} />
              </nav>
            )}
          </div>
          <p className="flex flex-wrap items-center justify-between gap-x-6 border-t border-base-300 px-3 pt-4 text-sm">
            <a href={`mailto:${support.email}`} className="support-link">
              <Icon name="mail" size={16} />
              {support.email}
            </a>
            <LanguageLink className="support-link font-semibold" />
          </p>
        </div>
      )}
    </Disclosure>
  );
}
