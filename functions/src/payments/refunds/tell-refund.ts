import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import type { Order } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { hasCreditNotes, isTransfer, type Payment } from "@niyamdesk/domain/payments/payment";
import type { RefundRequest } from "@niyamdesk/domain/refunds/refund-request";
import type { GatewayRefund } from "../../integrations/razorpay/schemas.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { notify } from "../../notifications/inbox.ts";
import { timestamp } from "../../platform/clock.ts";
import { administratorEmail } from "../../platform/params.ts";
import { checkoutRef, mailRef, orderRef } from "../../platform/refs.ts";
import type { UnitOfWork } from "../../platform/unit-of-work.ts";
import { refundMail } from "../refund.mail.ts";
import { refundFailedMail } from "../refund-failed.mail.ts";
import { beforeRefund, inTimeline } from "../refund-timeline.ts";

/** Our request's id, which a refund of ours carries; null for one that was begun in the provider's dashboard. */
export function requestOf({ notes }: Pick<GatewayRefund, "notes">): string | null {
  const isOurs = typeof notes === "object" && notes !== null && "request" in notes;
  return isOurs && typeof notes.request === "string" ? notes.request : null;
}

/** Whether we asked for it, by a request or to give held money back: each refund of ours says why. */
export function isAsked({ notes }: Pick<GatewayRefund, "notes">): boolean {
  return typeof notes === "object" && notes !== null && ("request" in notes || "reason" in notes);
}

/** What a refund of ours stands in for, as we told the provider. */
export function insteadOf({ notes }: Pick<GatewayRefund, "notes">): string | null {
  const isNamed = typeof notes === "object" && notes !== null && "instead_of" in notes;
  return isNamed && typeof notes.instead_of === "string" ? notes.instead_of : null;
}

/** In the commit that asks for it: a client hears that money is on its way, by mail and, unless they asked themselves, in the product. */
export async function tellBegun(unit: UnitOfWork, payment: Payment, request: RefundRequest): Promise<void> {
  const { id, user_id: uid, amount_paise, asked_by } = request;
  const checkout =
    payment.checkout_id === null ? undefined : await unit.get(checkoutRef(payment.checkout_id));
  if (uid === null || !checkout) return;
  queueMail(unit, refundMail, {
    ...{ id: `refund-begun_${id}`, to: checkout.contact.email },
    data: { uid, payment_id: payment.id, about: "begun", request_id: id, refund_id: null },
  });
  if (asked_by === uid) return;
  const { title, content } = NOTICE_WORDS.refundBegun;
  notify(unit, uid, {
    ...{ id: `refund-begun_${id}`, title, type: "update", link: placeOf(payment) },
    content: content(payment.service, formatPaise(amount_paise)),
  });
}

/** What an administrator wrote stands in the order's timeline. */
export function tellAgreed(unit: UnitOfWork, order: Order, { amount_paise, words }: RefundRequest): void {
  const { event, description } = TIMELINE_WORDS.refundAgreed;
  const entry = {
    ...{ date: timestamp(beforeRefund(unit.now(), order.timeline)), event, by: "Administrator" },
    description: description(formatPaise(amount_paise), words),
  };
  unit.update(orderRef(order.id), {
    timeline: [...order.timeline, entry].sort(inTimeline),
    updated_at: timestamp(unit.now()),
  });
}

/**
 * What the provider says of refunds that are final, once each: sent, to the client; failed at the bank, to administrators. Money that bought
 * nothing is told about where it is held, but for a transfer: nothing else tells its client of that.
 *
 * @param to of the checkout
 */
export async function tellFinal(
  unit: UnitOfWork,
  payment: Payment,
  { news, to }: { news: readonly GatewayRefund[]; to: string },
): Promise<void> {
  const { id: payment_id, user_id: uid, order_id } = payment;
  const told = order_id === null ? news.filter(isTransfer) : news;
  for (const refund of told) {
    const { id: refund_id, status, amount } = refund;
    const request_id = requestOf(refund);
    if (status === "failed") {
      await tellFailed(unit, { payment_id, request_id: null, refund_id });
      tellStuck(unit, payment, { id: refund_id, amount_paise: amount, to, request_id, refund_id });
    }
    if (status !== "processed" || uid === null) continue;
    queueMail(unit, refundMail, {
      ...{ id: `refund-sent_${refund_id}`, to },
      data: { uid, payment_id, about: "sent", request_id, refund_id },
    });
    const { title, content } = NOTICE_WORDS[hasCreditNotes(payment) ? "refundSent" : "heldSent"];
    notify(unit, uid, {
      ...{ id: `refund-sent_${refund_id}`, title, type: "update", link: placeOf(payment) },
      content: content(payment.service, formatPaise(amount)),
    });
  }
}

/** What the provider refused, whose client was told that it is on its way. */
export async function tellRefused(
  unit: UnitOfWork,
  payment: Payment | undefined,
  { id, amount_paise }: RefundRequest,
): Promise<void> {
  const checkout_id = payment?.checkout_id ?? null;
  const checkout = checkout_id === null ? undefined : await unit.get(checkoutRef(checkout_id));
  if (!payment || !checkout) return;
  const to = checkout.contact.email;
  tellStuck(unit, payment, { id, amount_paise, to, request_id: id, refund_id: null });
}

interface Stuck {
  id: string;
  amount_paise: number;
  to: string;
  request_id: string | null;
  refund_id: string | null;
}

/** Whoever was told that money comes hears that it does not, and need not ask. */
function tellStuck(unit: UnitOfWork, payment: Payment, stuck: Stuck): void {
  const { user_id: uid, id: payment_id } = payment;
  if (uid === null) return;
  const { id, amount_paise, to, request_id, refund_id } = stuck;
  queueMail(unit, refundMail, {
    ...{ id: `refund-stuck_${id}`, to },
    data: { uid, payment_id, about: "stuck", request_id, refund_id },
  });
  const { title, content } = NOTICE_WORDS.refundStuck;
  notify(unit, uid, {
    ...{ id: `refund-stuck_${id}`, title, type: "update", link: placeOf(payment) },
    content: content(payment.service, formatPaise(amount_paise)),
  });
}

/** An administrator has to find another way. */
export async function tellFailed(
  unit: UnitOfWork,
  data: { payment_id: string; request_id: string | null; refund_id: string | null },
): Promise<void> {
  const to = administratorEmail();
  const id = `refund-failed_${data.refund_id ?? data.request_id}`;
  if (to === null || (await unit.get(mailRef(id))) !== undefined) return;
  queueMail(unit, refundFailedMail, { id, to, data });
}

function placeOf({ order_id }: Payment): string {
  return order_id === null ? PATHS.user.payments : PATHS.userOrder(order_id);
}
