import { UserPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { invitation, staff as words } from "#messages/workspaces/staff.ts";
import { InviteDialog } from "../../features/staff/components/invite-dialog.tsx";
import { type Change, MemberMenu } from "../../features/staff/components/member-menu.tsx";
import { STAFF_BULK } from "../../features/staff/components/staff-bulk.ts";
import { STAFF_COLUMNS, StaffCard } from "../../features/staff/components/staff-row.tsx";
import { type Member, readMember } from "../../features/staff/read-member.ts";
import { ROLE_OPTIONS, STATUS_OPTIONS } from "../../features/staff/staff-words.ts";
import { useSingleKeys } from "../../lib/list/single-keys.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { Button } from "../../ui/button.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { SavedViewsMenu } from "../../ui/list/saved-views-menu.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { ChangeDialog } from "./staff-change.tsx";

const SEARCH = { label: words.search, placeholder: words.searchHint };
const FILTERS = [{ name: "role", label: words.role, any: words.allRoles, options: ROLE_OPTIONS }];

export default function Staff() {
  const [changes, setChanges] = useState(0);
  const { model, counts } = useTabbedList("staff", readMember, "status", changes);
  const { state, at } = model;
  const matching = state.status === "ready" ? state.count : null;
  usePageTitle(
    matching === null ? words.title : `${words.title} (${matching.rows}${matching.orMore ? "+" : ""})`,
  );
  const keys = useSingleKeys();
  const ownUid = useOwnUid();
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<{ member: Member; change: Change } | null>(null);
  const rowKeys = useMemo(
    () => [
      {
        key: "r",
        label: words.changes.role,
        run: (member: Member) => {
          if (member.uid !== ownUid) setChanging({ member, change: "role" });
        },
      },
    ],
    [ownUid],
  );
  /** Whoever changed something waits to see it. */
  const changed = () => {
    setChanges((count) => count + 1);
    if (state.status === "ready") state.letIn();
  };
  return (
    <WorkspacePage
      title={words.title}
      intro={words.intro}
      actions={
        <Button onClick={() => setInviting(true)}>
          <UserPlus size={18} aria-hidden="true" />
          {invitation.open}
        </Button>
      }
    >
      <ListScreen
        model={model}
        label={words.title}
        columns={STAFF_COLUMNS}
        card={staffCard}
        nameOf={nameOf}
        acts={(member) => <Changes {...{ member, ownUid }} onChange={setChanging} />}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        search={SEARCH}
        filters={FILTERS}
        bulk={STAFF_BULK}
        rowKeys={rowKeys}
        keys={keys}
        canExport
        tools={<SavedViewsMenu list="staff" at={at} />}
        empty={
          <EmptyState
            title={words.none}
            action={<Button onClick={() => setInviting(true)}>{invitation.open}</Button>}
          >
            {words.noneHint}
          </EmptyState>
        }
      />
      <InviteDialog
        open={inviting}
        onClose={() => {
          setInviting(false);
          changed();
        }}
      />
      {changing && (
        <ChangeDialog
          {...changing}
          onClose={() => {
            setChanging(null);
            changed();
          }}
        />
      )}
    </WorkspacePage>
  );
}

function staffCard(member: Member) {
  return <StaffCard member={member} />;
}

function nameOf({ name }: Member): string {
  return name;
}

function Changes({
  member,
  ownUid,
  onChange,
}: {
  member: Member;
  ownUid: string;
  onChange(changing: { member: Member; change: Change }): void;
}) {
  if (member.uid === ownUid) return <span className="muted px-2 text-sm">{words.you}</span>;
  return <MemberMenu member={member} onChange={(change) => onChange({ member, change })} />;
}
