import { randomUUID } from "node:crypto";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { exportOwnData } from "../accounts/export-own-data.ts";
import { audit } from "../platform/audit.ts";
import type { BelongingsRegister } from "../platform/belongings.ts";
import type { Caller } from "../platform/caller.ts";
import { profileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { clientAccount, reasonOf } from "./client-account.ts";

/**
 * The copy that the client could have themselves, for who asked us for it another way. Noted before it is handed out.
 *
 * @throws DomainError client_not_found
 */
export async function exportClient(
  { uid, reason }: ParsedInput<"exportClient">,
  by: Caller,
  belongings: BelongingsRegister,
): Promise<Record<string, unknown>> {
  const account = await clientAccount(uid);
  const id = `client.exported_${uid}_${randomUUID()}`;
  await commitTogether(async (unit) =>
    audit(unit, id, {
      ...{ actor: by.uid, role: by.role ?? "", subject: profileRef(uid).path },
      action: "client.exported",
      ...{ before: null, after: null, reason: reasonOf(reason) },
    }),
  );
  return exportOwnData(account, belongings);
}
