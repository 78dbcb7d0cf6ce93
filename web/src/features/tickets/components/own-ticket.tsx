import { PATHS } from "@niyamdesk/domain/base/addresses";
import { help as words } from "#messages/help.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Badge } from "../../../ui/badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { TicketView } from "../read-ticket.ts";
import { STATUS_TONES } from "../ticket-tones.ts";
import { ReplyForm } from "./reply-form.tsx";
import { TicketThread } from "./ticket-thread.tsx";

const NAMES = { us: words.us, them: words.you, onPhone: words.onPhone };
const THREAD = { loading: words.loadingMessages, failed: words.noMessages };

interface OwnTicketProps {
  uid: string;
  ticket: TicketView;
  /** Own questions that became part of it. */
  merged: readonly TicketView[];
}

/** One question of a client's: when we answer, what was written, and a field to write more. */
export function OwnTicket({ uid, ticket, merged }: OwnTicketProps) {
  const now = useServerMinute();
  const { status, answerDue, orderId } = ticket;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={STATUS_TONES[status]}>{words.statuses[status]}</Badge>
        {answerDue !== null && (
          <p role="status">{now > answerDue ? words.late : words.by(istDateTime(answerDue))}</p>
        )}
        {orderId !== null && <TextLink to={PATHS.userOrder(orderId)}>{words.about}</TextLink>}
      </div>
      {merged.map((one) => (
        <section key={one.id} aria-label={words.merged(one.subject)}>
          <h2 className="muted mb-3 text-base">{words.merged(one.subject)}</h2>
          <TicketThread ticketId={one.id} own="them" names={NAMES} words={THREAD} />
        </section>
      ))}
      <TicketThread ticketId={ticket.id} own="them" names={NAMES} words={THREAD} />
      <ReplyForm uid={uid} ticket={ticket} />
    </div>
  );
}
