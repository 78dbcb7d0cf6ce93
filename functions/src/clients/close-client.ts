import type { ParsedInput } from "@niyamdesk/domain/callables";
import { FieldValue } from "firebase-admin/firestore";
import { inTurn } from "../platform/account-turn.ts";
import { accounts } from "../platform/accounts.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { SECOND_MS, timestamp } from "../platform/clock.ts";
import { profileRef } from "../platform/refs.ts";
import { endSessions } from "../platform/sessions.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { clientAccount, reasonOf } from "./client-account.ts";

/**
 * Nobody signs in to a closed account; orders go on, and everything is there when it is opened again. Whoever died in between calls
 * again: what is done already is left as it is.
 *
 * @throws DomainError client_not_found, too_many_requests
 */
export function closeClient({ uid, closed, reason }: ParsedInput<"closeClient">, by: Caller): Promise<void> {
  return inTurn(uid, async () => {
    const { disabled } = await clientAccount(uid);
    if (disabled !== closed) await (await accounts()).updateUser(uid, { disabled: closed });
    if (closed) await endSessions(uid);
    await commitTogether(async (unit) => {
      const profile = await unit.get(profileRef(uid));
      if (profile === undefined || (profile.account_state === "closed") === closed) return;
      unit.update(profileRef(uid), {
        account_state: closed ? "closed" : FieldValue.delete(),
        // A token from before lives up to an hour: from here on it opens nothing.
        ...(closed && { sessions_after: timestamp(ofThisSecond(unit.now())), sessions_kept: [] }),
        updated_at: timestamp(unit.now()),
      });
      const action = closed ? "client.closed" : "client.reopened";
      audit(unit, `${action}_${uid}_${unit.now()}`, {
        ...{ actor: by.uid, role: by.role ?? "", action, subject: profileRef(uid).path },
        ...{ before: { closed: !closed }, after: { closed }, reason: reasonOf(reason) },
      });
    });
  });
}

/** Sessions are known by whole seconds; the last one before was ended in an earlier second. */
function ofThisSecond(at: number): number {
  return Math.floor(at / SECOND_MS) * SECOND_MS;
}
