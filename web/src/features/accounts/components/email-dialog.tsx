import { addressInput } from "@niyamdesk/domain/accounts/account";
import { useState } from "react";
import { ownAccount } from "#messages/own-account.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { askForEmail, setEmailAtOnce } from "../data/change-email.ts";
import { ProveOwner } from "./prove-owner.tsx";

interface EmailDialogProps {
  current: string | null;
  /** An address that nobody proved is replaced at once. */
  verified: boolean;
  onClose(): void;
}

/** Adds or changes the address that is signed in with; asks for a proof of ownership where the server does. */
export function EmailDialog({ current, verified, onClose }: EmailDialogProps) {
  const [toProve, setToProve] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function change(email: string): Promise<void> {
    if (!verified) return setEmailAtOnce(email);
    await askForEmail(email);
    setSentTo(email);
  }

  const title = current === null ? ownAccount.emailAddTitle : ownAccount.emailChangeTitle;
  // What is left to do stays on the screen until it is read: a short message would be gone before.
  if (sentTo !== null) {
    return (
      <Dialog open title={ownAccount.emailSentTitle} onClose={onClose}>
        <p role="status" className="mb-5 break-words">
          {ownAccount.emailSent(sentTo, current)}
        </p>
        <Button block onClick={onClose}>
          {ownAccount.done}
        </Button>
      </Dialog>
    );
  }
  if (toProve !== null) {
    return (
      <Dialog open title={ownAccount.proveTitle} onClose={onClose}>
        <p className="muted mb-5">{ownAccount.emailProveFirst(toProve)}</p>
        <ProveOwner action={ownAccount.confirm} onProved={() => change(toProve)} />
      </Dialog>
    );
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      {!verified && <p className="muted mb-5">{ownAccount.emailAddLead}</p>}
      <Form
        label={title}
        schema={addressInput}
        defaultValues={{ email: "" }}
        fieldsOf={{ email_in_use: "email", already_verified: "email" }}
        onSubmit={async ({ email }) => {
          try {
            await change(email);
          } catch (error) {
            if (!(error instanceof AppError && error.code === "reauthentication_needed")) throw error;
            setToProve(email);
          }
        }}
      >
        {({ busy }) => (
          <>
            <Field
              name="email"
              label={ownAccount.newEmail}
              type="email"
              autoComplete="email"
              inputMode="email"
            />
            <Button type="submit" block busy={busy}>
              {verified ? ownAccount.emailSend : ownAccount.emailSave}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
