import type { Role } from "@niyamdesk/domain/roles";
import { type ComponentType, type LazyExoticComponent, Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { lazyPage } from "../lib/lazy-page.ts";
import { Loading } from "../ui/states.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { BareLayout } from "./layouts/bare-layout.tsx";
import { SiteLayout } from "./layouts/site-layout.tsx";

type Page = LazyExoticComponent<ComponentType>;

/** The guards bring what an account needs; a visitor of the public pages does not wait for it. */
const RequireRole = lazyPage(async () => ({ default: (await import("./guards.tsx")).RequireRole }));
const SignedOutOnly = lazyPage(async () => ({ default: (await import("./guards.tsx")).SignedOutOnly }));

const page = {
  home: lazyPage(() => import("../routes/public/home.tsx")),
  services: lazyPage(() => import("../routes/public/services.tsx")),
  service: lazyPage(() => import("../routes/public/service.tsx")),
  faq: lazyPage(() => import("../routes/public/faq.tsx")),
  contact: lazyPage(() => import("../routes/public/contact.tsx")),
  serviceNotFound: lazyPage(() => import("../routes/public/service-not-found.tsx")),
  notFound: lazyPage(() => import("../routes/public/not-found.tsx")),
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
  userPayments: lazyPage(() => import("../routes/client/payments.tsx")),
  clientShell: lazyPage(() => import("../routes/client/client-shell.tsx")),
};

/** Every address of the site, by the layout it stands in. */
const SITE: readonly (readonly [path: string, page: Page])[] = [
  ["/", page.home],
  ["/services", page.services],
  ["/services/:slug", page.service],
  ["/faq", page.faq],
  ["/contact", page.contact],
  ["/service-not-found", page.serviceNotFound],
  ["*", page.notFound],
];

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
  ["/password-reset", page.passwordReset],
];

/** Reached by a link in a mail or on the way, signed in or not. */
const LINKS: readonly (readonly [path: string, page: Page])[] = [
  ["/verify-email", page.verifyEmail],
  ["/set-new-password", page.setNewPassword],
  ["/auth-callback", page.authCallback],
];

const PORTALS: readonly {
  role: Role;
  shell: Page;
  pages: readonly (readonly [path: string, page: Page])[];
}[] = [
  {
    role: "client_user",
    shell: page.clientShell,
    pages: [
      ["/user/dashboard", page.userDashboard],
      ["/user/orders", page.userOrders],
      ["/user/order/:orderId", page.userOrder],
      ["/user/payments", page.userPayments],
    ],
  },
];

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {SITE.map(([path, Screen]) => (
          <Route key={path} path={path} element={<Shown screen={Screen} />} />
        ))}
        {PORTALS.map(({ role, shell: Shell, pages }) => (
          <Route
            key={role}
            element={
              <Suspense fallback={<Loading />}>
                <RequireRole role={role}>
                  <Shown screen={Shell} />
                </RequireRole>
              </Suspense>
            }
          >
            {pages.map(([path, Screen]) => (
              <Route key={path} path={path} element={<Shown screen={Screen} />} />
            ))}
          </Route>
        ))}
      </Route>
      <Route element={<BareLayout />}>
        {SIGN_IN.map(([path, Screen]) => (
          <Route
            key={path}
            path={path}
            element={
              <Suspense fallback={<Loading />}>
                <SignedOutOnly>
                  <Shown screen={Screen} />
                </SignedOutOnly>
              </Suspense>
            }
          />
        ))}
        {LINKS.map(([path, Screen]) => (
          <Route key={path} path={path} element={<Shown screen={Screen} />} />
        ))}
      </Route>
    </Routes>
  );
}

function Shown({ screen: Screen }: { screen: Page }) {
  const { pathname } = useLocation();
  return (
    <CrashBoundary screen="page" place={pathname}>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </CrashBoundary>
  );
}
