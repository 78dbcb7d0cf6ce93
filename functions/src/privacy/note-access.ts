import type { AccessEntry } from "@niyamdesk/domain/privacy/access";
import { ACCESS_LOG } from "@niyamdesk/domain/privacy/queries";
import type { Caller } from "../platform/caller.ts";
import { HOUR_MS, timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { recordRef } from "../platform/refs.ts";
import type { Writer } from "../platform/unit-of-work.ts";

/**
 * Notes that one of us looked at something of a client, for the client to see, in the commit that shows it. The same person and
 * thing is one entry an hour; what is one's own is not noted.
 */
export function noteAccess(
  writer: Writer,
  seen: Pick<AccessEntry, "user_id" | "kind" | "subject" | "what" | "order_id">,
  { uid, role }: Pick<Caller, "uid" | "role">,
): void {
  if (seen.user_id === uid) return;
  const now = Date.now();
  const key = sha256(JSON.stringify([seen.kind, seen.subject, uid, Math.floor(now / HOUR_MS)]));
  const id = `acc_${key.slice(0, 32)}`;
  const entry = { ...seen, id, by: uid, by_role: role ?? "system", at: timestamp(now) } as const;
  writer.merge(recordRef(ACCESS_LOG, id), entry);
}
