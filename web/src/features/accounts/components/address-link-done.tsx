import { useState } from "react";
import { Link } from "react-router-dom";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { dashboardOf, PATHS } from "../../../lib/page/paths.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import type { AddressMode } from "../action-link.ts";
import { requestPasswordReset } from "../data/password.ts";
import { AccountCard } from "./account-card.tsx";

const TITLES: Record<AddressMode, string> = {
  verifyEmail: "Your address is confirmed",
  verifyAndChangeEmail: "Your address is changed",
  recoverEmail: "Your address is restored",
  confirmNumber: "Your number is confirmed",
};

interface AddressLinkDoneProps {
  mode: AddressMode;
  address: string;
  passwordToken: string | null;
}

export function AddressLinkDone({ mode, address, passwordToken }: AddressLinkDoneProps) {
  const session = useSession({ certain: true });
  const isHere = session.status === "signed_in" && session.email === address && session.role !== null;
  const onward = isHere && session.role !== null ? dashboardOf(session.role) : null;
  return (
    <AccountCard
      title={TITLES[mode]}
      intro={
        <p role="status">
          {mode === "confirmNumber" ? (
            "You can sign in with your phone number again."
          ) : (
            <>
              <strong className="font-semibold text-base-content">{address}</strong>{" "}
              {mode === "verifyEmail" ? "is confirmed." : "is the address of your account now."}
            </>
          )}{" "}
          {passwordToken !== null
            ? "You were not signed in here, and somebody else may have created the account, so please choose a new password to continue."
            : onward === null && "Sign in to continue."}
        </p>
      }
    >
      <div className="grid gap-3">
        {mode === "recoverEmail" && <SecurePassword address={address} />}
        {passwordToken !== null && (
          <Link
            to={PATHS.setNewPassword}
            state={{ link: { mode: "resetPassword", code: passwordToken } }}
            className="btn btn-primary btn-block"
          >
            Choose a password
          </Link>
        )}
        {passwordToken === null && (
          <ButtonLink to={onward ?? PATHS.login} look={mode === "recoverEmail" ? "outline" : "primary"} block>
            {onward === null ? "Sign in" : "Continue"}
          </ButtonLink>
        )}
      </div>
    </AccountCard>
  );
}

/** Whoever changed the address may know the password. */
function SecurePassword({ address }: { address: string }) {
  const [said, setSaid] = useState("Somebody may know your password. Set a new one now.");
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await requestPasswordReset(address);
      setSaid(`A link to set a new password is on its way to ${address}.`);
    } catch (error) {
      setSaid(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p role="status">{said}</p>
      <Button block busy={busy} onClick={() => void send()}>
        Email me a link for a new password
      </Button>
    </>
  );
}
