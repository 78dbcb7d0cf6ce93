import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { text } from "@niyamdesk/domain/fields/written";
import { MessageSquareQuote } from "lucide-react";
import { useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import * as z from "zod/mini";
import { ticketPage } from "#messages/workspaces/support.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useOwnUid } from "../../../lib/session/use-own-uid.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useReadyAnswers } from "../data/desk-tickets.ts";
import { answerTicket } from "../data/tickets.ts";
import { clearTicketDraft, keepTicketDraft, ticketDraft } from "../draft.ts";
import type { TicketView } from "../read-ticket.ts";

const words = ticketPage.answer;
const schema = z.strictObject({ text: text(1, 4000), by_phone: z.boolean(), close: z.boolean() });

/** What is typed stays, also where somebody else was quicker. */
export function AnswerForm({ ticket }: { ticket: TicketView }) {
  const [sent, setSent] = useState(0);
  return <Answer key={sent} ticket={ticket} onSent={() => setSent(sent + 1)} />;
}

function Answer({ ticket, onSent }: { ticket: TicketView; onSent(): void }) {
  const uid = useOwnUid();
  const name = `answer.${ticket.id}`;
  const [begun] = useState(() => ticketDraft(uid, name));
  const draft = useRef(begun);
  const hasMailbox = ticket.userId !== null || ticket.email !== null;
  return (
    <Form
      label={words.title}
      schema={schema}
      defaultValues={{
        text: begun.typed.text ?? "",
        by_phone: begun.typed.by_phone !== undefined,
        close: begun.typed.close !== undefined,
      }}
      onChange={({ text: typed = "", by_phone = false, close = false }) => {
        // All of it: an answer that was lost must not swallow that it closes by now.
        const chosen = { ...(by_phone ? { by_phone: "yes" } : {}), ...(close ? { close: "yes" } : {}) };
        draft.current = keepTicketDraft(uid, name, draft.current, { text: typed, ...chosen });
      }}
      onSubmit={async (answer) => {
        const by_phone = answer.by_phone || !hasMailbox;
        await answerTicket({
          ...{ ticket_id: ticket.id, seen: ticket.messages, request_id: draft.current.requestId },
          ...{ ...answer, by_phone },
        });
        clearTicketDraft(uid, name);
        toast("success", by_phone ? words.saved : words.done);
        onSent();
      }}
    >
      {({ busy }) => (
        <>
          <TextField name="text" label={words.text} hint={hintOf(ticket)} rows={6} maxLength={4000} />
          <ReadyAnswers ticket={ticket} />
          {hasMailbox && <CheckField name="by_phone" label={words.byPhone} />}
          <CheckField name="close" label={words.close} />
          <div className="flex justify-end">
            <Button type="submit" busy={busy}>
              {busy ? words.sending : hasMailbox ? words.send : words.save}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

function hintOf({ userId, email, language }: TicketView): string {
  if (userId === null && email === null) return words.noMailbox;
  const way = userId === null ? words.byMail(email ?? "") : words.inAccount;
  return `${way} ${words.language[language]}`;
}

/** Put into the field, in the person's language, to be changed and sent. */
function ReadyAnswers({ ticket: { language } }: { ticket: TicketView }) {
  const live = useReadyAnswers();
  const { getValues, setValue, setFocus } = useFormContext();
  const answers = live.status === "ready" ? live.value : [];
  function insert(more: string): void {
    const typed = String(getValues("text") ?? "").trimEnd();
    setValue("text", typed === "" ? more : `${typed}\n${more}`, { shouldDirty: true });
    setFocus("text");
  }
  return (
    <Menu
      label={words.ready}
      buttonClass="btn btn-outline btn-sm min-h-11 mb-2"
      width="sm:w-80"
      button={
        <>
          <MessageSquareQuote size={18} aria-hidden="true" />
          {words.ready}
        </>
      }
    >
      {(close) => (
        <>
          {answers.length === 0 && <p className="muted px-3 py-2 text-sm">{words.noReady}</p>}
          <ul className="grid max-h-72 gap-0.5 overflow-y-auto">
            {answers.map((answer) => (
              <li key={answer.id}>
                <button
                  type="button"
                  className="menu-link w-full text-left"
                  onClick={() => {
                    close();
                    insert(answer[language]);
                  }}
                >
                  {answer.title}
                </button>
              </li>
            ))}
          </ul>
          <p className="px-3 py-2">
            <TextLink to={WORKSPACES.admin.pages.supportAnswers}>{words.editReady}</TextLink>
          </p>
        </>
      )}
    </Menu>
  );
}
