import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatPaise } from "@niyamdesk/domain/money/money";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { payments } from "#messages/payments.ts";
import { clientAdmin as words } from "#messages/workspaces/client-admin.ts";
import { workOrders } from "#messages/workspaces/orders.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Button } from "../../ui/button.tsx";
import { WorkList, WorkRow } from "../../ui/work-list.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import {
  type Part,
  useComplaintsOf,
  useDocumentsOf,
  useLeadsOf,
  useOrdersOf,
  usePaymentsOf,
  useTalkNotesOf,
  useTalksOf,
  useTicketsOf,
} from "./data/client-record.ts";
import type { ClientView, ComplaintLine, RecordLine, TalkLine } from "./read-client.ts";

interface PartPanelProps<T extends RecordLine> {
  said: { title: string; loading: string; failed: string; none: string };
  part: Part<T>;
  title?(line: T): ReactNode;
  detail?(line: T): ReactNode;
  statuses?: Readonly<Record<string, string>>;
}

/** One part of a record: its lines, the newest first, and more of them. */
function PartPanel<T extends RecordLine>({ said, part, title, detail, statuses = {} }: PartPanelProps<T>) {
  return (
    <WorkPanel words={said} live={part.live} rows={2}>
      {(lines) => (
        <>
          <WorkList label={said.title}>
            {lines.map((line) => (
              <WorkRow
                key={line.id}
                title={title?.(line) ?? line.title}
                detail={detail?.(line) ?? line.detail}
                aside={
                  <>
                    {line.status !== null && (
                      <span>{statuses[line.status] ?? words.status(line.status)}</span>
                    )}
                    <span translate="no" className="figures whitespace-nowrap">
                      {istFullDate(line.at)}
                    </span>
                  </>
                }
              />
            ))}
          </WorkList>
          {part.more && (
            <Button look="outline" className="mt-3 min-h-11" onClick={part.more}>
              {words.more}
            </Button>
          )}
        </>
      )}
    </WorkPanel>
  );
}

const { panels } = words;

const linked = (to: string, title: ReactNode) => (
  <Link to={to} className="hover:underline">
    {title}
  </Link>
);
const orderLink = ({ id, title }: RecordLine) => linked(PATHS.workOrder("admin", id), title);
const ticketLink = ({ id, title }: RecordLine) => linked(PATHS.supportTicket(id), title);
const complaintLink = ({ orderId, title }: ComplaintLine) =>
  orderId === null ? title : linked(PATHS.complaintOf(orderId), title);
const leadLink = ({ id, title }: RecordLine) => linked(PATHS.anyLead(id), title);

export function Orders({ uid }: { uid: string }) {
  return (
    <PartPanel
      said={panels.orders}
      part={useOrdersOf(uid)}
      title={orderLink}
      statuses={workOrders.statuses}
    />
  );
}

export function Payments({ uid }: { uid: string }) {
  return (
    <PartPanel
      said={panels.payments}
      part={usePaymentsOf(uid)}
      statuses={payments.statuses}
      title={({ id, title, paise }) =>
        linked(
          PATHS.adminPayment(id),
          <>
            {title} · <span translate="no">{formatPaise(paise)}</span>
          </>,
        )
      }
      detail={({ id, detail }) => (
        <span translate="no" className="wrap-anywhere">
          {[detail, id].filter(Boolean).join(" · ")}
        </span>
      )}
    />
  );
}

export function Documents({ uid }: { uid: string }) {
  return (
    <PartPanel
      said={panels.documents}
      part={useDocumentsOf(uid)}
      detail={({ detail }) => (detail === "" ? "" : linked(PATHS.workOrder("admin", detail), detail))}
    />
  );
}

/** @param onOpen one is to be seen whole */
export function Talks({ uid, onOpen }: { uid: string; onOpen(line: TalkLine, note: string | null): void }) {
  const notes = useTalkNotesOf(uid);
  const noteOf = (id: string) => (notes.status === "ready" ? (notes.value.get(id) ?? null) : null);
  return (
    <PartPanel
      said={panels.talks}
      part={useTalksOf(uid)}
      title={(line) => (
        <button
          type="button"
          aria-haspopup="dialog"
          className="cursor-pointer text-start hover:underline"
          onClick={() => onOpen(line, noteOf(line.id))}
        >
          {line.title}
        </button>
      )}
      detail={({ id, detail }) => {
        const note = noteOf(id);
        return note === null ? (
          detail
        ) : (
          <>
            {detail}
            <span className="block max-w-prose whitespace-pre-line wrap-anywhere">
              {words.noteOfCa(note)}
            </span>
          </>
        );
      }}
    />
  );
}

export function Questions({ uid }: { uid: string }) {
  return (
    <>
      <PartPanel said={panels.tickets} part={useTicketsOf(uid)} title={ticketLink} />
      <PartPanel said={panels.complaints} part={useComplaintsOf(uid)} title={complaintLink} />
    </>
  );
}

export function Leads({ client }: { client: ClientView }) {
  return <PartPanel said={panels.leads} part={useLeadsOf(client)} title={leadLink} />;
}
