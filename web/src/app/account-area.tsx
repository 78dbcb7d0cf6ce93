import { DOORS, PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { Route } from "react-router-dom";
import { lazyPage } from "../lib/loading/lazy-page.ts";
import { parts, RequireRole, type Routed, signInPages } from "./guarded.tsx";
import { clientPages } from "./late-routes.tsx";
import { BareLayout } from "./layouts/bare-layout.tsx";
import { Framed, siteLayout } from "./layouts/framed.tsx";
import { Shown } from "./shown.tsx";

const login = lazyPage(() => import("../routes/account/login.tsx"));

const SIGN_IN: Routed = [
  ...DOORS.client_user.map((door) => [door, login] as const),
  [PATHS.register, lazyPage(() => import("../routes/account/register.tsx"))],
  [PATHS.otpVerification, lazyPage(() => import("../routes/account/otp-verification.tsx"))],
];

/** Open to everybody, signed in or not: reached by a link in a mail, or on the way. */
const LINKS: Routed = [
  [PATHS.verifyEmail, lazyPage(() => import("../routes/account/verify-email.tsx"))],
  [PATHS.setNewPassword, lazyPage(() => import("../routes/account/set-new-password.tsx"))],
  [PATHS.authCallback, lazyPage(() => import("../routes/account/auth-callback.tsx"))],
  [PATHS.endReminders, lazyPage(() => import("../routes/account/end-reminders.tsx"))],
  [PATHS.endMailings, lazyPage(() => import("../routes/account/end-mailings.tsx"))],
  // Also for who is signed in and does not know the password any more.
  [PATHS.passwordReset, lazyPage(() => import("../routes/account/password-reset.tsx"))],
];

const { prefix } = WORKSPACES.client_user;

/** Signing in and a client's own pages, in every language. */
export function accountArea() {
  return (
    <>
      <Route handle={parts(siteLayout)} element={<Framed />}>
        {clientPages.arrived() ?? (
          <Route
            path={`${prefix}/*`}
            handle={parts(clientPages.screen, RequireRole)}
            element={<Shown screen={clientPages.screen} />}
          />
        )}
      </Route>
      <Route element={<BareLayout />}>
        {signInPages(SIGN_IN)}
        {LINKS.map(([path, Screen]) => (
          <Route key={path} path={path} element={<Shown screen={Screen} />} />
        ))}
      </Route>
    </>
  );
}
