import { PATHS } from "@niyamdesk/domain/base/addresses";
import { TICKET_STATUSES } from "@niyamdesk/domain/tickets/ticket";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { support as words } from "#messages/workspaces/support.ts";
import { NoteDialog } from "../../features/tickets/admin/note-dialog.tsx";
import { TICKET_COLUMNS, TicketCard } from "../../features/tickets/admin/ticket-rows.tsx";
import { readTicket, type TicketView } from "../../features/tickets/read-ticket.ts";
import { useSingleKeys } from "../../lib/list/single-keys.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../ui/list/saved-views-menu.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { SupportWays } from "./support-ways.tsx";

const STATUS_OPTIONS = [
  ["", words.all],
  ...TICKET_STATUSES.map((status) => [status, words.statuses[status]] as const),
] as const;
const FILTERS = [
  {
    ...{ name: "assigned", label: words.columns.assigned, any: words.anyone },
    options: [["nobody", words.unassigned]] as const,
  },
] as const;

/** All that people ask us: who waits longest first. */
export default function Support() {
  usePageTitle(words.title);
  const go = useNavigate();
  const [isNoting, setNoting] = useState(false);
  const { model, counts } = useTabbedList("tickets", readTicket, "status");
  const { at } = model;
  return (
    <WorkspacePage
      title={words.title}
      intro={words.intro}
      actions={
        <Button look="outline" onClick={() => setNoting(true)}>
          {words.note.open}
        </Button>
      }
    >
      <SupportWays />
      <ListScreen
        model={model}
        label={words.list}
        columns={TICKET_COLUMNS}
        card={ticketCard}
        nameOf={nameOf}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        search={{ label: words.search, placeholder: words.searchHint }}
        filters={FILTERS}
        keys={useSingleKeys()}
        tools={<SavedViewsMenu list="tickets" at={at} />}
        canExport
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
      {isNoting && (
        <NoteDialog onSaved={(id) => go(PATHS.supportTicket(id))} onClose={() => setNoting(false)} />
      )}
    </WorkspacePage>
  );
}

function ticketCard(ticket: TicketView) {
  return <TicketCard ticket={ticket} />;
}

function nameOf({ subject }: TicketView): string {
  return subject;
}
