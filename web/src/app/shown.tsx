import { type ComponentType, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { Alive } from "../lib/loading/page-alive.ts";
import { Loading } from "../ui/states.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";

/** A page in its place: it may still be on its way, and it may break without taking the header with it. */
export function Shown({ screen: Screen }: { screen: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <CrashBoundary screen="page" place={pathname}>
      <Suspense fallback={<Loading />}>
        <Screen />
        <Alive />
      </Suspense>
    </CrashBoundary>
  );
}
