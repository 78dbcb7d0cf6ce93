import { accounts } from "#messages/accounts.ts";
import { PasswordField } from "../../../ui/password-field.tsx";

/** A new password, twice. The address stands hidden beside it, so that a password manager files it under the right account. */
export function NewPasswordFields({ email }: { email?: string }) {
  return (
    <>
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        name="password"
        label={accounts.newPassword}
        autoComplete="new-password"
        hint={accounts.passwordHint}
      />
      <PasswordField name="confirmPassword" label={accounts.confirmPassword} autoComplete="new-password" />
    </>
  );
}
