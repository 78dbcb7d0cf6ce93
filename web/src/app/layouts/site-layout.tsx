import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { showKeptToast } from "../../lib/page/kept-toast.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useFreshPage } from "./use-fresh-page.ts";

/** Header, page, footer. The page fills the screen while it loads, so that the footer is never seen to move. */
export default function SiteLayout() {
  useFreshPage();
  useEffect(showKeptToast, []);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-6.25rem)]">
        <Outlet />
      </main>
      <SiteFooter />
      <BottomBar />
    </>
  );
}
