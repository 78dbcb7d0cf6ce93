import { maskedEmail } from "@niyamdesk/domain/accounts/masked";
import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { accountLinks } from "#messages/account-links.ts";
import { accounts } from "#messages/accounts.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/states.tsx";
import { type AddressMode, doneKept } from "../action-link.ts";
import { applyLink, subjectOfLink } from "../data/action-code.ts";
import { useChecked } from "../hooks/use-checked.ts";
import { DEAD_LINK, reasonOf } from "../refusals.ts";
import { AccountCard } from "./account-card.tsx";
import { AddressLinkDone } from "./address-link-done.tsx";
import { DeadLink } from "./dead-link.tsx";
import { ProveRegistration } from "./prove-registration.tsx";
import { SignInToChange } from "./sign-in-to-change.tsx";
import { SignedInAlready } from "./signed-in-already.tsx";

interface AddressLinkProps {
  mode: AddressMode;
  code: string;
  proof: string | undefined;
}

/** Opening the link only looks; the press does it, so that a mail scanner that opens every link uses up none. */
export function AddressLink({ mode, code, proof }: AddressLinkProps) {
  const session = useSession({ certain: true });
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const done = doneKept(state);
  const look = useCallback((given: string) => subjectOfLink(mode, given), [mode]);
  const link = useChecked(code, look);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { title, press, what } = accountLinks.acts[mode];
  const { address, account } = link.status === "good" ? link.value : { address: "", account: null };

  async function apply(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await applyLink({ mode, code, proof }, address, ({ email: done, password_token: passwordToken }) =>
        navigate(pathname, { replace: true, state: { link: { mode, code }, done, passwordToken } }),
      );
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  if (done !== null) return <AddressLinkDone mode={mode} {...done} />;
  if (link.status === "checking") return <Loading label={accounts.checkingLink} />;
  if (link.status === "bad") return <DeadLink mode={mode} error={link.error} onRetry={link.retry} />;
  if (reasonOf(failure) === DEAD_LINK) return <DeadLink mode={mode} error={failure} />;

  if (account !== null && session.status !== "signed_in") {
    if (session.status === "unknown") return <Loading />;
    return <SignInToChange account={account} address={address} onSignedIn={apply} />;
  }
  if (account !== null && session.status === "signed_in" && !busy && !isShownAs(session.email, account)) {
    return <SignedInAlready session={session}>{accountLinks.otherAccount(account)}</SignedInAlready>;
  }

  const somebodyElse =
    session.status === "signed_in" && mode === "verifyEmail" && !isShownAs(session.email, address);
  const isAlone = mode === "verifyEmail" && session.status === "signed_out";
  return (
    <AccountCard title={title} intro={what}>
      <p className="mb-5 break-all rounded-field bg-base-200 px-4 py-3 font-semibold">{address}</p>
      {somebodyElse && (
        <p className="mb-5 text-sm">{accountLinks.signedInAs(session.email ?? session.phone ?? "")}</p>
      )}
      {isAlone && <ProveRegistration onProven={apply} />}
      <div role="alert">
        {failure !== null && <p className="alert alert-error alert-soft mb-4">{errorWords(failure)}</p>}
      </div>
      <Button look={isAlone ? "outline" : "primary"} block busy={busy} onClick={() => void apply()}>
        {press}
      </Button>
    </AccountCard>
  );
}

function isShownAs(email: string | null, masked: string): boolean {
  return email !== null && maskedEmail(email) === masked;
}
