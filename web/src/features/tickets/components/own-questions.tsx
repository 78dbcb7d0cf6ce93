import { tickets } from "#messages/workspaces/tickets.ts";
import { useOwnUid } from "../../../lib/session/use-own-uid.ts";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { useOwnQuestions } from "../data/tickets.ts";
import { TicketList } from "./ticket-list.tsx";

/** What the partner asked about a statement; nothing where they asked nothing. */
export function OwnQuestions({ statementId }: { statementId: string }) {
  const live = useOwnQuestions(useOwnUid(), statementId);
  if (live.status === "loading" || (live.status === "ready" && live.value.length === 0)) return null;
  return (
    <WorkPanel words={tickets.own} live={live} rows={1}>
      {(asked) => <TicketList label={tickets.own.title} tickets={asked} asker={tickets.you} />}
    </WorkPanel>
  );
}
