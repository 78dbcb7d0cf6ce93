import { text } from "@niyamdesk/domain/fields/written";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { common } from "#messages/common.ts";
import { help } from "#messages/help.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { writeToTicket } from "../data/own-tickets.ts";
import { clearTicketDraft, keepTicketDraft, ticketDraft } from "../draft.ts";
import type { TicketView } from "../read-ticket.ts";

const words = help.reply;
const schema = z.strictObject({ text: text(1, 4000) });

/** A client writes again; a closed question is open then. */
export function ReplyForm({ uid, ticket }: { uid: string; ticket: TicketView }) {
  const [sent, setSent] = useState(0);
  return <Reply key={sent} uid={uid} ticket={ticket} onSent={() => setSent(sent + 1)} />;
}

function Reply({ uid, ticket, onSent }: { uid: string; ticket: TicketView; onSent(): void }) {
  const name = `ticket.${ticket.id}`;
  const [begun] = useState(() => ticketDraft(uid, name));
  const draft = useRef(begun);
  const label = ticket.status === "closed" ? words.closedLabel : words.label;
  return (
    <Form
      label={label}
      schema={schema}
      defaultValues={{ text: "", ...begun.typed }}
      onChange={(values) => {
        draft.current = keepTicketDraft(uid, name, draft.current, { ...values });
      }}
      onSubmit={async (typed) => {
        await writeToTicket(ticket.id, typed.text, draft.current.requestId);
        clearTicketDraft(uid, name);
        onSent();
      }}
    >
      {({ busy }) => (
        <>
          <TextField name="text" label={label} rows={3} maxLength={4000} />
          <div className="flex justify-end">
            <Button type="submit" busy={busy}>
              {busy ? common.sending : words.send}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
