import { phoneSignUp } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import { accounts } from "#messages/accounts.ts";
import { codes } from "#messages/codes.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { registerCandidate } from "../data/candidate.ts";
import type { PendingCode } from "../pending-code.ts";
import { TermsNotice } from "./terms-notice.tsx";

/** The number is proved and has no account: whether to create one. */
export function NameQuestion({ pending, onDecline }: { pending: PendingCode; onDecline(): Promise<void> }) {
  const [declining, setDeclining] = useState(false);
  const [failure, setFailure] = useState("");

  async function decline(): Promise<void> {
    setDeclining(true);
    try {
      await onDecline();
    } catch (error) {
      setFailure(errorWords(error));
      setDeclining(false);
    }
  }

  return (
    <Form
      label={codes.createForm}
      schema={phoneSignUp}
      defaultValues={{ name: pending.name, phone: pending.phone }}
      onSubmit={({ name, phone }) => registerCandidate(name, phone)}
    >
      {({ busy }) => (
        <>
          <p className="mb-4">
            <Filled text={codes.orderedBefore} parts={{ number: <PhoneNumber e164={pending.phone} /> }} />
          </p>
          <Field name="name" label={accounts.fullName} autoComplete="name" />
          <div className="grid gap-3">
            <Button type="submit" block busy={busy} disabled={declining}>
              {accounts.createAccount}
            </Button>
            <Button look="outline" block busy={declining} disabled={busy} onClick={() => void decline()}>
              {codes.dontCreate}
            </Button>
          </div>
          <TermsNotice />
          <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
            {failure}
          </p>
        </>
      )}
    </Form>
  );
}
