import { emailSignIn } from "@niyamdesk/domain/accounts/account";
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
      label="Sign in and confirm"
      schema={emailSignIn}
      defaultValues={{ email: "", password: "" }}
      onSubmit={async (typed) => {
        await signInByEmail(typed);
        await onProven();
      }}
    >
      {({ busy }) => (
        <>
          <p className="mb-4 text-sm">Did you create this account? Sign in, and it stays as it is.</p>
          <Field name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <Button type="submit" block busy={busy}>
            Sign in and confirm
          </Button>
          <p className="mt-6 mb-3 text-sm">
            Did not create it, or forgot the password? Confirm the address, then choose a new password.
          </p>
        </>
      )}
    </Form>
  );
}
