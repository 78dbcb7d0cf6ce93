import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { invitation, staff as words } from "#messages/workspaces/staff.ts";
import { InviteDialog } from "../../features/staff/components/invite-dialog.tsx";
import type { Change } from "../../features/staff/components/member-menu.tsx";
import { ResendDialog } from "../../features/staff/components/resend-dialog.tsx";
import { RoleDialog } from "../../features/staff/components/role-dialog.tsx";
import { StaffList } from "../../features/staff/components/staff-list.tsx";
import { StaffTools } from "../../features/staff/components/staff-tools.tsx";
import { ReinstateDialog, SuspendDialog } from "../../features/staff/components/suspend-dialog.tsx";
import { useStaff } from "../../features/staff/data/staff.ts";
import { filtered, filterIn, type Member } from "../../features/staff/read-member.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { Button } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function Staff() {
  usePageTitle(words.title);
  const staff = useStaff();
  const ownUid = useOwnUid();
  const filter = filterIn(useSearchParams()[0]);
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<{ member: Member; change: Change } | null>(null);
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
      <div className="grid gap-4">
        <StaffTools />
        <LivePanel live={staff} label={words.panel.loading} failure={words.panel.failed} rows={4}>
          {(members) => {
            const shown = filtered(members, filter);
            return shown.length === 0 ? (
              <NothingHere>{members.length === 0 ? words.none : words.noneFound}</NothingHere>
            ) : (
              <StaffList
                members={shown}
                ownUid={ownUid}
                onChange={(member, change) => setChanging({ member, change })}
              />
            );
          }}
        </LivePanel>
      </div>
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
      {changing && <ChangeDialog {...changing} onClose={() => setChanging(null)} />}
    </WorkspacePage>
  );
}

function ChangeDialog({ member, change, onClose }: { member: Member; change: Change; onClose(): void }) {
  if (change === "role") return <RoleDialog member={member} onClose={onClose} />;
  if (change === "resend") return <ResendDialog member={member} onClose={onClose} />;
  return change === "suspend" ? (
    <SuspendDialog member={member} onClose={onClose} />
  ) : (
    <ReinstateDialog member={member} onClose={onClose} />
  );
}
