import type { InboxItem } from "@niyamdesk/domain/notifications/notification";
import { timestamp } from "../platform/clock.ts";
import { inboxRef } from "../platform/refs.ts";
import type { Writer } from "../platform/unit-of-work.ts";

/** Tells one person inside the product; the id makes repeats harmless. */
export function notify(unit: Writer, uid: string, item: Omit<InboxItem, "read_at" | "created_at">): void {
  unit.merge(inboxRef(uid, item.id), { ...item, read_at: null, created_at: timestamp() });
}
