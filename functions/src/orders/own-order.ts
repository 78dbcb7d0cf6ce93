import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Caller } from "../platform/caller.ts";
import { documentRef, orderRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** An order that is assigned to the caller, or any for an administrator. @throws DomainError order_not_found, also for everybody else's */
export async function orderInHand(unit: UnitOfWork, id: string, { uid, role }: Caller): Promise<Order> {
  const order = await unit.get(orderRef(id));
  const isTheirs = order?.assigned_to === uid && (role === "ca" || role === "tax_executive");
  if (!order || !(isTheirs || role === "admin")) throw new DomainError("order_not_found");
  return order;
}

/** A document of the order that we sent and that was found to be what it claims. @throws DomainError document_not_found, document_not_checked */
export async function needOurDocument(unit: UnitOfWork, order: Order, id: string): Promise<void> {
  const document = await unit.get(documentRef(id));
  if (document?.order_id !== order.id || document.sender_id === undefined) {
    throw new DomainError("document_not_found");
  }
  if (document.status !== "received") throw new DomainError("document_not_checked");
}
