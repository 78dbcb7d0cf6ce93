import { newPasswordForm, oneTimeToken } from "@niyamdesk/domain/account";
import { PRODUCT } from "@niyamdesk/domain/product";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AppError, errorWords } from "../../../lib/app-error.ts";
import { dashboardOf, PATHS } from "../../../lib/paths.ts";
import { useSession } from "../../../lib/session.ts";
import { currentSession } from "../../../lib/session-store.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Loading } from "../../../ui/states.tsx";
import { joinTeam } from "../data/invitation.ts";
import { AccountCard } from "./account-card.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { SignedInAlready } from "./signed-in-already.tsx";

/** An invited member of staff sets the first password and is signed in with it. */
export function Invitation({ token }: { token: string }) {
  const session = useSession({ certain: true });
  const navigate = useNavigate();
  const [started, setStarted] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);

  if (refused !== null || !oneTimeToken.safeParse(token).success) return <NotValid error={refused} />;
  if (session.status === "unknown") return <Loading />;
  if (session.status === "signed_in" && !started)
    return (
      <SignedInAlready session={session}>
        Sign out first to accept the invitation: it stays good.
      </SignedInAlready>
    );

  async function join(password: string): Promise<void> {
    setStarted(true);
    try {
      await joinTeam(token, password);
    } catch (error) {
      if (!(error instanceof AppError && error.code === "invitation_not_valid")) throw error;
      setRefused(error);
      return;
    }
    const now = currentSession();
    const role = now.status === "signed_in" ? now.role : null;
    navigate(role ? dashboardOf(role) : PATHS.login, { replace: true });
  }

  return (
    <AccountCard
      title={`Welcome to the team of ${PRODUCT}`}
      intro="Set the password that you will sign in with. Nobody else knows it."
    >
      <Form
        label="Set your password"
        schema={newPasswordForm}
        defaultValues={{ password: "", confirmPassword: "" }}
        onSubmit={({ password }) => join(password)}
      >
        {({ busy }) => (
          <>
            <NewPasswordFields />
            <Button type="submit" block busy={busy} className="mt-2">
              Set password and sign in
            </Button>
          </>
        )}
      </Form>
    </AccountCard>
  );
}

function NotValid({ error }: { error: unknown }) {
  return (
    <AccountCard
      title="This invitation does not work"
      intro={
        <p role="alert">
          {error === null
            ? "The link is not complete. Please open the whole link of the mail, or ask your administrator for a new one."
            : errorWords(error)}
        </p>
      }
    >
      <ButtonLink to={PATHS.login} look="outline" block>
        I have a password: sign in
      </ButtonLink>
    </AccountCard>
  );
}
