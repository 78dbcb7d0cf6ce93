import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { inStaffTurn } from "../platform/in-staff-turn.ts";
import { profileRef } from "../platform/refs.ts";
import { endSessions } from "../platform/sessions.ts";
import { staffMember } from "../platform/staff-member.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { endOne, endOthers } from "./end-sessions.ts";

/**
 * Signs a colleague out of one place, or everywhere: then at the provider, too.
 *
 * @throws DomainError own_account, staff_not_found
 */
export async function endStaffSessions(
  { uid, session, reason: { kind, words } }: ParsedInput<"endStaffSessions">,
  by: Caller,
): Promise<void> {
  if (uid === by.uid) throw new DomainError("own_account");
  const noted = (unit: UnitOfWork) =>
    audit(unit, `staff.sessions_ended_${uid}_${Date.now()}`, {
      ...{
        actor: by.uid,
        role: by.role ?? "",
        action: "staff.sessions_ended",
        subject: profileRef(uid).path,
      },
      ...{ before: null, after: { sessions: session === null ? "all" : "one" } },
      reason: { kind, words: words ?? null },
    });
  await inStaffTurn(uid, by, async () => {
    await staffMember(uid);
    if (session !== null) return endOne(uid, session, noted);
    await endOthers(uid, null, noted);
    await endSessions(uid);
  });
}
