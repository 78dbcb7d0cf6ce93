import { addressInput, emailSignIn, RESEND_AFTER_S } from "@niyamdesk/domain/accounts/account";
import * as z from "zod/mini";
import { accountLinks } from "#messages/account-links.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { replaceUnverifiedEmail } from "../data/replace-email.ts";
import { rememberMail } from "../verification-mail.ts";

const changeForm = z.strictObject({
  email: addressInput.shape.email,
  password: emailSignIn.shape.password,
});

/** A slip in the address that was registered with. */
export function ChangeAddress({ address, onDone }: { address: string; onDone: () => void }) {
  return (
    <Form
      label={accountLinks.waiting.change}
      schema={changeForm}
      defaultValues={{ email: address, password: "" }}
      onSubmit={async ({ email, password }) => {
        rememberMail(email, Date.now() + RESEND_AFTER_S * 1000);
        await replaceUnverifiedEmail(address, email, password);
        onDone();
      }}
    >
      {({ busy }) => (
        <>
          <Field
            name="email"
            label={accountLinks.waiting.newEmail}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <PasswordField
            name="password"
            label={accountLinks.waiting.yourPassword}
            autoComplete="current-password"
          />
          <div className="grid gap-3">
            <Button type="submit" block busy={busy}>
              {accountLinks.waiting.changeAndSend}
            </Button>
            <Button look="quiet" block disabled={busy} onClick={onDone}>
              {accountLinks.waiting.keep}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
