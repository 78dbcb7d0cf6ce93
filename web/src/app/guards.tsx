import { ROLE_FACTS, type Role } from "@niyamdesk/domain/roles";
import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { landing } from "../features/account/login-entry.ts";
import { dashboardOf, withReturn } from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";
import { confirmSession, type Session } from "../lib/session-store.ts";
import { toast } from "../lib/toast.ts";
import { PreparingAccount } from "../ui/preparing-account.tsx";
import { ErrorState, Loading } from "../ui/states.tsx";

/** Lets one role through; others are sent where they belong before any of their data is asked for. */
export function RequireRole({ role, children }: { role: Role; children: ReactNode }) {
  const session = useSession({ certain: true });
  const { pathname, search, hash } = useLocation();
  if (session.status === "unknown") return <Undecided session={session} />;
  if (session.status === "signed_out") {
    return <Navigate to={withReturn(ROLE_FACTS[role].login, `${pathname}${search}${hash}`)} replace />;
  }
  if (session.role === null) return <PreparingAccount />;
  if (session.role !== role) return <WrongRole own={session.role} />;
  return children;
}

/** Sign-in screens: somebody who is signed in goes on to the remembered page or to their dashboard. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useSession({ certain: true });
  const { pathname, search } = useLocation();
  if (session.status === "unknown") return <Undecided session={session} />;
  if (session.status === "signed_in" && session.role !== null) {
    return <Navigate to={landing(session.role, pathname, search)} replace />;
  }
  return children;
}

/** Not known yet is not refused: the address stays, nothing of either answer shows. */
function Undecided({ session }: { session: Extract<Session, { status: "unknown" }> }) {
  if (!session.failed) return <Loading />;
  return (
    <div className="page py-10">
      <ErrorState title="We could not check whether you are signed in" onRetry={confirmSession}>
        Please check your connection and try again.
      </ErrorState>
    </div>
  );
}

function WrongRole({ own }: { own: Role }) {
  useEffect(() => {
    toast("info", `Access restricted. Redirecting to your ${ROLE_FACTS[own].label} dashboard.`);
  }, [own]);
  return <Navigate to={dashboardOf(own)} replace />;
}
