import type { LeadWorkspace } from "@niyamdesk/domain/base/addresses";
import { list as listWords } from "#messages/list.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import type { Count } from "../../../lib/list/use-list.ts";
import { useViewCounts } from "../../../lib/list/use-view-counts.ts";
import { ListTabs } from "../../../ui/list/list-tools.tsx";
import { type LeadViewName, VIEW_ADDRESSES } from "../lead-view.ts";

interface LeadViewsProps {
  workspace: LeadWorkspace;
  current: LeadViewName | null;
  /** What the list that is shown knows of itself. */
  count: Count | null;
  /** Changes when they are to be counted anew. */
  again: unknown;
  onView(view: LeadViewName): void;
}

/** Which leads are shown, each with its number. A CA has no pool. */
export function LeadViews({ workspace, current, count, again, onView }: LeadViewsProps) {
  const own = workspace === "crm" ? "crmLeads" : "ownLeads";
  const counts = useViewCounts<LeadViewName>(
    {
      own: [own, ""],
      due: [own, VIEW_ADDRESSES.due],
      overdue: [own, VIEW_ADDRESSES.overdue],
      unassigned: [workspace === "crm" ? own : "freeLeads", ""],
    },
    again,
  );
  const names: readonly LeadViewName[] =
    workspace === "crm" ? ["own", "due", "overdue"] : ["own", "due", "overdue", "unassigned"];
  return (
    <ListTabs
      label={words.views.label}
      tabs={names.map((name) => {
        const shown = current === name ? (count ?? counts[name]) : counts[name];
        return {
          label: words.views[name],
          count: shown ? listWords.count(shown.rows, shown.orMore) : null,
          current: current === name,
          onSelect: () => onView(name),
        };
      })}
    />
  );
}
