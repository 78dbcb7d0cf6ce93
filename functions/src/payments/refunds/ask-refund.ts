import { DomainError } from "@niyamdesk/domain/base/errors";
import { refundLeft, refundRefusal } from "@niyamdesk/domain/payments/refund-left";
import { REFUND_REQUESTS } from "@niyamdesk/domain/refunds/queries";
import type { RefundReason, RefundRequest } from "@niyamdesk/domain/refunds/refund-request";
import { gateway } from "../../integrations/razorpay/gateway.ts";
import { audit } from "../../platform/audit.ts";
import { timestamp } from "../../platform/clock.ts";
import { orderRef, paymentRef, recordRef } from "../../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../../platform/unit-of-work.ts";
import { applyAllRefunds } from "../apply-refund.ts";
import { closeRequest } from "./close-request.ts";
import { isOwed } from "./is-owed.ts";
import { requestOf, tellAgreed, tellBegun, tellFailed, tellRefused } from "./tell-refund.ts";

/** What is asked back of a payment. */
export interface Wanted {
  /** Of the request: the same asking is one refund, however often it is tried. */
  id: string;
  payment_id: string;
  amount_paise: number;
  reason: RefundReason;
  words: string;
  by: { uid: string; role: string };
  /** What failed or was refused, for which this is sent. */
  instead_of?: string | undefined;
}

/**
 * Notes within a commit what is to be given back, before the provider is asked: what others ask at the same moment counts it, so that
 * never more than was paid is asked for.
 *
 * @throws DomainError payment_not_found, dispute_open, dispute_lost, refund_too_much (facts `left_paise`), changed_meanwhile (also where
 * what it stands in for was sent by now)
 */
export async function noteWanted(
  unit: UnitOfWork,
  { id, payment_id, amount_paise, reason, words, by, instead_of }: Wanted,
): Promise<RefundRequest> {
  // Before the request: the same that is noted at this moment is found there, and not taken for another that left too little.
  const payment = await unit.get(paymentRef(payment_id));
  const known = await unit.get(recordRef(REFUND_REQUESTS, id));
  if (known) {
    if (!isSameRequest(known, { payment_id, amount_paise })) throw new DomainError("changed_meanwhile");
    return known;
  }
  if (!payment) throw new DomainError("payment_not_found");
  const refusal = refundRefusal(payment);
  if (refusal !== null) throw new DomainError(refusal);
  const left_paise = refundLeft(payment);
  if (amount_paise > left_paise) throw new DomainError("refund_too_much", { left_paise: String(left_paise) });
  const named = instead_of === undefined ? {} : { instead_of };
  if (instead_of !== undefined && !(await isOwed(payment, instead_of)))
    throw new DomainError("changed_meanwhile");
  const request: RefundRequest = {
    ...{ id, payment_id, order_id: payment.order_id, user_id: payment.user_id },
    ...{ amount_paise, reason, words, asked_by: by.uid, status: "asked", refund_id: null, ...named },
    ...{ created_at: timestamp(unit.now()), updated_at: timestamp(unit.now()) },
  };
  unit.create(recordRef(REFUND_REQUESTS, id), request);
  unit.update(paymentRef(payment_id), {
    asking_paise: (payment.asking_paise ?? 0) + amount_paise,
    updated_at: timestamp(unit.now()),
  });
  await tellBegun(unit, payment, request);
  audit(unit, `refund-asked_${id}`, {
    ...{ actor: by.uid, role: by.role, action: "refund.asked", subject: paymentRef(payment_id).path },
    ...{ before: null, after: { amount_paise }, reason: { kind: reason, words } },
  });
  return request;
}

/** A second try with another sum is another refund, which nobody has asked for knowingly. */
export function isSameRequest(
  known: RefundRequest,
  { payment_id, amount_paise }: Pick<Wanted, "payment_id" | "amount_paise">,
): boolean {
  return known.payment_id === payment_id && known.amount_paise === amount_paise;
}

/** The same, asked for by itself, and carried out. @throws as `noteWanted` and `carryOut` do */
export async function askRefund(wanted: Wanted): Promise<RefundRequest["status"]> {
  const request = await commitTogether(async (unit) => {
    const noted = await noteWanted(unit, wanted);
    const known = await unit.get(recordRef(REFUND_REQUESTS, wanted.id));
    const order = noted.order_id === null ? undefined : await unit.get(orderRef(noted.order_id));
    if (known === undefined && order) tellAgreed(unit, order, noted);
    return noted;
  });
  return request.status === "asked" ? carryOut(request.id) : request.status;
}

/**
 * Asks the provider for what was noted, by a key of its own: killed anywhere and asked again, it is one refund. What the provider knows of
 * the payment is taken over before the note is closed, so that the money counts throughout.
 *
 * @returns `asked` when the provider did not answer: the schedule goes on with it
 */
export async function carryOut(id: string): Promise<RefundRequest["status"]> {
  const request = (await recordRef(REFUND_REQUESTS, id).get()).data();
  if (!request) throw new RangeError(`There is no refund request ${id}`);
  if (request.status !== "asked") return request.status;
  try {
    const answer = await sent(request);
    const known = await gateway.refundsOfPayment(request.payment_id);
    await applyAllRefunds(request.payment_id, known);
    // It may have been carried out by a try that nobody heard the answer of.
    const refund_id = answer.refund_id ?? known.find((refund) => requestOf(refund) === id)?.id ?? null;
    return await commitTogether((unit) => close(unit, id, { ...answer, refund_id }));
  } catch (error) {
    if (error instanceof DomainError && error.code === "gateway_unavailable") return "asked";
    throw error;
  }
}

interface Answer {
  /** Null: the provider refused. */
  refund_id: string | null;
  /** What it said then. */
  refusal: string;
}

/** A provider that is at the same request just now, or silent, is one that gives no answer. */
async function sent({ id, payment_id, amount_paise, reason, instead_of }: RefundRequest): Promise<Answer> {
  try {
    const { id: refund_id } = await gateway.refund({
      paymentId: payment_id,
      amount: amount_paise,
      idempotencyKey: `ask-${id}`,
      notes: { reason, request: id, ...(instead_of === undefined ? {} : { instead_of }) },
    });
    return { refund_id, refusal: "" };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "gateway_refused") throw error;
    return { refund_id: null, refusal: String(error.facts.description ?? "") };
  }
}

async function close(
  unit: UnitOfWork,
  id: string,
  { refund_id, refusal }: Answer,
): Promise<RefundRequest["status"]> {
  const request = await unit.get(recordRef(REFUND_REQUESTS, id));
  if (request?.status !== "asked") return request?.status ?? "refused";
  const payment = await unit.get(paymentRef(request.payment_id));
  const status = closeRequest(unit, request, { refund_id, refusal });
  if (payment) {
    unit.update(paymentRef(payment.id), {
      asking_paise: Math.max(0, (payment.asking_paise ?? 0) - request.amount_paise),
      updated_at: timestamp(unit.now()),
    });
  }
  if (status === "refused") {
    await tellFailed(unit, { payment_id: request.payment_id, request_id: id, refund_id: null });
    await tellRefused(unit, payment, request);
  }
  return status;
}
