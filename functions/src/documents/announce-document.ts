import { DomainError } from "@niyamdesk/domain/base/errors";
import { STORAGE_FOLDERS } from "@niyamdesk/domain/base/paths";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import {
  DOCUMENT_TYPES,
  DOCUMENTS_A_DAY,
  isTable,
  OUR_DOCUMENTS_A_DAY,
  OUR_SLOT,
} from "@niyamdesk/domain/documents/document";
import { slotsOf } from "@niyamdesk/domain/documents/document-slots";
import { ownOrderDocumentsQuery } from "@niyamdesk/domain/documents/queries";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { orderInHand } from "../orders/own-order.ts";
import { type Caller, isStaff } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { documentRef, orderRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { countSent } from "../platform/sent-today.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { findService } from "../services/services.ts";

/**
 * Makes room for one document of an order, its client's or one of ours to them: the Storage rules admit this very file from this very person at this
 * very place, once. Whoever hands the order over at this moment meets this, so that the document comes to whoever has it.
 *
 * @returns where to upload it, and whether it is there already
 * @throws DomainError order_not_found for another's order, order_closed, document_accepted, too_many_documents, unauthenticated
 */
export function announceDocument(
  {
    order_id,
    slot,
    name,
    content_type,
    size,
    sha256: announced,
    request_id,
  }: ParsedInput<"announceDocument">,
  caller: Caller,
): Promise<CallableOutputs["announceDocument"]> {
  const { uid } = caller;
  const isOurs = isStaff(caller);
  if (slot.startsWith(OUR_SLOT) !== isOurs) throw new DomainError("invalid_input", { field: "slot" });
  const id = `doc_${sha256(`${uid} ${request_id}`).slice(0, 24)}`;
  const { extension } = DOCUMENT_TYPES[content_type];
  return commitTogether(async (unit) => {
    const known = await unit.get(documentRef(id));
    if (known) return { document_id: id, path: known.path, arrived: known.status !== "announced" };
    const order = isOurs ? await orderInHand(unit, order_id, caller) : await unit.get(orderRef(order_id));
    if (order === undefined || (!isOurs && order.user_id !== uid)) throw new DomainError("order_not_found");
    const { user_id } = order;
    const path = `${STORAGE_FOLDERS.clientDocuments}/${user_id}/${order_id}/${id}/file.${extension}`;
    if (!isOpenOrder(order.status)) throw new DomainError("order_closed");
    const asked = order.work?.asked.find((one) => one.slot === slot);
    // What is done is not sent, also while nobody has said whether its condition is theirs; a table goes only where one is asked for.
    const isAct = asked ? asked.takes === "act" : !isOurs && (await isActInList(order.service_id, slot));
    if (isAct || (isTable(content_type) && (isOurs || asked?.takes !== "tables"))) {
      throw new DomainError("invalid_input", { field: "content_type" });
    }
    if (await isAccepted(user_id, order_id, slot)) throw new DomainError("document_accepted");
    const aDay = isOurs ? OUR_DOCUMENTS_A_DAY : DOCUMENTS_A_DAY;
    await countSent(unit, uid, "documents", { aDay, refusal: "too_many_documents" });
    unit.create(documentRef(id), {
      ...{ id, user_id, order_id, slot, name, content_type, size, sha256: announced, path },
      assigned_to: order.assigned_to ?? null,
      ...(isOurs ? { sender_id: uid } : {}),
      status: "announced",
      reason: null,
      refusal: null,
      check: null,
      check_attempts: 0,
      created_at: timestamp(),
    });
    unit.update(orderRef(order_id), { updated_at: timestamp() });
    return { document_id: id, path, arrived: false };
  });
}

async function isActInList(serviceId: string | undefined, slot: string): Promise<boolean> {
  if (!serviceId) return false;
  const slots = slotsOf((await findService(serviceId))?.required_documents ?? []);
  return slots.find(({ id }) => id === slot)?.takes === "act";
}

/** What was accepted stands: another one in its place would have to be looked at again. */
async function isAccepted(uid: string, order_id: string, slot: string): Promise<boolean> {
  const sent = await runWholeQuery(ownOrderDocumentsQuery, { uid, order_id });
  return sent.some((entry) => entry.get("slot") === slot && entry.get("status") === "accepted");
}
