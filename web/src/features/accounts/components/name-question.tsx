import { phoneSignUp } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { registerCandidate } from "../data/candidate.ts";
import type { PendingCode } from "../pending-code.ts";

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
      label="Create an account"
      schema={phoneSignUp}
      defaultValues={{ name: pending.name, phone: pending.phone }}
      onSubmit={({ name, phone }) => registerCandidate(name, phone)}
    >
      {({ busy }) => (
        <>
          <p className="mb-4">
            If you ordered with an email address before, sign in with that address and add{" "}
            <PhoneNumber e164={pending.phone} /> in your profile: everything then stays in one account.
          </p>
          <Field name="name" label="Full name" autoComplete="name" />
          <div className="grid gap-3">
            <Button type="submit" block busy={busy} disabled={declining}>
              Create account
            </Button>
            <Button look="outline" block busy={declining} disabled={busy} onClick={() => void decline()}>
              No, do not create one
            </Button>
          </div>
          <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
            {failure}
          </p>
        </>
      )}
    </Form>
  );
}
