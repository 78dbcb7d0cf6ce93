import { OfflineBanner } from "./offline-banner.tsx";
import { AppRoutes } from "./router.tsx";
import { UpdateNotice } from "./update-notice.tsx";

/** All of the site below its router: the browser's, or the one of the build that writes pages to HTML. */
export function App() {
  return (
    <>
      <OfflineBanner />
      <AppRoutes />
      <UpdateNotice />
    </>
  );
}
