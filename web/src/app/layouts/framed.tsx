import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { lazyPage } from "../../lib/loading/lazy-page.ts";
import { Loading } from "../../ui/states.tsx";
import { CrashBoundary } from "../crash-boundary.tsx";

/** The header and footer of the site: the sign-in screens and the workspaces do without. */
export const siteLayout = lazyPage(() => import("./site-layout.tsx"));

/** A page in it. */
export function Framed() {
  const { pathname } = useLocation();
  const SiteLayout = siteLayout;
  return (
    <CrashBoundary screen="root" place={pathname}>
      <Suspense fallback={<Loading />}>
        <SiteLayout />
      </Suspense>
    </CrashBoundary>
  );
}
