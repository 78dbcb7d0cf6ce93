import { istDay } from "@niyamdesk/domain/time/time";
import { useMemo, useState } from "react";
import { LOCALE } from "#messages/language.ts";
import { audit as words } from "#messages/workspaces/audit.ts";
import { auditActs, auditNouns } from "#messages/workspaces/audit-acts.ts";
import { actTitle } from "../../features/audit/act-words.ts";
import { AuditCard, auditColumns } from "../../features/audit/audit-rows.tsx";
import { EntryDialog } from "../../features/audit/entry-dialog.tsx";
import { sentenceOf } from "../../features/audit/entry-words.ts";
import { type AuditView, readAuditEntry } from "../../features/audit/read-entry.ts";
import { useStaff } from "../../features/staff/data/staff.ts";
import { useSingleKeys } from "../../lib/list/single-keys.ts";
import { useListModel } from "../../lib/list/use-list-model.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { Button } from "../../ui/button.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../ui/list/saved-views-menu.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const DAY_MS = 86_400_000;
const ACT_OPTIONS = Object.keys(auditActs)
  .map((act) => [act, actTitle(act)] as const)
  .sort(([, one], [, next]) => one.localeCompare(next, LOCALE));
const NOUN_OPTIONS = Object.entries(auditNouns);
const MACHINE_OPTIONS = Object.entries(words.machines);

/** Every privileged act: by whom, on what, and what it changed. */
export default function Audit() {
  usePageTitle(words.title);
  const model = useListModel("audit", readAuditEntry);
  // Acts come first, names after them.
  const staff = useStaff(model.state.status === "ready");
  const [opened, setOpened] = useState<AuditView | null>(null);
  const today = useIstDay();
  const members = staff.status === "ready" ? staff.value : null;
  const names = useMemo(() => new Map(members?.map(({ uid, name }) => [uid, name] as const)), [members]);
  const columns = useMemo(() => auditColumns(names), [names]);
  const people = [...names].sort(([, one], [, next]) => one.localeCompare(next, LOCALE));
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <ListScreen
        model={model}
        label={words.list}
        columns={columns}
        card={(entry) => <AuditCard entry={entry} names={names} />}
        nameOf={(entry) => sentenceOf(entry, names)}
        acts={(entry) => (
          <Button
            look="quiet"
            aria-label={words.detailsOf(sentenceOf(entry, names))}
            onClick={() => setOpened(entry)}
          >
            {words.details}
          </Button>
        )}
        actsWidth="5.5rem"
        search={{ label: words.search, placeholder: words.searchHint }}
        filters={[
          { name: "by", ...words.by, options: [...MACHINE_OPTIONS, ...people] },
          { name: "act", ...words.act, options: ACT_OPTIONS },
          { name: "noun", ...words.noun, options: NOUN_OPTIONS },
        ]}
        periods={{ label: words.period.label, any: words.period.any, options: periodsAt(today) }}
        keys={useSingleKeys()}
        canExport
        tools={<SavedViewsMenu list="audit" at={model.at} />}
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
      <EntryDialog entry={opened} names={names} onClose={() => setOpened(null)} />
    </WorkspacePage>
  );
}

/** @param today any instant of it, epoch ms */
function periodsAt(today: number) {
  const until = istDay(today);
  const back = (days: number) => istDay(today - days * DAY_MS);
  const { period } = words;
  return [
    { label: period.today, from: until, until },
    { label: period.week, from: back(6), until },
    { label: period.month, from: back(29), until },
    { label: period.quarter, from: back(89), until },
  ];
}
