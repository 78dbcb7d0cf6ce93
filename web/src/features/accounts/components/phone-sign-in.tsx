import { useState } from "react";
import { accounts } from "#messages/accounts.ts";
import { Button } from "../../../ui/button.tsx";
import { LateForm } from "../../../ui/late-form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { useCodeRequest } from "../hooks/use-code-request.ts";
import type { Typed } from "../hooks/use-typed.ts";
import { reasonOf, USE_EMAIL } from "../refusals.ts";
import { UseEmailInstead } from "./use-email-instead.tsx";

const load = () => import("../sending/phone-sign-in.ts");

export function PhoneSignIn({ typed }: { typed: Typed }) {
  const requestCode = useCodeRequest("sign_in");
  const [emailHelps, setEmailHelps] = useState(false);
  return (
    <LateForm
      label={accounts.signIn}
      load={load}
      defaultValues={{ phone: typed.start.phone }}
      onChange={(values) => typed.keep(values)}
      onSubmit={async (request, { sendCode }) => {
        setEmailHelps(false);
        try {
          await requestCode(request, sendCode);
        } catch (error) {
          setEmailHelps(reasonOf(error) === USE_EMAIL);
          throw error;
        }
      }}
    >
      {({ busy }) => (
        <>
          {emailHelps && <UseEmailInstead />}
          <PhoneField label={accounts.phone} use={accounts.codeGoesTo} />
          <Button type="submit" block busy={busy} className="mt-2">
            {accounts.sendCode}
          </Button>
        </>
      )}
    </LateForm>
  );
}
