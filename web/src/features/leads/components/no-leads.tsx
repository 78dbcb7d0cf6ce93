import type { LeadWorkspace } from "@niyamdesk/domain/base/addresses";
import { leads as words } from "#messages/workspaces/leads.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import type { LeadViewName } from "../lead-view.ts";

/** Nobody is there, and where somebody would be. */
export function NoLeads({
  workspace,
  isFree,
  onView,
}: {
  workspace: LeadWorkspace;
  isFree: boolean;
  onView(view: LeadViewName): void;
}) {
  if (workspace === "crm") return <EmptyState title={words.own.none}>{words.own.noneOfCa}</EmptyState>;
  return (
    <EmptyState
      title={isFree ? words.unassigned.none : words.own.none}
      action={
        <Button onClick={() => onView(isFree ? "own" : "unassigned")}>
          {isFree ? words.unassigned.seeOwn : words.own.seeUnassigned}
        </Button>
      }
    >
      {isFree ? words.unassigned.noneWhy : words.own.noneWhy}
    </EmptyState>
  );
}

/** Nothing is due, which is no search that failed. */
export function NothingDue({ view, onOwn }: { view: "due" | "overdue"; onOwn(): void }) {
  return (
    <EmptyState
      title={words[view].none}
      action={
        <Button look="outline" onClick={onOwn}>
          {words.due.seeOwn}
        </Button>
      }
    >
      {words[view].noneWhy}
    </EmptyState>
  );
}
