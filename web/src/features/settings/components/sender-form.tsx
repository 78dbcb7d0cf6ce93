import { mailSenderInput } from "@niyamdesk/domain/settings/company";
import * as z from "zod/mini";
import { settings } from "#messages/workspaces/settings.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import type { FormGuard } from "../../../ui/kept-form.tsx";
import { type SenderView, setMailSender } from "../data/settings.ts";

const words = settings.mail;
const { sender_name, reply_to } = mailSenderInput.shape;
const schema = z.strictObject({
  sender_name,
  reply_to: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (typed.trim() === "" ? null : typed)),
    ),
    reply_to,
  ),
});

interface SenderFormProps {
  sender: SenderView;
  guard: FormGuard;
}

/** The name in front of our address, and where answers go. */
export function SenderForm({ sender: { name, replyTo, setAt }, guard }: SenderFormProps) {
  return (
    <Form
      label={words.title}
      schema={schema}
      defaultValues={{ sender_name: name, reply_to: replyTo }}
      onChange={guard.touched}
      onSubmit={async (typed) => {
        await guard.saving(() => setMailSender({ ...typed, seen_at: setAt }));
        toast("success", words.saved);
      }}
    >
      {({ busy }) => (
        <>
          <Field name="sender_name" label={words.name} hint={words.nameHint} autoComplete="off" />
          <Field
            name="reply_to"
            label={words.reply}
            hint={words.replyHint}
            autoComplete="off"
            inputMode="email"
          />
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </>
      )}
    </Form>
  );
}
