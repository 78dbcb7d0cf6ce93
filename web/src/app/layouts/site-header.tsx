import { PRODUCT } from "@niyamdesk/domain/product";
import { Link, NavLink } from "react-router-dom";
import { PATHS } from "../../lib/paths.ts";
import { Logo } from "../../ui/logo.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { ServicesMenu } from "./services-menu.tsx";
import { SupportLine } from "./support-line.tsx";
import { useScrolled } from "./use-scrolled.ts";
import { useViewer } from "./use-viewer.ts";

/** Part of the page at its top; once scrolled it floats above it. */
export function SiteHeader() {
  const scrolled = useScrolled();
  const viewer = useViewer();
  return (
    <>
      <SupportLine />
      <header className="site-header" data-scrolled={scrolled}>
        <div className="page flex h-16 items-center justify-between gap-6">
          <div className="flex items-center gap-8">
            <Link to={PATHS.home} aria-label={`${PRODUCT}, home`} className="inline-flex">
              <Logo />
            </Link>
            <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
              <ServicesMenu />
              <NavLink to={PATHS.faq} className="btn btn-ghost">
                FAQ
              </NavLink>
              <NavLink to={PATHS.contact} className="btn btn-ghost">
                Contact
              </NavLink>
            </nav>
          </div>
          <nav aria-label="Account" className="hidden md:block">
            <AccountMenu viewer={viewer} />
          </nav>
          <PhoneMenu viewer={viewer} />
        </div>
      </header>
    </>
  );
}
