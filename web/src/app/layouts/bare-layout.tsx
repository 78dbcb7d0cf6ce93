import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useEffect } from "react";
import { Link, Outlet } from "react-router-dom";
import { site } from "#messages/site.ts";
import { showKeptToast } from "../../lib/page/kept-toast.ts";
import { Logo } from "../../ui/logo.tsx";

/** Sign-in screens: no header, no footer, one way home. */
export function BareLayout() {
  useEffect(showKeptToast, []);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-base-200">
      <header className="page py-4">
        <Link to={PATHS.home} aria-label={site.homeLabel} className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
      </header>
      <main id="main" className="page pb-16">
        <Outlet />
      </main>
    </div>
  );
}
