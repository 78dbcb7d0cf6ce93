import { addressInput } from "@niyamdesk/domain/accounts/account";
import { dashboardOf, PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { accountLinks } from "#messages/account-links.ts";
import { accounts } from "#messages/accounts.ts";
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
    return <SignedInAlready session={session}>{accountLinks.signIn.signOutFirst}</SignedInAlready>;
  }

  async function signIn(email: string): Promise<void> {
    setStarted(true);
    await signInByLink(email, code);
    const now = currentSession();
    navigate(now.status === "signed_in" && now.role ? dashboardOf(now.role) : PATHS.login, { replace: true });
  }

  return (
    <AccountCard
      title={accountLinks.signIn.title}
      intro={accountLinks.signIn.lead}
      foot={<SwitchLink to={PATHS.login}>{accountLinks.signIn.otherWay}</SwitchLink>}
    >
      <Form
        label={accountLinks.signIn.title}
        schema={addressInput}
        defaultValues={{ email: "" }}
        onSubmit={({ email }) => signIn(email)}
      >
        {({ busy }) => (
          <>
            <Field
              name="email"
              label={accounts.email}
              type="email"
              autoComplete="username"
              inputMode="email"
            />
            <Button type="submit" block busy={busy} className="mt-2">
              {accounts.signIn}
            </Button>
          </>
        )}
      </Form>
    </AccountCard>
  );
}
