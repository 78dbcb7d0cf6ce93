import { callsOfLeadQuery } from "@niyamdesk/domain/calls/queries";
import { contactMessagesOfLeadQuery } from "@niyamdesk/domain/contact/queries";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { FieldValue } from "firebase-admin/firestore";
import { runWholeQuery } from "../platform/run-query.ts";

/**
 * What belongs to a lead belongs to another now, and says where it came from, so that it finds its way back. Safe to repeat.
 *
 * @param only what came from this lead; without it, all
 */
export async function moveHistory(from: string, to: string, only?: string): Promise<void> {
  const found = [
    ...(await runWholeQuery(callsOfLeadQuery, { lead_id: from })),
    ...(await runWholeQuery(contactMessagesOfLeadQuery, { lead_id: from })),
  ];
  for (const entry of found) {
    if (only !== undefined && !cameFrom(entry).includes(only)) continue;
    await entry.ref.update(
      only === undefined
        ? { lead_id: to, came_from: [...cameFrom(entry), from] }
        : { lead_id: to, came_from: beforeOf(cameFrom(entry), only) },
    );
  }
}

function cameFrom(entry: QueryDocumentSnapshot): string[] {
  const known: unknown = entry.get("came_from");
  return Array.isArray(known) ? known.filter((id) => typeof id === "string") : [];
}

/** What it had come through before it came from this one. */
function beforeOf(ids: readonly string[], id: string): readonly string[] | FieldValue {
  const before = ids.slice(0, ids.indexOf(id));
  return before.length === 0 ? FieldValue.delete() : before;
}
