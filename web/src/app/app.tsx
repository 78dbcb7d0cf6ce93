import { BrowserRouter } from "react-router-dom";
import { CrashBoundary } from "./crash-boundary.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { AppRoutes } from "./router.tsx";

export function App() {
  return (
    <CrashBoundary screen="root">
      <BrowserRouter>
        <OfflineBanner />
        <AppRoutes />
      </BrowserRouter>
    </CrashBoundary>
  );
}
