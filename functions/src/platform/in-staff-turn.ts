import { inTurn } from "./account-turn.ts";
import { type Caller, refuseFormerStaff } from "./caller.ts";

/**
 * In the person's turn, and one such change of anybody after the other: of two administrators who take each other's power at
 * once, the second has none any more, so that there is always one left.
 *
 * @throws DomainError account_suspended, unauthenticated, forbidden when the caller is no administrator any more;
 * too_many_requests
 */
export function inStaffTurn<T>(uid: string, by: Caller, change: () => Promise<T>): Promise<T> {
  return inTurn("administrators", async () => {
    await refuseFormerStaff(by);
    return inTurn(uid, change);
  });
}
