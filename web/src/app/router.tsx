import { staffPatterns } from "@niyamdesk/domain/base/addresses";
import { useSyncExternalStore } from "react";
import { createRoutesFromElements, matchRoutes, Route, Routes } from "react-router-dom";
import { accountArea } from "./account-area.tsx";
import { developmentPages } from "./development.tsx";
import { type Needed, parts as needed } from "./guarded.tsx";
import { clientPages, routesArrived, staffWorkspaces, whenArrived } from "./late-routes.tsx";
import { Framed } from "./layouts/framed.tsx";
import { notFoundPage, PUBLIC_PAGES } from "./public-pages.ts";
import { Shown } from "./shown.tsx";

export function AppRoutes() {
  // Drawn anew with all of them once they are here.
  useSyncExternalStore(whenArrived, routesArrived, routesArrived);
  return <Routes>{routes()}</Routes>;
}

/**
 * Begins to load what an address shows, frame, guard and page at once: each would otherwise begin when the one around it has come. What
 * fails is said where it is shown.
 */
export function beginLoading(pathname: string): void {
  for (const { route } of matchRoutes(createRoutesFromElements(routes()), pathname) ?? []) {
    const { parts } = (route.handle ?? { parts: [] }) as Needed;
    for (const part of parts) {
      part.preload().then(
        () => {
          if (part === staffWorkspaces.screen || part === clientPages.screen) beginLoading(pathname);
        },
        () => undefined,
      );
    }
  }
}

function routes() {
  return (
    <>
      <Route element={<Framed />}>
        {PUBLIC_PAGES.map(({ path, screen }) => (
          <Route key={path} path={path} element={<Shown screen={screen} />} />
        ))}
        <Route path="*" element={<Shown screen={notFoundPage} />} />
      </Route>
      {accountArea()}
      {staffWorkspaces.arrived() ??
        staffPatterns().map((path) => (
          <Route
            key={path}
            path={path}
            handle={needed(staffWorkspaces.screen)}
            element={<Shown screen={staffWorkspaces.screen} />}
          />
        ))}
      {developmentPages()}
    </>
  );
}
