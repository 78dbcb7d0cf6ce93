import { addressInput } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { dashboardOf, PATHS } from "../../../lib/page/paths.ts";
import { useSession } from "../../../lib/session/session.ts";
import { currentSession } from "../../../lib/session/session-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { signInByLink } from "../data/sign-in-by-link.ts";
import { AccountCard } from "./account-card.tsx";
import { SignedInAlready } from "./signed-in-already.tsx";
import { SwitchLink } from "./switch-link.tsx";

/** A link that signs in. Typing the address proves that whoever opened it is who it was sent to. */
export function LinkSignIn({ code }: { code: string }) {
  const navigate = useNavigate();
  const session = useSession({ certain: true });
  const [started, setStarted] = useState(false);

  if (session.status === "signed_in" && !started) {
    return (
      <SignedInAlready session={session}>Sign out first to use this link: it stays good.</SignedInAlready>
    );
  }

  async function signIn(email: string): Promise<void> {
    setStarted(true);
    await signInByLink(email, code);
    const now = currentSession();
    navigate(now.status === "signed_in" && now.role ? dashboardOf(now.role) : PATHS.login, { replace: true });
  }

  return (
    <AccountCard
      title="Sign in by link"
      intro="Type the email address that the link was sent to."
      foot={<SwitchLink to={PATHS.login}>Sign in another way</SwitchLink>}
    >
      <Form
        label="Sign in by link"
        schema={addressInput}
        defaultValues={{ email: "" }}
        onSubmit={({ email }) => signIn(email)}
      >
        {({ busy }) => (
          <>
            <Field name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
            <Button type="submit" block busy={busy} className="mt-2">
              Sign in
            </Button>
          </>
        )}
      </Form>
    </AccountCard>
  );
}
