import type { Change } from "../../features/staff/components/member-menu.tsx";
import { ResendDialog } from "../../features/staff/components/resend-dialog.tsx";
import { RoleDialog } from "../../features/staff/components/role-dialog.tsx";
import { ReinstateDialog, SuspendDialog } from "../../features/staff/components/suspend-dialog.tsx";
import type { Member } from "../../features/staff/read-member.ts";
import { lateDialog } from "../../ui/late-dialog.tsx";

const ViewDialog = lateDialog(() => import("../../features/views/components/view-dialog.tsx"));

interface ChangeDialogProps {
  member: Member;
  change: Change;
  onClose(): void;
}

/** What an administrator does about a member of staff, from the list and from their page. */
export function ChangeDialog({ member, change, onClose }: ChangeDialogProps) {
  if (change === "see") return <ViewDialog person={member} onClose={onClose} />;
  if (change === "role") return <RoleDialog member={member} onClose={onClose} />;
  if (change === "resend") return <ResendDialog member={member} onClose={onClose} />;
  return change === "suspend" ? (
    <SuspendDialog member={member} onClose={onClose} />
  ) : (
    <ReinstateDialog member={member} onClose={onClose} />
  );
}
