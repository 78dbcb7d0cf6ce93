import { DomainError } from "@niyamdesk/domain/base/errors";
import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { DOCUMENT_TYPES, DOCUMENTS_A_DAY } from "@niyamdesk/domain/documents/document";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { documentRef, orderRef } from "../platform/refs.ts";
import { countSent } from "../platform/sent-today.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * Makes room for one document of an order: the Storage rules admit this very file at this very place, once.
 *
 * @returns where to upload it
 * @throws DomainError order_not_found for another's order, too_many_documents, unauthenticated
 */
export function announceDocument(
  { order_id, slot, name, content_type, size, request_id }: ParsedInput<"announceDocument">,
  { uid }: Caller,
): Promise<{ document_id: string; path: string }> {
  const id = `doc_${sha256(`${uid} ${request_id}`).slice(0, 24)}`;
  const { extension } = DOCUMENT_TYPES[content_type];
  const path = `${STORAGE_FOLDERS.clientDocuments}/${uid}/${order_id}/${id}/file.${extension}`;
  return commitTogether(async (unit) => {
    const known = await unit.get(documentRef(id));
    if (known) return { document_id: id, path: known.path };
    const order = await unit.get(orderRef(order_id));
    if (order?.user_id !== uid) throw new DomainError("order_not_found");
    await countSent(unit, uid, "documents", { aDay: DOCUMENTS_A_DAY, refusal: "too_many_documents" });
    unit.create(documentRef(id), {
      ...{ id, user_id: uid, order_id, slot, name, content_type, size, path },
      assigned_to: order.assigned_to ?? null,
      status: "announced",
      reason: null,
      created_at: timestamp(),
    });
    return { document_id: id, path };
  });
}
