import { Suspense } from "react";
import { lazyPage } from "../lib/loading/lazy-page.ts";
import { useSession } from "../lib/session/session.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { AppRoutes } from "./router.tsx";
import { UpdateNotice } from "./update-notice.tsx";

const ViewBand = lazyPage(() => import("./view-band.tsx"));

/** All of the site below its router: the browser's, or the one of the build that writes pages to HTML. */
export function App() {
  return (
    <>
      <Viewed />
      <OfflineBanner />
      <AppRoutes />
      <UpdateNotice />
    </>
  );
}

/** Above all else where an administrator sees somebody's workspace. */
function Viewed() {
  const session = useSession();
  if (session.status !== "signed_in" || session.viewer === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ViewBand name={session.name ?? ""} />
    </Suspense>
  );
}
