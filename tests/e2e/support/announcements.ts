import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Role } from "@niyamdesk/domain/base/roles";
import type { NotificationType } from "@niyamdesk/domain/notifications/notification";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "./records.ts";

/** Something that all of a role are told, as functions publish it, for as long as the work takes. */
export async function announced<T>(
  audience: Role,
  words: { title: string; content?: string; type?: NotificationType },
  work: () => Promise<T>,
): Promise<T> {
  const id = randomUUID();
  const now = Timestamp.now();
  const record = database().doc(`${COLLECTIONS.notifications}/${id}`);
  await record.set({
    ...{ id, content: "", type: "compliance", ...words },
    ...{ isActive: true, audience, version: 1, createdAt: now, updated_at: now },
  });
  try {
    return await work();
  } finally {
    await record.delete();
  }
}
