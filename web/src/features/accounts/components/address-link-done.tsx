import { dashboardOf, PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { Link } from "react-router-dom";
import { accountLinks } from "#messages/account-links.ts";
import { accounts } from "#messages/accounts.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Filled } from "../../../ui/filled.tsx";
import type { AddressMode } from "../action-link.ts";
import { requestPasswordReset } from "../data/password.ts";
import { AccountCard, strong } from "./account-card.tsx";

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
      title={accountLinks.acts[mode].done}
      intro={
        <p role="status">
          {mode === "confirmNumber" ? (
            accountLinks.numberSignsIn
          ) : (
            <Filled
              text={mode === "verifyEmail" ? accountLinks.isConfirmed : accountLinks.isAddressNow}
              parts={{ address: strong(address) }}
            />
          )}{" "}
          {passwordToken !== null
            ? accountLinks.passwordNeeded
            : onward === null && accountLinks.signInToContinue}
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
            {accountLinks.choosePassword}
          </Link>
        )}
        {passwordToken === null && (
          <ButtonLink to={onward ?? PATHS.login} look={mode === "recoverEmail" ? "outline" : "primary"} block>
            {onward === null ? accounts.signIn : accounts.continue}
          </ButtonLink>
        )}
      </div>
    </AccountCard>
  );
}

/** Whoever changed the address may know the password. */
function SecurePassword({ address }: { address: string }) {
  const [said, setSaid] = useState(accountLinks.passwordKnown);
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await requestPasswordReset(address);
      setSaid(accountLinks.passwordLinkSent(address));
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
        {accountLinks.passwordLink}
      </Button>
    </>
  );
}
