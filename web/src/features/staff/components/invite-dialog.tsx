import { inviteStaffInput } from "@niyamdesk/domain/staff/staff";
import * as z from "zod/mini";
import { staff, invitation as words } from "#messages/workspaces/staff.ts";
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
    <Dialog open={open} title={words.title} onClose={onClose}>
      <Form
        label={words.title}
        schema={schema}
        defaultValues={{ name: "", email: "", phone: "", role: "" }}
        fieldsOf={{ email_in_use: "email" }}
        onSubmit={async (invited) => {
          await invite(invited);
          toast("success", words.sent(invited.email));
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <p className="muted mb-4 text-sm">{words.lead}</p>
            <Field name="name" label={staff.name} autoComplete="off" />
            <Field name="email" label={staff.email} type="email" autoComplete="off" inputMode="email" />
            <PhoneField
              label={staff.phone}
              use={words.phoneUse}
              hint={words.phoneHint}
              autoComplete="off"
              optional
            />
            <SelectField
              name="role"
              label={staff.role}
              options={ROLE_OPTIONS}
              placeholder={staff.chooseRole}
            />
            <Button type="submit" block busy={busy} className="mt-2">
              {words.send}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
