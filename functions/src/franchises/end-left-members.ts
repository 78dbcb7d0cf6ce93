import type { FranchiseMember } from "@niyamdesk/domain/franchises/member";
import { closingMembersQuery, membersQuery } from "@niyamdesk/domain/franchises/queries";
import type { Caller } from "../platform/caller.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { franchiseRef, profileRef } from "../platform/refs.ts";
import { runWholeQuery, workThrough } from "../platform/run-query.ts";
import { endMember } from "./remove-member.ts";

const NOBODY: Caller = { uid: "system", role: null, signedInAt: 0, session: "", secondStep: false };

/**
 * What died on the way when somebody's work for a partner ended: accounts that are still open, and people of a franchise that is over
 * or of a partner who is none any more. None of them is let in anyway.
 */
export async function endLeftMembers(): Promise<{ done: number; failed: number }> {
  const closing = await workThrough(
    "closing an account of a partner's staff",
    closingMembersQuery,
    {},
    (entry) => endMember(entry.id, NOBODY),
  );
  const members = await runWholeQuery(membersQuery, {});
  const left = { done: 0 };
  const { failed } = await eachIsolated("ending work for a former partner", members, async (entry) => {
    if (!(await isLeft(entry.data() as FranchiseMember))) return;
    await endMember(entry.id, NOBODY);
    left.done += 1;
  });
  return { done: closing.done + left.done, failed: closing.failed + failed };
}

/** A franchise on hold, and a partner who may not come in for now, go on with whom they have. */
async function isLeft({ franchise_id, partner_uid }: FranchiseMember): Promise<boolean> {
  const [franchise, partner] = await Promise.all([
    franchiseRef(franchise_id).get(),
    profileRef(partner_uid).get(),
  ]);
  const { status, user_id } = franchise.data() ?? {};
  return (
    status === undefined ||
    status === "ended" ||
    user_id !== partner_uid ||
    partner.data()?.role !== "franchise"
  );
}
