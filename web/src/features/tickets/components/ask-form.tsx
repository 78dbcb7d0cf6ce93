import { ticketForm } from "@niyamdesk/domain/tickets/ticket-input";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { common } from "#messages/common.ts";
import { help } from "#messages/help.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, SelectField, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { openTicket } from "../data/own-tickets.ts";
import { clearTicketDraft, keepTicketDraft, ticketDraft } from "../draft.ts";

const words = help.form;
const schema = z.extend(ticketForm, { order: z.string() });
const DRAFT = "ticket.new";

interface AskFormProps {
  uid: string;
  /** Own orders that a question can be about, as they are called. */
  orders: readonly (readonly [id: string, name: string])[];
  /** The order that is chosen at first. */
  order: string;
  /** With the id of the new question. */
  onSent(id: string): void;
  onKeep?: (() => void) | undefined;
}

/** What is typed stays on the device until it is sent, through a reload and without a network. */
export function AskForm({ uid, orders, order, onSent, onKeep }: AskFormProps) {
  const fields = useRef<HTMLDivElement>(null);
  // It came at a press on a button that is gone.
  useEffect(() => fields.current?.querySelector("input")?.focus(), []);
  const [begun] = useState(() => ticketDraft(uid, DRAFT));
  const draft = useRef(begun);
  return (
    <Form
      label={words.title}
      schema={schema}
      defaultValues={{ subject: "", text: "", order, ...begun.typed }}
      onChange={(values) => {
        draft.current = keepTicketDraft(uid, DRAFT, draft.current, { ...values });
      }}
      onSubmit={async ({ order: chosen, ...typed }) => {
        const sent = { ...typed, orderId: chosen === "" ? null : chosen, requestId: draft.current.requestId };
        const id = await openTicket(sent);
        clearTicketDraft(uid, DRAFT);
        onSent(id);
      }}
    >
      {({ busy }) => (
        <div ref={fields}>
          <Field name="subject" label={words.subject} autoComplete="off" />
          {orders.length > 0 && (
            <SelectField
              name="order"
              label={words.order}
              options={orders}
              placeholder={words.noOrder}
              optional
            />
          )}
          <TextField name="text" label={words.text} rows={6} maxLength={4000} />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            {onKeep && (
              <Button look="outline" disabled={busy} onClick={onKeep}>
                {words.keep}
              </Button>
            )}
            <Button type="submit" busy={busy}>
              {busy ? common.sending : words.send}
            </Button>
          </div>
        </div>
      )}
    </Form>
  );
}
