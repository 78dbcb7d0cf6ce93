import { dashboardOf, loginOf, PATHS, profileOf } from "@niyamdesk/domain/base/addresses";
import type { Role } from "@niyamdesk/domain/base/roles";
import { type ReactNode, useEffect, useRef } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { guards } from "#messages/guards.ts";
import { roles } from "#messages/roles.ts";
import { landing } from "../features/accounts/login-entry.ts";
import { lazyPage } from "../lib/loading/lazy-page.ts";
import { withReturn } from "../lib/page/return-path.ts";
import { toast } from "../lib/page/toast.ts";
import { useSession, useVisitor } from "../lib/session/session.ts";
import type { Session } from "../lib/session/session-store.ts";
import { SessionUnknown } from "../ui/session-unknown.tsx";

/** Most accounts have theirs. */
const PreparingAccount = lazyPage(async () => ({
  default: (await import("../ui/preparing-account.tsx")).PreparingAccount,
}));

/**
 * Lets one role through; others are sent where they belong before any of their data is asked for. Who was let through and has
 * another role since is told so.
 */
export function RequireRole({ role, children }: { role: Role; children: ReactNode }) {
  const session = useSession({ certain: true });
  const { pathname, search, hash } = useLocation();
  const admitted = useRef(false);
  const isIn = session.status === "signed_in" && session.role === role;
  useEffect(() => {
    if (isIn) admitted.current = true;
  }, [isIn]);
  if (session.status === "unknown") return <Undecided session={session} />;
  if (session.status === "signed_out") {
    return <Navigate to={withReturn(loginOf(role), `${pathname}${search}${hash}`)} replace />;
  }
  if (session.role === null) return <PreparingAccount />;
  if (session.role !== role) return <WrongRole own={session.role} changed={admitted.current} />;
  return children;
}

/** Sign-in screens: somebody who is signed in goes on to the remembered page or to their dashboard. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useVisitor();
  const { pathname, search } = useLocation();
  if (session.status === "unknown" && session.hint !== null) return <Undecided session={session} />;
  if (session.status === "signed_in" && session.role !== null) {
    return <Navigate to={landing(session.role, pathname, search)} replace />;
  }
  return children;
}

/** The address stays. */
function Undecided({ session }: { session: Extract<Session, { status: "unknown" }> }) {
  return (
    <div className="page py-10">
      <SessionUnknown session={session} title={guards.unverified} />
    </div>
  );
}

/**
 * Links that do not know whose account it is lead to a client's account page: from there everybody goes to their own.
 *
 * @param changed this page was open when the role was taken away
 */
function WrongRole({ own, changed }: { own: Role; changed: boolean }) {
  const isOwnAccount = useLocation().pathname === PATHS.user.profile;
  useEffect(() => {
    if (!isOwnAccount) toast("info", (changed ? guards.changed : guards.restricted)(roles[own]));
  }, [own, changed, isOwnAccount]);
  return <Navigate to={isOwnAccount ? profileOf(own) : dashboardOf(own)} replace />;
}
