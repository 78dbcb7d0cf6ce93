import { useState } from "react";
import { ticketPage } from "#messages/workspaces/support.ts";
import { requestIds } from "../../../lib/backend/request-ids.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { noteTicketCall } from "../data/desk-tickets.ts";
import type { TicketView } from "../read-ticket.ts";

const words = ticketPage.call;
const SAID = { label: words.text, required: true, limit: 4000 };

/** What whoever asked said on the phone since. */
export function CallDialog({ ticket, onClose }: { ticket: TicketView; onClose(): void }) {
  const [idOf] = useState(requestIds);
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.save}
      keep={words.keep}
      reason={SAID}
      onConfirm={async ({ words: text = "" }) => {
        await noteTicketCall({ ticket_id: ticket.id, text, request_id: idOf(text) });
        toast("success", words.done);
        onClose();
      }}
      onClose={onClose}
    >
      <p className="muted">{words.effect}</p>
    </ConfirmDialog>
  );
}
