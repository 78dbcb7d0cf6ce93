import { WORKSPACES, type WorkspaceName } from "@niyamdesk/domain/base/addresses";
import { Fragment, type ReactNode, Suspense } from "react";
import { Route, useLocation } from "react-router-dom";
import { type LazyPage, lazyPage } from "../lib/loading/lazy-page.ts";
import { confirmSession } from "../lib/session/session-store.ts";
import { Loading } from "../ui/states.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { Shown } from "./shown.tsx";

/** The guards bring what an account needs; a visitor of the public pages does not wait for it. */
export const RequireRole = lazyPage(async () => {
  // Who is signed in is asked meanwhile.
  confirmSession();
  return { default: (await import("./guards.tsx")).RequireRole };
});
const SignedOutOnly = lazyPage(async () => ({ default: (await import("./guards.tsx")).SignedOutOnly }));
const PortalNotFound = lazyPage(() => import("./portals/portal-not-found.tsx"));

/** What is loaded when it is first shown. */
type Part = Pick<LazyPage, "preload">;

export interface Needed {
  parts: readonly Part[];
}

/** What an address needs, for `beginLoading` of the router. */
export function parts(...needed: readonly Part[]): Needed {
  return { parts: needed };
}

export type Routed = readonly (readonly [path: string, page: LazyPage])[];

/** What stands at each address of a workspace. */
export type ScreensOf<Name extends WorkspaceName> = Record<
  keyof (typeof WORKSPACES)[Name]["pages"],
  LazyPage
>;

/** The pages of a workspace in its frame, for the role that it admits, and what is said at addresses below that lead nowhere. */
export function workspace<Name extends WorkspaceName>(
  name: Name,
  screens: ScreensOf<Name>,
  frame: ReactNode,
  framePart?: Part,
) {
  const { role, prefix, pages } = WORKSPACES[name];
  const addresses: Readonly<Record<string, string>> = pages;
  return (
    <Fragment key={name}>
      <Route
        handle={parts(RequireRole, ...(framePart === undefined ? [] : [framePart]))}
        element={
          <Guarded>
            <RequireRole key={name} role={role}>
              {frame}
            </RequireRole>
          </Guarded>
        }
      >
        {Object.entries<LazyPage>(screens).map(([page, Screen]) => (
          <Route
            key={page}
            path={addresses[page] ?? ""}
            handle={parts(Screen)}
            element={<Shown screen={Screen} />}
          />
        ))}
        <Route path={`${prefix}/*`} element={<NotFoundBelow dashboard={pages.dashboard} />} />
      </Route>
    </Fragment>
  );
}

/** Who is signed in goes on from these. */
export function signInPages(pages: Routed) {
  return pages.map(([path, Screen]) => (
    <Route
      key={path}
      path={path}
      handle={parts(SignedOutOnly, Screen)}
      element={
        <Guarded>
          <SignedOutOnly>
            <Shown screen={Screen} />
          </SignedOutOnly>
        </Guarded>
      }
    />
  ));
}

/** A guard or a frame whose file is missing takes nothing with it but its own place. */
function Guarded({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <CrashBoundary screen="page" place={pathname}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </CrashBoundary>
  );
}

function NotFoundBelow({ dashboard }: { dashboard: string }) {
  return (
    <Guarded>
      <PortalNotFound dashboard={dashboard} />
    </Guarded>
  );
}
