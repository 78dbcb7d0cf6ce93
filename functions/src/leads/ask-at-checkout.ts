import { isPayable } from "@niyamdesk/domain/checkouts/checkout";
import { checkoutsToAskQuery } from "@niyamdesk/domain/checkouts/queries";
import type { Order } from "@niyamdesk/domain/orders/order";
import { ownOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { isMoneyUnderWay } from "../checkouts/money-under-way.ts";
import { accounts, orNone } from "../platform/accounts.ts";
import { DAY_MS, SECOND_MS, timestamp } from "../platform/clock.ts";
import { proven } from "../platform/proven.ts";
import { type CheckoutRecord, checkoutRef, profileRef } from "../platform/refs.ts";
import { runQuery, workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { leadOfPerson } from "./lead-of-person.ts";

/**
 * Whoever left a checkout a day ago becomes a lead, once, unless they bought in the meantime or want no offers. They were told beside
 * the field that we call the number.
 */
export function askAtCheckout(now: number): Promise<{ done: number; failed: number }> {
  return workThrough("asking at checkout", checkoutsToAskQuery, { now_at: now }, async (found) => {
    const seen = found.data() as CheckoutRecord;
    const account = await orNone((await accounts()).getUser(seen.user_id));
    const orders = await runQuery(ownOrdersQuery, { uid: seen.user_id });
    const bought = orders.some((order) => isInstead(order.data() as Order, seen));
    await commitTogether(async (unit) => {
      const checkout = await unit.get(checkoutRef(found.id));
      if (!checkout?.lead_at || checkout.lead_at.toMillis() > now) return;
      if (isMoneyUnderWay(checkout, now)) {
        unit.update(checkoutRef(found.id), { lead_at: timestamp(now + DAY_MS) });
        return;
      }
      unit.update(checkoutRef(found.id), { lead_at: null });
      const { contact, status, service_name, plan_name, created_at, user_id } = checkout;
      const wantsNone = (await unit.get(profileRef(user_id)))?.preferences?.offers === false;
      if (bought || wantsNone || !contact.phone || !(isPayable(status) || status === "expired")) return;
      await leadOfPerson(unit, {
        ...{ name: contact.name, phone: contact.phone, email: contact.email, source: "checkout" },
        interest: service_name,
        // What is typed at checkout may be anybody's; their own is what the account has proven.
        isKnownByMail: account !== null && contact.email !== null && proven(account).email === contact.email,
        consent: { source: "Checkout", at: created_at },
        begins: { notes: `${service_name}, ${plan_name}: left at checkout` },
      });
    });
  });
}

/** The same service at any time, or anything since. The provider tells whole seconds. */
function isInstead({ service_id, date }: Order, left: CheckoutRecord): boolean {
  return service_id === left.service_id || date.toMillis() + SECOND_MS > left.created_at.toMillis();
}
