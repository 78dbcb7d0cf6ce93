import { emailSignIn } from "@niyamdesk/domain/accounts/account";
import { Link } from "react-router-dom";
import { PATHS } from "../../../lib/page/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { signInByEmail } from "../data/sign-in-by-email.ts";
import { AccountCard } from "./account-card.tsx";

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
      title="Sign in to change your email address"
      intro={
        <>
          This link makes <strong className="break-all font-semibold text-base-content">{address}</strong> the
          new address of your account. First sign in as you do now, with{" "}
          <strong className="break-all font-semibold text-base-content">{account}</strong> and your password.
        </>
      }
      foot={
        <p className="muted text-sm">
          Did not ask for this? Just close this page: nothing changes without signing in.
        </p>
      }
    >
      <Form
        label="Sign in and change the address"
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
              label="Current email"
              type="email"
              autoComplete="username"
              inputMode="email"
            />
            <PasswordField name="password" label="Password" autoComplete="current-password" />
            <Button type="submit" block busy={busy}>
              Sign in and use the new address
            </Button>
            <p className="mt-5 text-sm">
              No password?{" "}
              <Link className="link" to={`${PATHS.login}?tab=phone`}>
                Sign in by phone
              </Link>
              , then open the link in the email again.
            </p>
          </>
        )}
      </Form>
    </AccountCard>
  );
}
