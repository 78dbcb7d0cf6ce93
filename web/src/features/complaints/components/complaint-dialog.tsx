import { COMPLAINT_WORDS, OFFERED_REASONS } from "@niyamdesk/domain/complaints/complaint";
import { seenLength } from "@niyamdesk/domain/fields/writing";
import { text } from "@niyamdesk/domain/fields/written";
import { useState } from "react";
import * as z from "zod/mini";
import { LANGUAGE } from "#messages/language.ts";
import { orderPage } from "#messages/order-page.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { complain } from "../data/complain.ts";

const words = orderPage.complaint;
/** As the function takes it. */
const LIMIT = 2000;
const LEAST = 10;

const complaint = z.strictObject({
  reason: z.enum(OFFERED_REASONS, words.choose),
  words: text(1, LIMIT).check(z.refine((typed) => seenLength(typed) >= LEAST, words.tooShort)),
});

const REASONS = OFFERED_REASONS.map((reason) => [reason, COMPLAINT_WORDS[LANGUAGE][reason]] as const);

export default function ComplaintDialog({ orderId, onClose }: { orderId: string; onClose(): void }) {
  const [requestId] = useState(() => crypto.randomUUID());
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <p className="mb-4">{words.text}</p>
      <Form
        label={words.title}
        schema={complaint}
        defaultValues={{ words: "" }}
        onSubmit={async ({ reason, words: typed }) => {
          await complain({ orderId, reason, words: typed, requestId });
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <ChoiceField name="reason" label={words.ask} options={REASONS} />
            <TextField name="words" label={words.words} hint={words.hint} rows={4} maxLength={LIMIT} />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {busy ? words.sending : words.send}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
