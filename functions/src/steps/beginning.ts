import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import { deskTurn } from "@niyamdesk/domain/orders/desk-order";
import type { Order } from "@niyamdesk/domain/orders/order";
import { withTimes } from "@niyamdesk/domain/steps/order-work";
import { beginningOf, lookAt, riseOf, type Work } from "@niyamdesk/domain/steps/work";
import { timestamp } from "../platform/clock.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { findService } from "../services/services.ts";
import { callingSettings } from "../settings/calling.ts";
import { planOf } from "./plan-of.ts";

/** Days off that an administrator has added to the holidays. */
export async function daysOff(unit: UnitOfWork): Promise<readonly string[]> {
  return (await callingSettings(unit)).holidays;
}

/** The work of an order for a service that is paid now, frozen: what becomes of the service later changes nothing. */
export async function beginningFor(unit: UnitOfWork, serviceId: string): Promise<Work> {
  const [plan, service, off] = await Promise.all([
    planOf(unit, serviceId),
    findService(serviceId),
    daysOff(unit),
  ]);
  return beginningOf(plan, service?.required_documents ?? [], { now: unit.now(), off });
}

type WorkFields = Required<Pick<Order, "work" | "waits_for" | "desk_turn" | "due_date" | "look_at" | "rise">>;

/** What an order keeps of its work, with what it is looked for by. @param documents of the order */
export function workFields(
  work: Work,
  documents: readonly Pick<ClientDocument, "status" | "sender_id">[] = [],
): WorkFields {
  const look = lookAt(work);
  const waits_for = work.clock?.waits_for ?? null;
  return {
    work: withTimes(work, (at) => timestamp(at)),
    waits_for,
    desk_turn: deskTurn(waits_for, documents, work.asked),
    due_date: work.clock && timestamp(work.clock.promised),
    look_at: look === null ? null : timestamp(look),
    rise: riseOf(work),
  };
}
