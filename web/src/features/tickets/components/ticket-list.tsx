import type { ReactNode } from "react";
import { tickets as words } from "#messages/workspaces/tickets.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { WorkList } from "../../../ui/work-list.tsx";
import { useTicketMessages } from "../data/tickets.ts";
import type { TicketView } from "../read-ticket.ts";

interface TicketListProps {
  label: string;
  tickets: readonly TicketView[];
  /** Who asked, as whoever reads calls them. */
  asker: string;
  /** At the end of a row. */
  acts?: (ticket: TicketView) => ReactNode;
}

/** Questions with what was written, the first words first. */
export function TicketList({ label, tickets, asker, acts }: TicketListProps) {
  return (
    <WorkList label={label}>
      {tickets.map((ticket) => (
        <li key={ticket.id} className="work-row">
          <div className="min-w-0 flex-1 basis-52">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium wrap-anywhere">{ticket.subject}</span>
              <Badge tone={ticket.status === "new" ? "info" : "success"}>
                {words.statuses[ticket.status]}
              </Badge>
            </p>
            <Messages of={ticket.id} at={ticket.at} asker={asker} />
          </div>
          {acts && <div className="flex flex-wrap items-center gap-3">{acts(ticket)}</div>}
        </li>
      ))}
    </WorkList>
  );
}

/** Of one that is still on its way, the day stands alone. */
function Messages({ of, at, asker }: { of: string; at: number; asker: string }) {
  const live = useTicketMessages(of);
  if (live.status !== "ready") return <p className="muted text-sm">{istDateTime(at)}</p>;
  return (
    <dl className="mt-1 grid gap-2 text-sm">
      {[...live.value].reverse().map((message) => (
        <div key={message.id}>
          <dt className="muted">
            {message.isOurs ? words.us : asker}, {istDateTime(message.at)}
          </dt>
          <dd className="whitespace-pre-line wrap-anywhere">{message.text}</dd>
        </div>
      ))}
    </dl>
  );
}
