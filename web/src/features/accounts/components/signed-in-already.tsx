import { type ReactNode, useState } from "react";
import { accountLinks } from "#messages/account-links.ts";
import { type SignedIn, signOutHere } from "../../../lib/session/session-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { AccountCard, strong } from "./account-card.tsx";

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
      title={accountLinks.signedIn.title}
      intro={
        <>
          <Filled
            text={accountLinks.signedIn.who}
            parts={{ who: who ? strong(who) : accountLinks.signedIn.anAccount }}
          />{" "}
          {children}
        </>
      }
    >
      <div role="alert">
        {failed && <p className="alert alert-error alert-soft mb-4">{accountLinks.signedIn.failed}</p>}
      </div>
      <Button block busy={busy} onClick={() => void leave()}>
        {accountLinks.signedIn.leave}
      </Button>
    </AccountCard>
  );
}
