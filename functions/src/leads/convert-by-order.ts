import { minuteOfIstDay } from "@niyamdesk/domain/calls/call-day";
import { type Lead, LINK_DAYS } from "@niyamdesk/domain/leads/lead";
import type { Order } from "@niyamdesk/domain/orders/order";
import { addResult } from "../days/keep-day.ts";
import { accounts, orNone } from "../platform/accounts.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { proven } from "../platform/proven.ts";
import { broughtRef, leadKeyRef, leadMailKeyRef, leadRef, orderRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { leadOrMerged } from "./merge.ts";

/**
 * A paid order converts the lead that it came of: the one with the buyer's number, else the one whose link brought them, else the one
 * with the address that their account has proven. It counts for who sent that lead a link lately, else for whose lead it was, on the day of payment, once; a conversion that was said by hand before
 * is now one that a payment made. Nothing undoes it, no refund either. Safe to repeat.
 */
export async function convertByOrder(orderId: string): Promise<void> {
  const buyer = (await orderRef(orderId).get()).data()?.user_id;
  const account = buyer === undefined ? null : await orNone((await accounts()).getUser(buyer));
  const email = account === null ? null : proven(account).email;
  return commitTogether(async (unit) => {
    const order = await unit.get(orderRef(orderId));
    if (!order) return;
    const brought = await unit.get(broughtRef(order.checkout_id));
    const lead = await leadOf(unit, order, email, brought?.lead_id);
    if (!lead || lead.conversion?.order_id) return;
    const paid = order.date.toMillis();
    const linked = brought && (await leadOrMerged(unit, brought.lead_id));
    const byLink = linked?.id === lead.id ? brought?.by : sentLately(lead, paid);
    const before = lead.status === "converted" ? lead.conversion : null;
    const by = before?.by || byLink || lead.assigned_to || "";
    unit.update(leadRef(lead.id), {
      status: "converted",
      conversion: { ...before, by, at: before?.at ?? timestamp(paid), order_id: orderId },
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

/** Who sent a lead the link by which it can be bought; of late, as the link itself is good. */
function sentLately({ link }: Lead, paid: number): string | undefined {
  return link && paid - link.at.toMillis() < LINK_DAYS * DAY_MS ? link.by : undefined;
}

async function leadOf(
  unit: UnitOfWork,
  { customer_info: { phone } }: Order,
  email: string | null,
  brought: string | undefined,
): Promise<Lead | undefined> {
  const byPhone = phone ? await unit.get(leadKeyRef(phone)) : undefined;
  const byMail = email === null ? undefined : await unit.get(leadMailKeyRef(email));
  for (const id of [byPhone?.lead_id, brought, byMail?.lead_id]) {
    const lead = id === undefined ? undefined : await leadOrMerged(unit, id);
    if (lead) return lead;
  }
  return undefined;
}
