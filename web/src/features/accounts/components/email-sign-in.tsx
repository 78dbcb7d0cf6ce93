import { PATHS } from "@niyamdesk/domain/base/addresses";
import { accounts } from "#messages/accounts.ts";
import { signIn } from "#messages/sign-in.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { LateForm } from "../../../ui/late-form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import type { Typed } from "../hooks/use-typed.ts";
import { SwitchLink } from "./switch-link.tsx";

const load = () => import("../sending/email-sign-in.ts");

export function EmailSignIn({ typed }: { typed: Typed }) {
  return (
    <LateForm
      label={accounts.signIn}
      load={load}
      defaultValues={{ email: typed.start.email, password: typed.start.password }}
      onChange={(values) => typed.keep(values)}
      onSubmit={(values, { signInByEmail }) => signInByEmail(values)}
    >
      {({ busy }) => (
        <>
          <Field name="email" label={accounts.email} type="email" autoComplete="username" inputMode="email" />
          <PasswordField name="password" label={accounts.password} autoComplete="current-password" />
          <p className="-mt-1 mb-5 text-end text-sm">
            <SwitchLink to={PATHS.passwordReset}>{signIn.forgot}</SwitchLink>
          </p>
          <Button type="submit" block busy={busy}>
            {accounts.signIn}
          </Button>
        </>
      )}
    </LateForm>
  );
}
