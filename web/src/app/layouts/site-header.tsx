import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link, NavLink } from "react-router-dom";
import { site } from "#messages/site.ts";
import { Logo } from "../../ui/logo.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageLink } from "./language-link.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { SearchMenu } from "./search-menu.tsx";
import { ServicesMenu } from "./services-menu.tsx";
import { sitePages } from "./site-pages.ts";
import { SupportLine } from "./support-line.tsx";
import { useScrolled } from "./use-scrolled.ts";
import { useViewer } from "./use-viewer.ts";

/** Part of the page at its top; once scrolled it floats above it. */
export function SiteHeader() {
  const scrolled = useScrolled();
  const viewer = useViewer();
  const { before, after } = sitePages(viewer);
  return (
    <>
      <SupportLine />
      <header className="site-header" data-scrolled={scrolled}>
        <div className="page flex h-16 items-center gap-1 lg:gap-0">
          <Link
            to={PATHS.home}
            aria-label={site.homeLabel}
            className="mr-auto inline-flex min-h-11 items-center lg:mr-5"
          >
            <Logo />
          </Link>
          <nav aria-label={site.mainLabel} className="mr-auto hidden items-center lg:flex">
            <PageLinks pages={before} />
            <ServicesMenu />
            <PageLinks pages={after} />
          </nav>
          <LanguageLink className="nav-link px-2.5 font-semibold max-[23rem]:px-0.5 max-[23rem]:text-sm md:hidden" />
          <SearchMenu />
          <nav aria-label={site.accountLabel} className="ml-2 hidden lg:block">
            <AccountMenu viewer={viewer} />
          </nav>
          <PhoneMenu viewer={viewer} />
        </div>
      </header>
    </>
  );
}

function PageLinks({ pages }: { pages: ReturnType<typeof sitePages>["after"] }) {
  return pages.map(({ to, label }) => (
    <NavLink key={to} to={to} className="nav-link">
      {label}
    </NavLink>
  ));
}
