import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { messagesSinceQuery } from "@niyamdesk/domain/messages/queries";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { orderMessageRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { threadReaderRef } from "./readers.ts";
import { threadOf } from "./thread.ts";

/**
 * Somebody has read a thread up to a message. Reading goes forward only: an older tab takes nothing back.
 *
 * @returns how many are unread now
 * @throws DomainError order_not_found, also for everybody else's; message_not_found
 */
export function readMessages(
  { order_id, up_to }: ParsedInput<"readMessages">,
  caller: Caller,
): Promise<CallableOutputs["readMessages"]> {
  return commitTogether(async (unit) => {
    const { parties } = await threadOf(unit, { order_id }, caller);
    const message = await unit.get(orderMessageRef(order_id, up_to));
    if (!message) throw new DomainError("message_not_found");
    const ref = threadReaderRef(order_id, caller.uid);
    const reader = await unit.get(ref);
    // An administrator who looks is no party: nobody waits for them to read.
    if (!reader) return { unread: 0 };
    const before = reader.read_up_to?.toMillis() ?? 0;
    const since_at = Math.max(before, message.created_at.toMillis());
    if (since_at === before) return { unread: reader.unread };
    const later = await runWholeQuery(messagesSinceQuery, { order_id, since_at });
    const unread = later.filter((one) => one.get("sender_id") !== caller.uid).length;
    await tellOthers(unit, order_id, parties, { reader: caller.uid, since_at });
    unit.update(ref, {
      ...{ unread, read_up_to: timestamp(since_at), updated_at: timestamp() },
      // What is still unread is told of when its time comes; what was told of before was read.
      ...(unread === 0 ? { mail_at: null } : {}),
    });
    return { unread };
  });
}

/** Whoever else is party learns how far they were read. */
async function tellOthers(
  unit: UnitOfWork,
  order_id: string,
  parties: readonly string[],
  { reader, since_at }: { reader: string; since_at: number },
): Promise<void> {
  for (const other of parties) {
    const ref = threadReaderRef(order_id, other);
    const known = other === reader ? undefined : await unit.get(ref);
    // Whoever has the order since then may have read less of it.
    if (known === undefined || (known.seen_up_to?.toMillis() ?? 0) >= since_at) continue;
    unit.update(ref, { seen_up_to: timestamp(since_at) });
  }
}
