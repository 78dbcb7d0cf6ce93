import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useState } from "react";
import { ticketAdmin as words } from "#messages/workspaces/ticket-admin.ts";
import { requestIds } from "../../../lib/backend/request-ids.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { answerTicket } from "../data/tickets.ts";
import type { TicketView } from "../read-ticket.ts";
import { TicketList } from "./ticket-list.tsx";

const ANSWERED = { label: words.answer.words, required: true, limit: 2000 };

interface QuestionsToUsProps {
  label: string;
  tickets: readonly TicketView[];
  /** Beside the statement itself nothing leads there. */
  linked?: boolean;
}

/** Questions as administrators see them, each with its answer to be written. */
export function QuestionsToUs({ label, tickets, linked = false }: QuestionsToUsProps) {
  const [answering, setAnswering] = useState<TicketView | null>(null);
  return (
    <>
      <TicketList
        label={label}
        tickets={tickets}
        asker={words.asker}
        acts={(ticket) => (
          <>
            {linked && ticket.statementId !== null && (
              <TextLink to={PATHS.statement(ticket.statementId)}>{words.statement}</TextLink>
            )}
            {ticket.status === "new" && (
              <Button look="outline" size="small" onClick={() => setAnswering(ticket)}>
                {words.answer.open}
              </Button>
            )}
          </>
        )}
      />
      {answering && <AnswerDialog ticket={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

function AnswerDialog({
  ticket: { id, subject, messages: seen },
  onClose,
}: {
  ticket: TicketView;
  onClose(): void;
}) {
  const [idOf] = useState(requestIds);
  return (
    <ConfirmDialog
      title={words.answer.title}
      confirm={words.answer.confirm}
      keep={words.answer.keep}
      reason={ANSWERED}
      onConfirm={async ({ words: text = "" }) => {
        const request_id = idOf(text);
        await answerTicket({ ticket_id: id, text, seen, by_phone: false, close: true, request_id });
        toast("success", words.answer.done);
        onClose();
      }}
      onClose={onClose}
    >
      <p className="font-medium wrap-anywhere">{subject}</p>
      <p className="muted mt-1 text-sm">{words.answer.effect}</p>
    </ConfirmDialog>
  );
}
