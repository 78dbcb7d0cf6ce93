import type { phoneSignUp } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import type * as z from "zod/mini";
import { accounts } from "#messages/accounts.ts";
import { register } from "#messages/register.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { LateForm } from "../../../ui/late-form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { useCodeRequest } from "../hooks/use-code-request.ts";
import type { Typed } from "../hooks/use-typed.ts";
import { reasonOf, USE_EMAIL } from "../refusals.ts";
import { UseEmailInstead } from "./use-email-instead.tsx";

const load = () => import("../sending/phone-registration.ts");

const FAILURE_TOAST_MS = 5000;

export function PhoneRegistration({ typed }: { typed: Typed }) {
  const requestCode = useCodeRequest("register");
  const [emailHelps, setEmailHelps] = useState(false);

  async function create(
    registration: z.output<typeof phoneSignUp>,
    { sendCode }: Awaited<ReturnType<typeof load>>,
  ): Promise<void> {
    setEmailHelps(false);
    try {
      await requestCode(registration, sendCode);
    } catch (error) {
      setEmailHelps(reasonOf(error) === USE_EMAIL);
      toast("error", errorWords(error), { duration: FAILURE_TOAST_MS });
      throw error;
    }
  }

  return (
    <LateForm
      label={register.title}
      load={load}
      defaultValues={{ name: typed.start.name, phone: typed.start.phone }}
      onChange={(values) => typed.keep(values)}
      onSubmit={create}
    >
      {({ busy }) => (
        <>
          {emailHelps && <UseEmailInstead />}
          <Field name="name" label={accounts.fullName} autoComplete="name" />
          <PhoneField label={accounts.phone} use={accounts.codeGoesTo} />
          <Button type="submit" block busy={busy} className="mt-2">
            {accounts.sendCode}
          </Button>
        </>
      )}
    </LateForm>
  );
}
