import { SUPPORT } from "@niyamdesk/domain/base/product";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { dashboardOf, PATHS, withReturn } from "../../../lib/page/paths.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { Session } from "../../../lib/session/session-store.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { DEAD_LINK, reasonOf } from "../auth-words.ts";
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
        title="Your address is confirmed"
        intro={<p role="status">{session.email} was confirmed before: there is nothing left to do.</p>}
      >
        <ButtonLink to={session.role ? dashboardOf(session.role) : PATHS.login} block>
          Continue
        </ButtonLink>
      </AccountCard>
    );
  }
  const way = wayOn(mode, session);
  return (
    <AccountCard
      title={isDead ? "This link does not work any more" : "We could not check your link"}
      intro={
        <p role="alert">
          {errorWords(error)} {isDead && way.words}
        </p>
      }
    >
      <div className="grid gap-3">
        {!isDead && onRetry && (
          <Button block onClick={onRetry}>
            Try again
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
          words: "Only the latest link counts. We can send another.",
          to: PATHS.verifyEmail,
          label: "Send a new link",
        }
      : {
          words: "Sign in: if your address still needs confirming, we send a new link.",
          to: withReturn(PATHS.login, PATHS.verifyEmail),
          label: "Sign in",
        };
  }
  if (mode === "verifyAndChangeEmail") {
    return {
      words: "You can ask for the change again in your profile.",
      to: isSignedIn ? PATHS.userProfile : withReturn(PATHS.login, PATHS.userProfile),
      label: isSignedIn ? "Go to my profile" : "Sign in",
    };
  }
  if (mode === "confirmNumber") {
    return {
      words: "Sign in with your phone number again, and we will email you a new link.",
      to: PATHS.login,
      label: "Sign in",
    };
  }
  if (mode === "invitation" && isSignedIn && session.role !== null) {
    return { words: "", to: dashboardOf(session.role), label: "Go to my dashboard" };
  }
  if (mode === "invitation") return { words: "", to: PATHS.login, label: "Sign in" };
  if (mode === "resetPassword") {
    return { words: "We can send another.", to: PATHS.passwordReset, label: "Send a new link" };
  }
  return {
    words: `If you cannot sign in any more, write to ${SUPPORT.email}.`,
    to: PATHS.login,
    label: "Sign in",
  };
}
