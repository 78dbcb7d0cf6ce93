import { staff as words } from "#messages/workspaces/staff.ts";
import { ActMenu } from "../../../ui/act-menu.tsx";
import type { Member } from "../read-member.ts";

/** What an administrator may do about a member of staff. */
export type Change = keyof typeof words.changes;

export function MemberMenu({ member, onChange }: { member: Member; onChange(change: Change): void }) {
  return (
    <ActMenu
      label={words.change(member.name)}
      acts={changesOf(member).map((change) => [words.changes[change], () => onChange(change)] as const)}
    />
  );
}

function changesOf({ status, role }: Member): Change[] {
  if (status === "suspended") return ["reinstate", "role"];
  if (status === "invited") return ["resend", "role", "suspend"];
  // Administrators read all there is already.
  return role === "admin" ? ["role", "suspend"] : ["role", "suspend", "see"];
}
