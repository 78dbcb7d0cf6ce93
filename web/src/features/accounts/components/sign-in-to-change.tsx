import { emailSignIn } from "@niyamdesk/domain/accounts/account";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { accountLinks } from "#messages/account-links.ts";
import { accounts } from "#messages/accounts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { Form } from "../../../ui/form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { signInByEmail } from "../data/sign-in-by-email.ts";
import { AccountCard, strong } from "./account-card.tsx";

interface SignInToChangeProps {
  /** Both masked: the address that the account has, and the one that it is to get. */
  account: string;
  address: string;
  onSignedIn: () => Promise<void>;
}

/** Whoever owns the mailbox need not own the account: its address is changed by who is signed in to it. */
export function SignInToChange({ account, address, onSignedIn }: SignInToChangeProps) {
  return (
    <AccountCard
      title={accountLinks.change.title}
      intro={
        <Filled
          text={accountLinks.change.lead}
          parts={{ address: strong(address), account: strong(account) }}
        />
      }
      foot={<p className="muted text-sm">{accountLinks.change.notAsked}</p>}
    >
      <Form
        label={accountLinks.change.form}
        schema={emailSignIn}
        defaultValues={{ email: "", password: "" }}
        onSubmit={async (typed) => {
          await signInByEmail(typed);
          await onSignedIn();
        }}
      >
        {({ busy }) => (
          <>
            <Field
              name="email"
              label={accountLinks.change.email}
              type="email"
              autoComplete="username"
              inputMode="email"
            />
            <PasswordField name="password" label={accounts.password} autoComplete="current-password" />
            <Button type="submit" block busy={busy}>
              {accountLinks.change.press}
            </Button>
            <p className="mt-5 text-sm">
              <Filled
                text={accountLinks.change.noPassword}
                parts={{
                  link: (
                    <Link className="link" to={`${PATHS.login}?tab=phone`}>
                      {accountLinks.change.byPhone}
                    </Link>
                  ),
                }}
              />
            </p>
          </>
        )}
      </Form>
    </AccountCard>
  );
}
