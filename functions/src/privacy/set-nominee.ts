import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { NOMINEES } from "@niyamdesk/domain/privacy/queries";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { deletionRef, profileRef, recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** Names who acts for them, or takes the name away. @throws DomainError unauthenticated when the account was deleted */
export function setNominee({ nominee }: ParsedInput<"setNominee">, { uid }: Caller): Promise<void> {
  const ref = recordRef(NOMINEES, uid);
  return commitTogether(async (unit) => {
    if (!(await unit.get(profileRef(uid))) || (await unit.get(deletionRef(uid)))) {
      throw new DomainError("unauthenticated");
    }
    if (nominee === null) return unit.delete(ref);
    unit.merge(ref, { user_id: uid, ...nominee, updated_at: timestamp(unit.now()) });
  });
}
