import { newPasswordForm } from "@niyamdesk/domain/accounts/account";
import { dashboardOf, PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { accountLinks } from "#messages/account-links.ts";
import { accounts } from "#messages/accounts.ts";
import { useSession } from "../../../lib/session/session.ts";
import { currentSession } from "../../../lib/session/session-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Loading } from "../../../ui/states.tsx";
import { joinTeam, phoneOfInvitation } from "../data/invitation.ts";
import { useChecked } from "../hooks/use-checked.ts";
import { DEAD_LINK, reasonOf } from "../refusals.ts";
import { AccountCard } from "./account-card.tsx";
import { DeadLink } from "./dead-link.tsx";
import { InvitedPhone } from "./invited-phone.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { SignedInAlready } from "./signed-in-already.tsx";

/** An invited member of staff sets the first password and is signed in with it. */
export function Invitation({ token }: { token: string }) {
  const session = useSession({ certain: true });
  const navigate = useNavigate();
  const link = useChecked(token, phoneOfInvitation);
  const [started, setStarted] = useState(false);
  const [dead, setDead] = useState<unknown>(null);
  const [toProve, setToProve] = useState<string | null>(null);

  if (toProve !== null) return <InvitedPhone phone={toProve} onDone={goOn} />;
  if (dead !== null) return <DeadLink mode="invitation" error={dead} />;
  if (link.status === "bad") return <DeadLink mode="invitation" error={link.error} onRetry={link.retry} />;
  if (link.status === "checking") return <Loading label={accounts.checkingLink} />;
  if (session.status === "unknown") return <Loading />;
  if (session.status === "signed_in" && !started)
    return <SignedInAlready session={session}>{accountLinks.invitation.signOutFirst}</SignedInAlready>;

  async function join(password: string): Promise<void> {
    setStarted(true);
    try {
      await joinTeam(token, password);
    } catch (error) {
      if (reasonOf(error) !== DEAD_LINK) throw error;
      setDead(error);
      return;
    }
    const phone = link.status === "good" ? link.value : null;
    if (phone === null) goOn();
    else setToProve(phone);
  }

  function goOn(): void {
    const now = currentSession();
    const role = now.status === "signed_in" ? now.role : null;
    navigate(role ? dashboardOf(role) : PATHS.login, { replace: true });
  }

  return (
    <AccountCard title={accountLinks.invitation.title} intro={accountLinks.invitation.lead}>
      <Form
        label={accountLinks.invitation.form}
        schema={newPasswordForm}
        defaultValues={{ password: "", confirmPassword: "" }}
        onSubmit={({ password }) => join(password)}
      >
        {({ busy }) => (
          <>
            <NewPasswordFields />
            <Button type="submit" block busy={busy} className="mt-2">
              {accountLinks.invitation.press}
            </Button>
          </>
        )}
      </Form>
    </AccountCard>
  );
}
