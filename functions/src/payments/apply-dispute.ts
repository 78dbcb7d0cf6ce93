import {
  bankClaim,
  type Dispute,
  type DisputeStatus,
  gravestDispute,
  type Payment,
} from "@niyamdesk/domain/payments/payment";
import { type GatewayDispute, respondBy } from "../integrations/razorpay/schemas.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { audit } from "../platform/audit.ts";
import { SECOND_MS, timestamp } from "../platform/clock.ts";
import { administratorEmail } from "../platform/params.ts";
import { checkoutRef, mailRef, orderRef, paymentRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { heldOrOver } from "./held-checkout.ts";
import { paymentDisputedMail } from "./payment-disputed.mail.ts";
import { carryIfForsaken, NOTHING_TOLD } from "./tell-order.ts";

const FINAL: readonly DisputeStatus[] = ["won", "lost", "closed"];

/**
 * Keeps what the provider says of a dispute on its payment, one record a dispute however often and in whatever order it is
 * told; the administrator gets one mail, and another where it is lost; staff see it at the order. A decision is never taken back by an earlier word. Its client
 * is asked nothing about money that the bank is deciding about, and no order is carried by it until the bank leaves it to us.
 *
 * @param at when the provider said so, epoch seconds
 * @returns false when we have no such payment
 */
export function applyDispute(dispute: GatewayDispute, at: number): Promise<boolean> {
  return commitTogether(async (unit) => {
    const payment = await unit.get(paymentRef(dispute.payment_id));
    if (payment) await keep(unit, payment, dispute, at);
    return payment !== undefined;
  });
}

async function keep(unit: UnitOfWork, payment: Payment, told: GatewayDispute, at: number): Promise<void> {
  const { disputes = [] } = payment;
  const known = disputes.find(({ id }) => id === told.id);
  const dispute = read(told, at);
  if (known && (isSame(dispute, known) || !isNewer(dispute, known))) return;
  const all = [...disputes.filter(({ id }) => id !== told.id), dispute].sort(byTime);
  const after = { ...payment, disputes: all };
  const checkout =
    payment.checkout_id === null ? undefined : await unit.get(checkoutRef(payment.checkout_id));
  const isFree = bankClaim(payment) !== null && bankClaim(after) === null;
  const goesOn = checkout && isFree ? await carryIfForsaken(unit, after, checkout) : NOTHING_TOLD;
  unit.update(paymentRef(payment.id), { disputes: all, ...goesOn.payment, updated_at: timestamp() });
  const changes = checkout && {
    ...(await heldOrOver({ ...after, ...goesOn.payment }, checkout)),
    ...goesOn.checkout,
  };
  if (checkout && Object.keys(changes ?? {}).length > 0) {
    unit.update(checkoutRef(checkout.id), { ...changes, updated_at: timestamp(unit.now()) });
  }
  const order = payment.order_id === null ? undefined : await unit.get(orderRef(payment.order_id));
  // An order that another payment carries by now is not concerned.
  const dispute_status = gravestDispute(all);
  if (order?.payment_id === payment.id && dispute_status !== null) {
    unit.update(orderRef(order.id), { dispute_status, updated_at: timestamp() });
  }
  if (!known) await alert(unit, payment, dispute, "payment-disputed");
  else if (dispute.status === "lost") await alert(unit, payment, dispute, "payment-dispute-lost");
}

function read(told: GatewayDispute, at: number): Dispute {
  const by = respondBy(told);
  return {
    id: told.id,
    amount_paise: told.amount,
    deducted_paise: told.amount_deducted ?? 0,
    phase: told.phase ?? "",
    reason_code: told.reason_code ?? "",
    status: told.status,
    respond_by: by === null ? null : timestamp(by),
    created_at: timestamp(told.created_at * SECOND_MS),
    told_at: timestamp(at * SECOND_MS),
  };
}

/** Nothing is written for what we know, however often it is looked up. */
function isSame(told: Dispute, known: Dispute): boolean {
  return (
    told.status === known.status &&
    told.phase === known.phase &&
    told.reason_code === known.reason_code &&
    told.amount_paise === known.amount_paise &&
    told.deducted_paise === known.deducted_paise &&
    told.respond_by?.toMillis() === known.respond_by?.toMillis()
  );
}

/** A decision stands; before it the later word counts, and of two in one second the one nearer to a decision. */
function isNewer(told: Dispute, known: Dispute): boolean {
  if (FINAL.includes(known.status)) return false;
  if (FINAL.includes(told.status)) return true;
  const later = told.told_at.toMillis() - known.told_at.toMillis();
  return later > 0 || (later === 0 && known.status === "open" && told.status === "under_review");
}

function byTime(a: Dispute, b: Dispute): number {
  return a.created_at.toMillis() - b.created_at.toMillis() || a.id.localeCompare(b.id, "en");
}

async function alert(
  unit: UnitOfWork,
  payment: Payment,
  dispute: Dispute,
  what: "payment-disputed" | "payment-dispute-lost",
): Promise<void> {
  const id = `${what}_${dispute.id}`;
  audit(unit, id, {
    actor: "system",
    role: "system",
    action: "payment.disputed",
    subject: `payments/${payment.id}`,
    before: null,
    after: { dispute: dispute.id, amount_paise: dispute.amount_paise, status: dispute.status },
  });
  const to = administratorEmail();
  if (to === null || (await unit.get(mailRef(id))) !== undefined) return;
  // One that is still to go says what the bank has decided by then. Written, so that one that is taken out meanwhile is noticed.
  const waiting = mailRef(`payment-disputed_${dispute.id}`);
  if ((await unit.get(waiting))?.status === "queued") return unit.update(waiting, { status: "queued" });
  const data = { payment_id: payment.id, dispute_id: dispute.id };
  queueMail(unit, paymentDisputedMail, { id, to, data });
}
