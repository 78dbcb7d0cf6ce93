import { phoneSignIn } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { reasonOf, USE_EMAIL } from "../auth-words.ts";
import { useCodeRequest } from "../hooks/use-code-request.ts";
import type { Typed } from "../hooks/use-typed.ts";
import { UseEmailInstead } from "./use-email-instead.tsx";

export function PhoneSignIn({ typed }: { typed: Typed }) {
  const requestCode = useCodeRequest("sign_in");
  const [emailHelps, setEmailHelps] = useState(false);
  return (
    <Form
      label="Sign in"
      schema={phoneSignIn}
      defaultValues={{ phone: typed.start.phone }}
      onChange={(values) => typed.keep(values)}
      onSubmit={async (request) => {
        setEmailHelps(false);
        try {
          await requestCode(request);
        } catch (error) {
          setEmailHelps(reasonOf(error) === USE_EMAIL);
          throw error;
        }
      }}
    >
      {({ busy }) => (
        <>
          {emailHelps && <UseEmailInstead />}
          <PhoneField name="phone" label="Phone" use="The code goes to" />
          <Button type="submit" block busy={busy} className="mt-2">
            Send code
          </Button>
        </>
      )}
    </Form>
  );
}
