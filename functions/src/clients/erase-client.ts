import type { ParsedInput } from "@niyamdesk/domain/callables";
import { eraseAccount } from "../accounts/erase-account.ts";
import { accountOf } from "../platform/account-record.ts";
import type { BelongingsRegister } from "../platform/belongings.ts";
import type { Caller } from "../platform/caller.ts";
import { deletionRef } from "../platform/refs.ts";
import { clientAccount, reasonOf } from "./client-account.ts";

/**
 * Erases a client who asked us for it, by the same way as they would themselves. One that was erased already is left so.
 *
 * @throws DomainError client_not_found; orders_open; gateway_unavailable
 */
export async function eraseClient(
  { uid, reason }: ParsedInput<"eraseClient">,
  by: Caller,
  belongings: BelongingsRegister,
): Promise<void> {
  if ((await accountOf(uid)) === null && (await deletionRef(uid).get()).exists) return;
  await eraseAccount(
    await clientAccount(uid),
    { uid: by.uid, role: by.role ?? "", reason: reasonOf(reason) },
    belongings,
  );
}
