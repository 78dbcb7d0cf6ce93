import { minuteOfIstDay } from "@niyamdesk/domain/calls/call-day";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { Order } from "@niyamdesk/domain/orders/order";
import { addResult } from "../days/keep-day.ts";
import { timestamp } from "../platform/clock.ts";
import { broughtRef, leadKeyRef, leadMailKeyRef, leadRef, orderRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

/**
 * A paid order converts the lead that it came of: the one whose link brought the client, else the one with their number or address.
 * It counts for who sent the link, else for whose lead it was, on the day of payment, once; a conversion that was said by hand before
 * is now one that a payment made. Nothing undoes it, no refund either. Safe to repeat.
 */
export function convertByOrder(orderId: string): Promise<void> {
  return commitTogether(async (unit) => {
    const order = await unit.get(orderRef(orderId));
    if (!order) return;
    const brought = await unit.get(broughtRef(order.checkout_id));
    const lead = await leadOf(unit, order, brought?.lead_id);
    if (!lead || lead.conversion?.order_id) return;
    const paid = order.date.toMillis();
    const byLink = brought?.lead_id === lead.id ? brought.by : lead.link?.by;
    const before = lead.status === "converted" ? lead.conversion : null;
    const by = before?.by || byLink || lead.assigned_to || "";
    unit.update(leadRef(lead.id), {
      status: "converted",
      conversion: { by, at: before?.at ?? timestamp(paid), order_id: orderId },
      next_follow_up: null,
      call_by: null,
      updated_at: timestamp(),
    });
    if (by === "" || before) return;
    await addResult(unit, by, paid, {
      ...{ lead_id: lead.id, minute: minuteOfIstDay(paid), result: "converted" },
    });
  });
}

async function leadOf(
  unit: UnitOfWork,
  { customer_info: { phone, email } }: Order,
  brought: string | undefined,
): Promise<Lead | undefined> {
  const keys = [
    phone ? await unit.get(leadKeyRef(phone)) : undefined,
    email ? await unit.get(leadMailKeyRef(email)) : undefined,
  ];
  for (const id of [brought, ...keys.map((key) => key?.lead_id)]) {
    const lead = id === undefined ? undefined : await unit.get(leadRef(id));
    if (lead) return lead;
  }
  return undefined;
}
