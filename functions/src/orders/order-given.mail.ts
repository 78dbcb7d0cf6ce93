import { orderOf } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder, type Order } from "@niyamdesk/domain/orders/order";
import { formatDate } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { orderRef, profileRef } from "../platform/refs.ts";

/** To whoever was given an order. Null when it changed hands since, or is closed: who has it is decided when this is sent. */
export const orderGivenMail = defineMail({
  template: "order-given",
  data: z.object({ order_id: z.string(), uid: z.string(), handed: z.number() }),
  async read({ order_id, uid, handed }, { to }) {
    const [account, order, profile] = await Promise.all([
      addressee(uid),
      orderRef(order_id)
        .get()
        .then((found) => found.data()),
      profileRef(uid)
        .get()
        .then((found) => found.data()),
    ]);
    if (account === null || !order || !profile) return null;
    if (order.assigned_to !== uid || order.handed_at?.toMillis() !== handed) return null;
    if (!isOpenOrder(order.status)) return null;
    return orderGiven(order, {
      name: greeted(account, to),
      link: `${siteAddress()}${orderOf(profile.role, order_id)}`,
    });
  },
});

/** No name of a client: a lock screen is read by others. */
function orderGiven(
  { service_name, plan_name, due_date, had_by = [] }: Order,
  { name, link }: { name: string; link: string },
): MailContent {
  const due = due_date === null ? "" : `, ${formatDate(due_date.toMillis())}`;
  const verb = had_by.length === 0 ? "New order for you" : "Handed to you";
  return letter({
    subject: `${verb}: ${service_name}${due}`,
    title: `${service_name} is now assigned to you`,
    preview: `${plan_name}${due}`,
    name,
    paragraphs: [
      `${service_name} (${plan_name}) is now assigned to you${had_by.length === 0 ? "" : ", with its documents and messages"}.`,
      ...(due_date === null
        ? []
        : [`The next date we promised the client is ${formatDate(due_date.toMillis())}.`]),
    ],
    action: { label: "Open the order", href: link },
    notes: [],
  });
}
