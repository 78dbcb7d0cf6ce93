import type { BelongingsRegister } from "../platform/belongings.ts";
import { type Caller, currentAccount, needFreshSignIn } from "../platform/caller.ts";
import { eraseAccount } from "./erase-account.ts";

/**
 * A client erases themselves.
 *
 * @param belongings what each noun keeps of a client, in the order in which it is erased
 * @throws DomainError reauthentication_needed, orders_open, gateway_unavailable, unauthenticated, account_suspended
 */
export async function deleteAccount(caller: Caller, belongings: BelongingsRegister): Promise<void> {
  const account = await currentAccount(caller);
  needFreshSignIn(caller);
  await eraseAccount(account, { uid: account.uid, role: "client_user" }, belongings);
}
