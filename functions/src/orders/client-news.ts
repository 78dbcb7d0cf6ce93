import type { Order } from "@niyamdesk/domain/orders/order";
import { addressee } from "../mail/addressee.ts";
import { countUnproven } from "../mail/mail-hour.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { DAY_MS, MINUTE_MS, timestamp } from "../platform/clock.ts";
import { mailRef, orderNewsRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import type { Cause } from "./cause.ts";
import { orderNewsMail } from "./order-news.mail.ts";

/** What happens to an order within so long is one mail. */
const GATHERED_MS = 10 * MINUTE_MS;
const REMEMBERED_DAYS = 30;

/**
 * Puts what happened into the mail that waits, or begins one that waits ten minutes. The mail is a record of the same commit, so that each
 * cause stands in exactly one; whoever begins to send it meets whoever adds to it.
 */
export async function mailClient(unit: UnitOfWork, order: Order, causes: readonly Cause[]): Promise<void> {
  if (causes.length === 0) return;
  const before = await unit.get(orderNewsRef(order.id));
  const waiting = before && (await unit.get(mailRef(before.mail_id)));
  if (waiting?.status === "queued" && waiting.attempts === 0) {
    const { data } = waiting;
    const told = Array.isArray(data.causes) ? data.causes : [];
    unit.update(mailRef(waiting.id), { data: { ...data, causes: [...told, ...causes] } });
    return;
  }
  const account = await addressee(order.user_id);
  const to = account?.email ?? order.customer_info.email;
  if (account === null || !to) return;
  const isProven = account.emailVerified && account.email === to;
  if (!isProven && !(await countUnproven(unit, to, { as: "account", who: order.user_id }))) return;
  const count = (before?.count ?? 0) + 1;
  const id = `order-news_${order.id}_${count}`;
  const next = { mail_id: id, count, expires_at: timestamp(unit.now() + REMEMBERED_DAYS * DAY_MS) };
  if (before) unit.update(orderNewsRef(order.id), next);
  else unit.create(orderNewsRef(order.id), next);
  queueMail(unit, orderNewsMail, {
    ...{ id, to, notBefore: unit.now() + GATHERED_MS },
    data: { order_id: order.id, uid: order.user_id, causes: [...causes] },
  });
}
