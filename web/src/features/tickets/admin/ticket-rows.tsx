import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { support as words } from "#messages/workspaces/support.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import type { TicketView } from "../read-ticket.ts";
import { STATUS_TONES } from "../ticket-tones.ts";
import { AnswerClock } from "./answer-clock.tsx";

/** A question where there is room for columns. */
export const TICKET_COLUMNS: readonly ListColumn<TicketView>[] = [
  {
    heading: words.columns.about,
    width: "minmax(0,1fr)",
    cell: ({ id, subject }) => (
      <Link to={PATHS.supportTicket(id)} className="block truncate font-medium hover:underline">
        {subject}
      </Link>
    ),
  },
  {
    heading: words.columns.from,
    width: "11rem",
    cell: ({ name, source }) => (
      <>
        <span className="block truncate">{name || words.noName}</span>
        <span className="muted block truncate text-xs">{words.sources[source]}</span>
      </>
    ),
  },
  {
    heading: words.columns.due,
    width: "7rem",
    sort: "queue",
    cell: ({ answerDue }) => <Clock due={answerDue} />,
  },
  {
    heading: words.columns.assigned,
    width: "9rem",
    cell: ({ assignedName }) => <Assigned name={assignedName} />,
  },
  { heading: words.columns.status, width: "7rem", cell: ({ status }) => <TicketBadge status={status} /> },
  {
    heading: words.columns.updated,
    width: "7rem",
    sort: "updated",
    cell: ({ updatedAt }) => (
      <span translate="no" className="figures whitespace-nowrap">
        {istFullDate(updatedAt)}
      </span>
    ),
  },
];

/** The same on a phone. */
export function TicketCard({ ticket }: { ticket: TicketView }) {
  const { id, subject, name, source, answerDue, assignedName, status } = ticket;
  return (
    <>
      <p className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <Link
          to={PATHS.supportTicket(id)}
          className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere hover:underline"
        >
          {subject}
        </Link>
        <TicketBadge status={status} />
      </p>
      <p className="muted mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span>{name || words.noName}</span>
        <span>{words.sources[source]}</span>
        {answerDue !== null && <Clock due={answerDue} />}
        <Assigned name={assignedName} />
      </p>
    </>
  );
}

export function TicketBadge({ status }: Pick<TicketView, "status">) {
  return <Badge tone={STATUS_TONES[status]}>{words.statuses[status]}</Badge>;
}

function Clock({ due }: { due: number | null }) {
  return <AnswerClock due={due} now={useServerMinute()} />;
}

function Assigned({ name }: { name: string | null }) {
  return <span className="block truncate">{name ?? <span className="muted">{words.unassigned}</span>}</span>;
}
