import { dashboardOf, PATHS } from "@niyamdesk/domain/base/addresses";
import { accountLinks } from "#messages/account-links.ts";
import { accounts } from "#messages/accounts.ts";
import { common } from "#messages/common.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { withReturn } from "../../../lib/page/return-path.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { Session } from "../../../lib/session/session-store.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { DEAD_LINK, reasonOf } from "../refusals.ts";
import { AccountCard } from "./account-card.tsx";

interface DeadLinkProps {
  mode: string;
  error: unknown;
  /** Where the link may be good and only the look-up failed. */
  onRetry?: () => void;
}

interface WayOn {
  words: string;
  to: string;
  label: string;
}

/** A link that leads nowhere: why, and how to get one that does. */
export function DeadLink({ mode, error, onRetry }: DeadLinkProps) {
  const session = useSession({ certain: true });
  const isDead = reasonOf(error) === DEAD_LINK;
  if (isDead && mode === "verifyEmail" && session.status === "signed_in" && session.emailVerified) {
    return (
      <AccountCard
        title={accountLinks.acts.verifyEmail.done}
        intro={<p role="status">{accountLinks.dead.confirmedBefore(session.email ?? "")}</p>}
      >
        <ButtonLink to={session.role ? dashboardOf(session.role) : PATHS.login} block>
          {accounts.continue}
        </ButtonLink>
      </AccountCard>
    );
  }
  const way = wayOn(mode, session);
  return (
    <AccountCard
      title={isDead ? accounts.linkDead : accounts.linkUnchecked}
      intro={
        <p role="alert">
          {errorWords(error)} {isDead && way.words}
        </p>
      }
    >
      <div className="grid gap-3">
        {!isDead && onRetry && (
          <Button block onClick={onRetry}>
            {common.tryAgain}
          </Button>
        )}
        {isDead && (
          <ButtonLink to={way.to} block>
            {way.label}
          </ButtonLink>
        )}
      </div>
    </AccountCard>
  );
}

function wayOn(mode: string, session: Session): WayOn {
  const isSignedIn = session.status === "signed_in";
  if (mode === "verifyEmail") {
    return isSignedIn
      ? {
          words: accountLinks.dead.latestOnly,
          to: PATHS.verifyEmail,
          label: accounts.newLink,
        }
      : {
          words: accountLinks.dead.signInForNew,
          to: withReturn(PATHS.login, PATHS.verifyEmail),
          label: accounts.signIn,
        };
  }
  if (mode === "verifyAndChangeEmail") {
    return {
      words: accountLinks.dead.changeAgain,
      to: isSignedIn ? PATHS.user.profile : withReturn(PATHS.login, PATHS.user.profile),
      label: isSignedIn ? accounts.toProfile : accounts.signIn,
    };
  }
  if (mode === "confirmNumber") {
    return {
      words: accountLinks.dead.numberAgain,
      to: PATHS.login,
      label: accounts.signIn,
    };
  }
  if (mode === "invitation" && isSignedIn && session.role !== null) {
    return { words: "", to: dashboardOf(session.role), label: accountLinks.dead.toDashboard };
  }
  if (mode === "invitation") return { words: "", to: PATHS.login, label: accounts.signIn };
  if (mode === "resetPassword") {
    return { words: accountLinks.dead.anotherReset, to: PATHS.passwordReset, label: accounts.newLink };
  }
  return {
    words: accountLinks.dead.cannotSignIn,
    to: PATHS.login,
    label: accounts.signIn,
  };
}
