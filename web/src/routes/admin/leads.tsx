import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { LEAD_SOURCES, LEAD_STATUSES } from "@niyamdesk/domain/leads/lead";
import { NOBODY } from "@niyamdesk/domain/leads/lists";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { adminLeads as words } from "#messages/workspaces/lead-admin.ts";
import { leads as leadWords } from "#messages/workspaces/leads.ts";
import { AdminLeadActs, PartDialog } from "../../features/leads/components/admin-lead-acts.tsx";
import { ADMIN_LEAD_COLUMNS, AdminLeadCard } from "../../features/leads/components/admin-lead-rows.tsx";
import { AssignDialog } from "../../features/leads/components/assign-dialog.tsx";
import { ConversionDialog } from "../../features/leads/components/conversion-dialog.tsx";
import { MergeDialog } from "../../features/leads/components/merge-dialog.tsx";
import { type LeadView, readLead } from "../../features/leads/read-lead.ts";
import { useTelecallersAtWork } from "../../features/staff/data/staff.ts";
import { useSingleKeys } from "../../lib/list/single-keys.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { toast } from "../../lib/page/toast.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../ui/list/saved-views-menu.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const IMPORT = WORKSPACES.admin.pages.leadImport;
const STATUS_OPTIONS = [
  ["", words.all],
  ...LEAD_STATUSES.map((status) => [status, leadWords.statuses[status]] as const),
] as const;
const SEARCH = { label: words.search, placeholder: words.searchHint };

type Open =
  | { act: "assign"; leads: LeadView[] }
  | { act: "merge"; leads: [LeadView, LeadView] }
  | { act: "takeBack" | "part"; lead: LeadView };

/** All leads: shared out, merged, exported. */
export default function AdminLeads() {
  const [changes, setChanges] = useState(0);
  const { model, counts } = useTabbedList("leads", readLead, "status", changes);
  const { state, at } = model;
  usePageTitle(words.title);
  const keys = useSingleKeys();
  // Leads come first, names after them.
  const telecallers = useTelecallersAtWork(state.status !== "loading");
  const [open, setOpen] = useState<Open | null>(null);
  const people = telecallers.status === "ready" ? telecallers.value : [];
  const filters = [
    {
      name: "with",
      label: words.with,
      any: words.anyone,
      options: [[NOBODY, words.nobody], ...people.map(({ uid, name }) => [uid, name] as const)] as const,
    },
    {
      name: "source",
      label: words.source,
      any: words.anySource,
      options: LEAD_SOURCES.map((source) => [source, leadWords.sources[source]] as const),
    },
  ];
  const changed = () => {
    setChanges((count) => count + 1);
    if (state.status === "ready") state.letIn();
  };
  const merge = async (leads: LeadView[]) => {
    const [one, two] = leads;
    if (leads.length !== 2 || !one || !two) return toast("info", words.mergeNeedsTwo);
    setOpen({ act: "merge", leads: [one, two] });
  };
  return (
    <WorkspacePage
      title={words.title}
      intro={words.intro}
      actions={
        <ButtonLink to={IMPORT}>
          <FileUp size={18} aria-hidden="true" />
          {words.import}
        </ButtonLink>
      }
    >
      <ListScreen
        model={model}
        label={words.title}
        columns={ADMIN_LEAD_COLUMNS}
        card={card}
        nameOf={nameOf}
        acts={(lead) => (
          <AdminLeadActs
            lead={lead}
            onAct={(act) => setOpen(act === "assign" ? { act, leads: [lead] } : { act, lead })}
          />
        )}
        actsWidth="5.5rem"
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        search={SEARCH}
        filters={filters}
        bulk={[
          { label: words.assign, all: async (leads) => setOpen({ act: "assign", leads }) },
          { label: words.merge, all: merge },
        ]}
        keys={keys}
        canExport
        tools={<SavedViewsMenu list="leads" at={at} />}
        empty={
          <EmptyState title={words.empty} action={<ButtonLink to={IMPORT}>{words.import}</ButtonLink>}>
            {words.emptyHint}
          </EmptyState>
        }
      />
      {open?.act === "assign" && (
        <AssignDialog
          leads={open.leads}
          telecallers={telecallers}
          onDone={changed}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.act === "merge" && (
        <MergeDialog leads={open.leads} onMerged={changed} onClose={() => setOpen(null)} />
      )}
      {open?.act === "takeBack" && (
        <ConversionDialog
          lead={open.lead}
          why={words.takeBackWhy}
          onDone={changed}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.act === "part" && <PartDialog lead={open.lead} onDone={changed} onClose={() => setOpen(null)} />}
    </WorkspacePage>
  );
}

function card(lead: LeadView) {
  return <AdminLeadCard lead={lead} />;
}

function nameOf({ name }: LeadView): string {
  return name;
}
