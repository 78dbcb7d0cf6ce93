import { DOORS, PATHS, WORKSPACES, type WorkspaceName } from "@niyamdesk/domain/base/addresses";
import { Fragment, type ReactNode, Suspense } from "react";
import { Navigate, Route, useLocation } from "react-router-dom";
import { type LazyPage, lazyPage } from "../lib/loading/lazy-page.ts";
import { Loading } from "../ui/states.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { BareLayout } from "./layouts/bare-layout.tsx";
import { SiteLayout } from "./layouts/site-layout.tsx";
import { Shown } from "./shown.tsx";

type Page = LazyPage;

/** The guards bring what an account needs; a visitor of the public pages does not wait for it. */
const RequireRole = lazyPage(async () => ({ default: (await import("./guards.tsx")).RequireRole }));
const SignedOutOnly = lazyPage(async () => ({ default: (await import("./guards.tsx")).SignedOutOnly }));
const PortalShell = lazyPage(() => import("./portals/portal-shell.tsx"));
const PortalNotFound = lazyPage(() => import("./portals/portal-not-found.tsx"));

const login = lazyPage(() => import("../routes/account/login.tsx"));
const staffAccount = lazyPage(() => import("../routes/staff/own-account.tsx"));
const clientShell = lazyPage(() => import("../routes/client/client-shell.tsx"));

type Routed = readonly (readonly [path: string, page: Page])[];

const SIGN_IN: Routed = [
  ...Object.values(DOORS)
    .flat()
    .map((door) => [door, login] as const),
  [PATHS.register, lazyPage(() => import("../routes/account/register.tsx"))],
  [PATHS.otpVerification, lazyPage(() => import("../routes/account/otp-verification.tsx"))],
];

/** Open to everybody, signed in or not: reached by a link in a mail, or on the way. */
const LINKS: Routed = [
  [PATHS.verifyEmail, lazyPage(() => import("../routes/account/verify-email.tsx"))],
  [PATHS.setNewPassword, lazyPage(() => import("../routes/account/set-new-password.tsx"))],
  [PATHS.authCallback, lazyPage(() => import("../routes/account/auth-callback.tsx"))],
  // Also for who is signed in and does not know the password any more.
  [PATHS.passwordReset, lazyPage(() => import("../routes/account/password-reset.tsx"))],
];

/** What stands at each address of a workspace: one that has no screen is an error of types. */
const SCREENS: { [Name in WorkspaceName]: Record<keyof (typeof WORKSPACES)[Name]["pages"], Page> } = {
  client_user: {
    dashboard: lazyPage(() => import("../routes/client/dashboard.tsx")),
    orders: lazyPage(() => import("../routes/client/orders.tsx")),
    order: lazyPage(() => import("../routes/client/order.tsx")),
    consultations: lazyPage(() => import("../routes/client/consultations.tsx")),
    payments: lazyPage(() => import("../routes/client/payments.tsx")),
    profile: lazyPage(() => import("../routes/client/profile.tsx")),
  },
  admin: {
    dashboard: lazyPage(() => import("../routes/admin/dashboard.tsx")),
    staff: lazyPage(() => import("../routes/admin/staff.tsx")),
    profile: staffAccount,
  },
  franchise: {
    dashboard: lazyPage(() => import("../routes/franchise/dashboard.tsx")),
    profile: staffAccount,
  },
  ca: { dashboard: lazyPage(() => import("../routes/ca/dashboard.tsx")), profile: staffAccount },
  crm: { dashboard: lazyPage(() => import("../routes/crm/dashboard.tsx")), profile: staffAccount },
  telecaller: {
    dashboard: lazyPage(() => import("../routes/telecaller/dashboard.tsx")),
    profile: staffAccount,
  },
  tax_executive: {
    dashboard: lazyPage(() => import("../routes/tax-executive/dashboard.tsx")),
    profile: staffAccount,
  },
};

const WORKSPACE_NAMES = Object.keys(WORKSPACES) as WorkspaceName[];

/** Signing in, a client's own pages and the workspaces. These exist in English; the Hindi build has `english-only.tsx` instead. */
export function accountArea() {
  return (
    <>
      <Route element={<SiteLayout />}>
        {workspace("client_user", <Shown screen={clientShell} />)}
        <Route
          path={WORKSPACES.client_user.prefix}
          element={<Navigate to={PATHS.user.dashboard} replace />}
        />
      </Route>
      {WORKSPACE_NAMES.map((name) => name !== "client_user" && workspace(name, <PortalShell name={name} />))}
      <Route element={<BareLayout />}>
        {SIGN_IN.map(([path, Screen]) => (
          <Route
            key={path}
            path={path}
            element={
              <Guarded>
                <SignedOutOnly>
                  <Shown screen={Screen} />
                </SignedOutOnly>
              </Guarded>
            }
          />
        ))}
        {LINKS.map(([path, Screen]) => (
          <Route key={path} path={path} element={<Shown screen={Screen} />} />
        ))}
      </Route>
    </>
  );
}

/** The pages of a workspace in its frame, for the role that it admits, and what is said at addresses below that lead nowhere. */
function workspace(name: WorkspaceName, frame: ReactNode) {
  const { role, prefix, pages } = WORKSPACES[name];
  const addresses: Readonly<Record<string, string>> = pages;
  return (
    <Fragment key={name}>
      <Route
        element={
          <Guarded>
            <RequireRole key={name} role={role}>
              {frame}
            </RequireRole>
          </Guarded>
        }
      >
        {Object.entries<Page>(SCREENS[name]).map(([page, Screen]) => (
          <Route key={page} path={addresses[page] ?? ""} element={<Shown screen={Screen} />} />
        ))}
        <Route path={`${prefix}/*`} element={<NotFoundBelow dashboard={pages.dashboard} />} />
      </Route>
    </Fragment>
  );
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
