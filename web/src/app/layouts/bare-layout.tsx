import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useEffect } from "react";
import { Link, Outlet } from "react-router-dom";
import { site } from "#messages/site.ts";
import { showKeptToast } from "../../lib/page/kept-toast.ts";
import { Logo } from "../../ui/logo.tsx";
import { LanguageLink } from "./language-link.tsx";
import { useFreshPage } from "./use-fresh-page.ts";

/** Sign-in screens: no header, no footer, one way home and one to the other language. */
export function BareLayout() {
  useFreshPage();
  useEffect(showKeptToast, []);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-base-200">
      <header className="page flex items-center justify-between gap-4 py-4">
        <Link to={PATHS.home} aria-label={site.homeLabel} className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <LanguageLink className="support-link min-h-11 px-2 font-semibold" />
      </header>
      <main id="main" tabIndex={-1} className="page pb-16">
        <Outlet />
      </main>
    </div>
  );
}
