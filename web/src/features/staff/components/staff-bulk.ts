import { staffBulk as words } from "#messages/workspaces/staff.ts";
import type { BulkOutcome } from "../../../lib/list/bulk.ts";
import { toast } from "../../../lib/page/toast.ts";
import type { BulkAct } from "../../../ui/list/bulk-acts.tsx";
import { resendInvitation } from "../data/staff-calls.ts";
import type { Member } from "../read-member.ts";

/** What can be done to several members of staff at once. */
export const STAFF_BULK: readonly BulkAct<Member>[] = [
  { label: words.copy, all: copyAddresses },
  { label: words.resend, each: resend, outcome: tellResent },
];

async function copyAddresses(members: Member[]): Promise<void> {
  const addresses = members.map(({ email }) => email).filter((email) => email !== null);
  await navigator.clipboard.writeText(addresses.join(", "));
  toast("success", words.copied(addresses.length));
}

async function resend({ uid }: Member): Promise<void> {
  await resendInvitation(uid);
}

function tellResent({ done, refused }: BulkOutcome<Member>): void {
  if (done.length > 0) {
    toast("success", words.resent(done.length));
  }
  const [first] = refused;
  if (first === undefined) return;
  toast("error", words.refused(first.row.name, first.words, refused.length - 1));
}
