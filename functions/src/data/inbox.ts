import type { InboxItem } from "@niyamdesk/domain/notification";
import { timestamp } from "../platform/clock.ts";
import type { Writer } from "../platform/unit-of-work.ts";
import { inboxRef } from "./refs.ts";

/** Tells one person inside the product; the id makes repeats harmless. */
export function notify(unit: Writer, uid: string, item: Omit<InboxItem, "read_at" | "created_at">): void {
  unit.merge(inboxRef(uid, item.id), { ...item, read_at: null, created_at: timestamp() });
}
