import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useParams } from "react-router-dom";
import { support, ticketPage as words } from "#messages/workspaces/support.ts";
import { useStaff } from "../../features/staff/data/staff.ts";
import { AnswerForm } from "../../features/tickets/admin/answer-form.tsx";
import { TicketActs } from "../../features/tickets/admin/ticket-acts.tsx";
import { Assign, TicketFacts } from "../../features/tickets/admin/ticket-facts.tsx";
import { TicketBadge } from "../../features/tickets/admin/ticket-rows.tsx";
import { TicketThread } from "../../features/tickets/components/ticket-thread.tsx";
import { useTicket } from "../../features/tickets/data/desk-tickets.ts";
import type { TicketView } from "../../features/tickets/read-ticket.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const { support: listPage } = WORKSPACES.admin.pages;
const THREAD = { loading: words.loadingMessages, failed: words.noMessages };

/** One question: what was written, who asked, and the answer. */
export default function Ticket() {
  const { ticketId = "" } = useParams();
  const live = useTicket(ticketId);
  usePageTitle(live.status === "ready" ? (live.value?.subject ?? words.gone) : support.title);
  return (
    <LivePanel live={live} label={words.loading} failure={words.failed} rows={4}>
      {(ticket) =>
        ticket === null ? (
          <DeadEnd title={words.gone} ways={<ButtonLink to={listPage}>{words.back}</ButtonLink>}>
            {words.goneWhy}
          </DeadEnd>
        ) : (
          <Shown key={ticket.id} ticket={ticket} />
        )
      }
    </LivePanel>
  );
}

function Shown({ ticket }: { ticket: TicketView }) {
  const staff = useStaff();
  const people =
    staff.status === "ready"
      ? staff.value.filter(({ role, status }) => role === "admin" && status === "active")
      : [];
  const names = { us: words.us, them: ticket.name || support.noName, onPhone: words.onPhone };
  const isMerged = ticket.mergedInto !== null;
  return (
    <WorkspacePage
      title={ticket.subject}
      intro={<TextLink to={listPage}>{words.back}</TextLink>}
      actions={
        <div className="flex items-center gap-3">
          <TicketBadge status={ticket.status} />
          {!isMerged && <TicketActs ticket={ticket} />}
        </div>
      }
    >
      {ticket.mergedInto !== null && (
        <p role="status" className="alert">
          {words.mergedInto} <TextLink to={PATHS.supportTicket(ticket.mergedInto)}>{words.toMerged}</TextLink>
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {ticket.merged.map((id) => (
            <Merged key={id} id={id} names={names} />
          ))}
          <Panel title={words.thread}>
            <TicketThread ticketId={ticket.id} own="us" names={names} words={THREAD} />
          </Panel>
          {!isMerged && (
            <Panel title={words.answer.title} framed>
              <AnswerForm ticket={ticket} />
            </Panel>
          )}
        </div>
        <Panel title={words.facts.title} framed>
          <TicketFacts ticket={ticket} />
          {!isMerged && <Assign ticket={ticket} people={people} />}
        </Panel>
      </div>
    </WorkspacePage>
  );
}

/** What was asked in a question that became part of this one. */
function Merged({ id, names }: { id: string; names: { us: string; them: string; onPhone: string } }) {
  const live = useTicket(id);
  const ticket = live.status === "ready" ? live.value : null;
  if (ticket === null) return null;
  return (
    <Panel title={words.partOf(ticket.subject)}>
      <TicketThread ticketId={id} own="us" names={names} words={THREAD} />
    </Panel>
  );
}
