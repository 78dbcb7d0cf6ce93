import { addressInput, RESEND_AFTER_S } from "@niyamdesk/domain/account";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { replaceUnverifiedEmail } from "../data/change-email.ts";
import { rememberMail } from "../verification-mail.ts";

/** A slip in the address that was registered with. */
export function ChangeAddress({ address, onDone }: { address: string; onDone: () => void }) {
  return (
    <Form
      label="Change address"
      schema={addressInput}
      defaultValues={{ email: address }}
      onSubmit={async ({ email }) => {
        rememberMail(email, Date.now() + RESEND_AFTER_S * 1000);
        await replaceUnverifiedEmail(email);
        onDone();
      }}
    >
      {({ busy }) => (
        <>
          <Field name="email" label="New email" type="email" autoComplete="email" inputMode="email" />
          <div className="grid gap-3">
            <Button type="submit" block busy={busy}>
              Change and send the link
            </Button>
            <Button look="quiet" block disabled={busy} onClick={onDone}>
              Keep this address
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
