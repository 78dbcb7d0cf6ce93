import { documentId } from "@niyamdesk/domain/fields/fields";
import * as z from "zod/mini";
import { ticketPage } from "#messages/workspaces/support.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { linkTicket } from "../data/desk-tickets.ts";
import type { TicketView } from "../read-ticket.ts";

const words = ticketPage.link;
const schema = z.strictObject({ order_id: z.union([z.literal(""), documentId]) });

/** The order that a question is about. */
export function LinkDialog({ ticket, onClose }: { ticket: TicketView; onClose(): void }) {
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <Form
        label={words.title}
        schema={schema}
        defaultValues={{ order_id: ticket.orderId ?? "" }}
        fieldsOf={{ order_not_found: "order_id" }}
        onSubmit={async ({ order_id }) => {
          await linkTicket(ticket.id, order_id === "" ? null : order_id);
          toast("success", words.done);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <Field
              name="order_id"
              label={words.order}
              hint={words.hint}
              autoComplete="off"
              tidy={(typed) => typed.trim()}
              optional
            />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {words.save}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
