import { DomainError } from "@niyamdesk/domain/base/errors";
import { documentRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import type { Thread } from "./thread.ts";

/** @throws DomainError document_not_found for what does not belong to what the message is about */
export async function refuseForeignDocuments(
  unit: UnitOfWork,
  ids: readonly string[],
  { client, order }: Thread,
): Promise<void> {
  for (const id of ids) {
    const document = await unit.get(documentRef(id));
    const isTheirs = document?.user_id === client && (order === null || document.order_id === order);
    if (!isTheirs) throw new DomainError("document_not_found");
  }
}
