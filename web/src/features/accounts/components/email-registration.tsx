import type { emailSignUp } from "@niyamdesk/domain/accounts/account";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type * as z from "zod/mini";
import { accounts } from "#messages/accounts.ts";
import { register } from "#messages/register.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { clearDraft } from "../../../lib/device/draft.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { LateForm } from "../../../ui/late-form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import type { Typed } from "../hooks/use-typed.ts";
import { carriedOn } from "../login-entry.ts";
import { EMAIL_TAKEN, reasonOf } from "../refusals.ts";
import { SwitchLink } from "./switch-link.tsx";

const load = () => import("../sending/email-registration.ts");

const FAILURE_TOAST_MS = 5000;

export function EmailRegistration({ typed }: { typed: Typed }) {
  const [taken, setTaken] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  async function create(
    registration: z.output<typeof emailSignUp>,
    { registerByEmail }: Awaited<ReturnType<typeof load>>,
  ): Promise<void> {
    setTaken(false);
    try {
      await registerByEmail(registration, () => {
        clearDraft("register");
        navigate(`${PATHS.verifyEmail}${carriedOn(pathname, search)}`, { replace: true });
      });
    } catch (error) {
      setTaken(reasonOf(error) === EMAIL_TAKEN);
      toast("error", errorWords(error), { duration: FAILURE_TOAST_MS });
      throw error;
    }
  }

  return (
    <LateForm
      label={register.title}
      load={load}
      defaultValues={typed.start}
      onChange={(values) => typed.keep(values)}
      onSubmit={create}
    >
      {({ busy }) => (
        <>
          {taken && (
            <p className="mb-4">
              <SwitchLink to={PATHS.login}>{register.signInInstead}</SwitchLink>
            </p>
          )}
          <Field name="name" label={accounts.fullName} autoComplete="name" />
          <Field name="email" label={accounts.email} type="email" autoComplete="email" inputMode="email" />
          <PhoneField label={accounts.phone} use={register.phoneUse} />
          <PasswordField
            name="password"
            label={accounts.password}
            autoComplete="new-password"
            hint={accounts.passwordHint}
          />
          <PasswordField
            name="confirmPassword"
            label={accounts.confirmPassword}
            autoComplete="new-password"
          />
          <Button type="submit" block busy={busy} className="mt-2">
            {accounts.createAccount}
          </Button>
        </>
      )}
    </LateForm>
  );
}
