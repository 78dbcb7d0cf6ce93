import { type ReactNode, useState } from "react";
import { type SignedIn, signOutHere } from "../../../lib/session/session-store.ts";
import { Button } from "../../../ui/button.tsx";
import { AccountCard } from "./account-card.tsx";

/** The address stays as it is, with the link in the history, for after signing out. */
export function SignedInAlready({ session, children }: { session: SignedIn; children: ReactNode }) {
  const who = session.email ?? session.phone;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await signOutHere();
      window.location.reload();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <AccountCard
      title="Somebody is signed in here"
      intro={
        <>
          {who ? <strong className="font-semibold text-base-content">{who}</strong> : "An account"} is signed
          in in this browser. {children}
        </>
      }
    >
      <div role="alert">
        {failed && <p className="alert alert-error alert-soft mb-4">Failed to logout. Please try again.</p>}
      </div>
      <Button block busy={busy} onClick={() => void leave()}>
        Sign out and go on
      </Button>
    </AccountCard>
  );
}
