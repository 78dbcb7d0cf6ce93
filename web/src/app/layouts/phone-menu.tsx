import { SUPPORT } from "@niyamdesk/domain/product";
import { Link } from "react-router-dom";
import { PATHS } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { AccountLinks } from "./account-menu.tsx";
import { ServiceLinks } from "./services-menu.tsx";
import type { Viewer } from "./use-viewer.ts";

/** All of the header on a phone, below one button. */
export function PhoneMenu({ viewer }: { viewer: Viewer | null }) {
  return (
    <Disclosure
      className="md:hidden"
      label="Menu"
      buttonClass="btn btn-ghost btn-square -mr-2"
      panelClass="phone-panel"
      button={(open) => <Icon name={open ? "x" : "menu"} size={24} />}
    >
      {(close) => (
        <div className="page grid gap-5 py-5">
          <nav aria-label="Services">
            <h2 className="muted px-3 pb-1 text-sm font-semibold">Services</h2>
            <ServiceLinks onFollow={close} />
          </nav>
          <div className="border-t border-base-300 pt-4">
            {viewer === null ? (
              // The links lead to another page, so the panel goes with this one.
              <div className="grid grid-cols-2 gap-3">
                <ButtonLink to={PATHS.login} look="outline">
                  Login
                </ButtonLink>
                <ButtonLink to={PATHS.register}>Register</ButtonLink>
              </div>
            ) : (
              <nav aria-label="My account">
                <AccountLinks viewer={viewer} onFollow={close} />
              </nav>
            )}
          </div>
          <p className="flex flex-wrap gap-x-6 border-t border-base-300 px-3 pt-4 text-sm">
            <Link to={PATHS.faq} className="support-link" onClick={close}>
              Questions and answers
            </Link>
            <Link to={PATHS.contact} className="support-link" onClick={close}>
              Contact
            </Link>
            <a href={`mailto:${SUPPORT.email}`} className="support-link">
              <Icon name="mail" size={16} />
              {SUPPORT.email}
            </a>
          </p>
        </div>
      )}
    </Disclosure>
  );
}
