import { phoneSignUp } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import type * as z from "zod/mini";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { reasonOf, USE_EMAIL } from "../auth-words.ts";
import { useCodeRequest } from "../hooks/use-code-request.ts";
import type { Typed } from "../hooks/use-typed.ts";
import { UseEmailInstead } from "./use-email-instead.tsx";

const FAILURE_TOAST_MS = 5000;

export function PhoneRegistration({ typed }: { typed: Typed }) {
  const requestCode = useCodeRequest("register");
  const [emailHelps, setEmailHelps] = useState(false);

  async function register(registration: z.output<typeof phoneSignUp>): Promise<void> {
    setEmailHelps(false);
    try {
      await requestCode(registration);
    } catch (error) {
      setEmailHelps(reasonOf(error) === USE_EMAIL);
      toast("error", errorWords(error), { duration: FAILURE_TOAST_MS });
      throw error;
    }
  }

  return (
    <Form
      label="Create an account"
      schema={phoneSignUp}
      defaultValues={{ name: typed.start.name, phone: typed.start.phone }}
      onChange={(values) => typed.keep(values)}
      onSubmit={register}
    >
      {({ busy }) => (
        <>
          {emailHelps && <UseEmailInstead />}
          <Field name="name" label="Full name" autoComplete="name" />
          <PhoneField name="phone" label="Phone" use="The code goes to" />
          <Button type="submit" block busy={busy} className="mt-2">
            Send code
          </Button>
        </>
      )}
    </Form>
  );
}
