import { PasswordField } from "../../../ui/password-field.tsx";

/** A new password, twice. The address stands hidden beside it, so that a password manager files it under the right account. */
export function NewPasswordFields({ email }: { email?: string }) {
  return (
    <>
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
    </>
  );
}
