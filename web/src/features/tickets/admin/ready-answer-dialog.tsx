import { saveTicketAnswerInput } from "@niyamdesk/domain/tickets/ticket-input";
import { useState } from "react";
import * as z from "zod/mini";
import { common } from "#messages/common.ts";
import { ticketAnswers as words } from "#messages/workspaces/support.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { saveTicketAnswer } from "../data/desk-tickets.ts";
import type { ReadyAnswerView } from "../read-ticket.ts";

const { title, en, hi } = saveTicketAnswerInput.shape;
const schema = z.strictObject({ title, en, hi });

/** @param answer null: a new one */
export function ReadyAnswerDialog({ answer, onClose }: { answer: ReadyAnswerView | null; onClose(): void }) {
  // As it was when the form opened: what somebody else changes meanwhile is not overwritten.
  const [{ answer_id, seen_version }] = useState(() => ({
    answer_id: answer?.id ?? crypto.randomUUID(),
    seen_version: answer?.version ?? null,
  }));
  const heading = answer === null ? words.newTitle : words.editTitle;
  return (
    <Dialog open title={heading} onClose={onClose}>
      <Form
        label={heading}
        schema={schema}
        defaultValues={{ title: answer?.title ?? "", en: answer?.en ?? "", hi: answer?.hi ?? "" }}
        onSubmit={async (typed) => {
          await saveTicketAnswer({ ...typed, answer_id, seen_version });
          toast("success", words.saved);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <Field name="title" label={words.name} autoComplete="off" />
            <TextField name="en" label={words.en} lang="en" rows={5} maxLength={4000} />
            <TextField name="hi" label={words.hi} lang="hi" rows={5} maxLength={4000} />
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
