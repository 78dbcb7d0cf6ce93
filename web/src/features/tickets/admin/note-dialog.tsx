import { noteTicketInput } from "@niyamdesk/domain/tickets/ticket-input";
import { useState } from "react";
import * as z from "zod/mini";
import { common } from "#messages/common.ts";
import { support } from "#messages/workspaces/support.ts";
import { requestIds } from "../../../lib/backend/request-ids.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, SelectField, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { noteTicket } from "../data/desk-tickets.ts";

const words = support.note;
const LANGUAGE_OPTIONS = Object.entries(words.languages);
const EMPTY = { name: "", phone: "", email: "", order_id: "", language: "en", subject: "", text: "" };
const noted = z.omit(noteTicketInput, { request_id: true });

/** As it is typed: an empty field is none. */
const schema = z.pipe(
  z.strictObject({
    ...{ name: z.string(), phone: z.string(), email: z.string(), order_id: z.string() },
    ...{ language: z.string(), subject: z.string(), text: z.string() },
  }),
  z.transform((typed, context) => {
    const orNull = (text: string) => (text.trim() === "" ? null : text.trim());
    const { phone, email, order_id } = typed;
    const parsed = noted.safeParse({
      ...typed,
      ...{ phone: orNull(phone), email: orNull(email), order_id: orNull(order_id) },
    });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      context.issues.push({ code: "custom", path, message, input: typed });
    }
    return z.NEVER;
  }),
);

/** What somebody asked on the phone becomes a question like all others. */
export function NoteDialog({ onSaved, onClose }: { onSaved(id: string): void; onClose(): void }) {
  const [idOf] = useState(requestIds);
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <Form
        label={words.title}
        schema={schema}
        defaultValues={EMPTY}
        fieldsOf={{ order_not_found: "order_id" }}
        onSubmit={async (typed) => {
          const { ticket_id } = await noteTicket({ ...typed, request_id: idOf(typed) });
          toast("success", words.done);
          onSaved(ticket_id);
        }}
      >
        {({ busy }) => (
          <>
            <Field name="name" label={words.name} autoComplete="off" />
            <PhoneField label={words.phone} use={words.phoneUse} autoComplete="off" optional />
            <Field
              name="email"
              label={words.email}
              type="email"
              inputMode="email"
              autoComplete="off"
              optional
            />
            <Field name="order_id" label={words.order} hint={words.orderHint} autoComplete="off" optional />
            <SelectField name="language" label={words.language} options={LANGUAGE_OPTIONS} />
            <Field name="subject" label={words.subject} autoComplete="off" />
            <TextField name="text" label={words.text} rows={4} maxLength={4000} />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {busy ? common.sending : words.save}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
