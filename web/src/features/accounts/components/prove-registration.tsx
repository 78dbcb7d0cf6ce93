import { emailSignIn } from "@niyamdesk/domain/accounts/account";
import { accountLinks } from "#messages/account-links.ts";
import { accounts } from "#messages/accounts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { signInByEmail } from "../data/sign-in-by-email.ts";

/**
 * Where nobody is signed in, a confirmation clears the account. Whoever registered it signs in with the password first, and
 * keeps everything.
 */
export function ProveRegistration({ onProven }: { onProven: () => Promise<void> }) {
  return (
    <Form
      label={accountLinks.prove.form}
      schema={emailSignIn}
      defaultValues={{ email: "", password: "" }}
      onSubmit={async (typed) => {
        await signInByEmail(typed);
        await onProven();
      }}
    >
      {({ busy }) => (
        <>
          <p className="mb-4 text-sm">{accountLinks.prove.created}</p>
          <Field name="email" label={accounts.email} type="email" autoComplete="username" inputMode="email" />
          <PasswordField name="password" label={accounts.password} autoComplete="current-password" />
          <Button type="submit" block busy={busy}>
            {accountLinks.prove.press}
          </Button>
          <p className="mt-6 mb-3 text-sm">{accountLinks.prove.notCreated}</p>
        </>
      )}
    </Form>
  );
}
