import { INVITATION_DAYS } from "@niyamdesk/domain/accounts/account";
import { inviteStaffInput } from "@niyamdesk/domain/staff/staff";
import * as z from "zod/mini";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { invite } from "../data/staff-calls.ts";
import { ROLE_OPTIONS } from "../staff-words.ts";

/** As it is typed: an empty number is none. */
const schema = z.pipe(
  z.strictObject({ name: z.string(), email: z.string(), phone: z.string(), role: z.string() }),
  z.transform((typed, context) => {
    const { phone, ...needed } = typed;
    const invited = inviteStaffInput.safeParse(phone.trim() === "" ? needed : typed);
    if (invited.success) return invited.data;
    for (const { path, message } of invited.error.issues) {
      context.issues.push({ code: "custom", path, message, input: typed });
    }
    return z.NEVER;
  }),
);

export function InviteDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} title="Invite a member of staff" onClose={onClose}>
      <Form
        label="Invite a member of staff"
        schema={schema}
        defaultValues={{ name: "", email: "", phone: "", role: "" }}
        fieldsOf={{ email_in_use: "email" }}
        onSubmit={async (invited) => {
          await invite(invited);
          toast("success", `The invitation to ${invited.email} is on its way.`);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <p className="muted mb-4 text-sm">
              They get an email with a link to set their own password, valid for {INVITATION_DAYS} days.
            </p>
            <Field name="name" label="Name" autoComplete="off" />
            <Field name="email" label="Email" type="email" autoComplete="off" inputMode="email" />
            <PhoneField
              name="phone"
              label="Phone"
              use="They can confirm it when they accept:"
              hint="They can confirm it when they accept, to sign in by a code as well."
              autoComplete="off"
              optional
            />
            <SelectField name="role" label="Role" options={ROLE_OPTIONS} placeholder="Choose a role" />
            <Button type="submit" block busy={busy} className="mt-2">
              Send invitation
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
