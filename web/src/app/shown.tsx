import { type ComponentType, Suspense, useContext } from "react";
import { useLocation } from "react-router-dom";
import { Alive } from "../lib/loading/page-alive.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import { PageFallback } from "./page-fallback.tsx";

/** A page in its place: it may still be on its way, and it may break without taking the header with it. */
export function Shown({ screen: Screen }: { screen: ComponentType }) {
  const { pathname } = useLocation();
  const fallback = useContext(PageFallback);
  return (
    <CrashBoundary screen="page" place={pathname}>
      <Suspense fallback={fallback}>
        <Screen />
        <Alive />
      </Suspense>
    </CrashBoundary>
  );
}
