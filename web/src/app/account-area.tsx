import { type ReactNode, Suspense } from "react";
import { Navigate, Route, useLocation } from "react-router-dom";
import { type LazyPage, lazyPage } from "../lib/loading/lazy-page.ts";
import { dashboardOf, PATHS } from "../lib/page/paths.ts";
import { Loading } from "../ui/states.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { BareLayout } from "./layouts/bare-layout.tsx";
import { SiteLayout } from "./layouts/site-layout.tsx";
import type { Portal, PortalName } from "./portals/portals.ts";
import { Shown } from "./shown.tsx";

type Page = LazyPage;

/** The guards bring what an account needs; a visitor of the public pages does not wait for it. */
const RequireRole = lazyPage(async () => ({ default: (await import("./guards.tsx")).RequireRole }));
const SignedOutOnly = lazyPage(async () => ({ default: (await import("./guards.tsx")).SignedOutOnly }));
const PortalShell = lazyPage(() => import("./portals/portal-shell.tsx"));
const PortalNotFound = lazyPage(() => import("./portals/portal-not-found.tsx"));

const page = {
  login: lazyPage(() => import("../routes/account/login.tsx")),
  register: lazyPage(() => import("../routes/account/register.tsx")),
  otpVerification: lazyPage(() => import("../routes/account/otp-verification.tsx")),
  verifyEmail: lazyPage(() => import("../routes/account/verify-email.tsx")),
  passwordReset: lazyPage(() => import("../routes/account/password-reset.tsx")),
  setNewPassword: lazyPage(() => import("../routes/account/set-new-password.tsx")),
  authCallback: lazyPage(() => import("../routes/account/auth-callback.tsx")),
  userDashboard: lazyPage(() => import("../routes/client/dashboard.tsx")),
  userOrders: lazyPage(() => import("../routes/client/orders.tsx")),
  userOrder: lazyPage(() => import("../routes/client/order.tsx")),
  userConsultations: lazyPage(() => import("../routes/client/consultations.tsx")),
  userPayments: lazyPage(() => import("../routes/client/payments.tsx")),
  userProfile: lazyPage(() => import("../routes/client/profile.tsx")),
  adminDashboard: lazyPage(() => import("../routes/admin/dashboard.tsx")),
  adminStaff: lazyPage(() => import("../routes/admin/staff.tsx")),
  franchiseDashboard: lazyPage(() => import("../routes/franchise/dashboard.tsx")),
  caDashboard: lazyPage(() => import("../routes/ca/dashboard.tsx")),
  crmDashboard: lazyPage(() => import("../routes/crm/dashboard.tsx")),
  telecallerDashboard: lazyPage(() => import("../routes/telecaller/dashboard.tsx")),
  taxExecutiveDashboard: lazyPage(() => import("../routes/tax-executive/dashboard.tsx")),
  staffAccount: lazyPage(() => import("../routes/staff/own-account.tsx")),
  clientShell: lazyPage(() => import("../routes/client/client-shell.tsx")),
};

const SIGN_IN: readonly (readonly [path: string, page: Page])[] = [
  ["/login", page.login],
  ["/admin-portal/login", page.login],
  ["/staff-portal/franchise-login", page.login],
  ["/staff-portal/ca-login", page.login],
  ["/staff-portal/telecaller-login", page.login],
  ["/staff-portal/tax-executive-login", page.login],
  ["/franchise-login", page.login],
  ["/register", page.register],
  ["/otp-verification", page.otpVerification],
];

/** Open to everybody, signed in or not: reached by a link in a mail, or on the way. */
const LINKS: readonly (readonly [path: string, page: Page])[] = [
  ["/verify-email", page.verifyEmail],
  ["/set-new-password", page.setNewPassword],
  ["/auth-callback", page.authCallback],
  // Also for who is signed in and does not know the password any more.
  ["/password-reset", page.passwordReset],
];

const CLIENT_ROLE = "client_user";

/** A client's own pages, below the site's header. */
const CLIENT: readonly (readonly [path: string, page: Page])[] = [
  ["/user/dashboard", page.userDashboard],
  ["/user/orders", page.userOrders],
  ["/user/order/:orderId", page.userOrder],
  ["/user/consultations", page.userConsultations],
  ["/user/payments", page.userPayments],
  ["/user/profile", page.userProfile],
];

/** Workspaces of the staff, each in a frame of its own. */
const WORKSPACES: readonly {
  name: PortalName;
  role: Portal["role"];
  prefix: Portal["prefix"];
  pages: readonly (readonly [path: string, page: Page])[];
}[] = [
  {
    name: "admin",
    role: "admin",
    prefix: "/admin",
    pages: [
      ["/admin/dashboard", page.adminDashboard],
      ["/admin/staff", page.adminStaff],
      ["/admin/profile", page.staffAccount],
    ],
  },
  {
    name: "franchise",
    role: "franchise",
    prefix: "/franchise",
    pages: [
      ["/franchise/dashboard", page.franchiseDashboard],
      ["/franchise/profile", page.staffAccount],
    ],
  },
  {
    name: "ca",
    role: "ca",
    prefix: "/ca",
    pages: [
      ["/ca/dashboard", page.caDashboard],
      ["/ca/profile", page.staffAccount],
    ],
  },
  {
    name: "crm",
    role: "ca",
    prefix: "/crm",
    pages: [
      ["/crm/dashboard", page.crmDashboard],
      ["/crm/profile", page.staffAccount],
    ],
  },
  {
    name: "telecaller",
    role: "telecaller",
    prefix: "/telecaller",
    pages: [
      ["/telecaller/dashboard", page.telecallerDashboard],
      ["/telecaller/profile", page.staffAccount],
    ],
  },
  {
    name: "tax_executive",
    role: "tax_executive",
    prefix: "/tax-executive",
    pages: [
      ["/tax-executive/dashboard", page.taxExecutiveDashboard],
      ["/tax-executive/profile", page.staffAccount],
    ],
  },
];

/** Signing in, a client's own pages and the workspaces. These exist in English; the Hindi build has `english-only.tsx` instead. */
export function accountArea() {
  return (
    <>
      <Route element={<SiteLayout />}>
        <Route
          element={
            <Guarded>
              <RequireRole key="client" role={CLIENT_ROLE}>
                <Shown screen={page.clientShell} />
              </RequireRole>
            </Guarded>
          }
        >
          {CLIENT.map(([path, Screen]) => (
            <Route key={path} path={path} element={<Shown screen={Screen} />} />
          ))}
          <Route path={PATHS.userArea} element={<Navigate to={dashboardOf(CLIENT_ROLE)} replace />} />
          <Route
            path={`${PATHS.userArea}/*`}
            element={<NotFoundBelow dashboard={dashboardOf(CLIENT_ROLE)} />}
          />
        </Route>
      </Route>
      {WORKSPACES.map(({ name, role, prefix, pages }) => (
        <Route
          key={name}
          element={
            <Guarded>
              <RequireRole key={name} role={role}>
                <PortalShell name={name} />
              </RequireRole>
            </Guarded>
          }
        >
          {pages.map(([path, Screen]) => (
            <Route key={path} path={path} element={<Shown screen={Screen} />} />
          ))}
          <Route path={`${prefix}/*`} element={<NotFoundBelow dashboard={`${prefix}/dashboard`} />} />
        </Route>
      ))}
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
