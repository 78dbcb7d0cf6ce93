import { DomainError } from "@niyamdesk/domain/base/errors";
import { transferId } from "@niyamdesk/domain/payments/payment";
import { refundLeft, refundRefusal } from "@niyamdesk/domain/payments/refund-left";
import { REFUND_REQUESTS } from "@niyamdesk/domain/refunds/queries";
import type { RefundRequest } from "@niyamdesk/domain/refunds/refund-request";
import { audit } from "../../platform/audit.ts";
import { SECOND_MS, timestamp } from "../../platform/clock.ts";
import { paymentRef, recordRef } from "../../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../../platform/unit-of-work.ts";
import { applyWithin } from "../apply-refund.ts";
import { isSameRequest, type Wanted } from "./ask-refund.ts";
import { isUnsent } from "./is-owed.ts";

/**
 * Notes money that was sent by bank transfer, since the provider could not give it back: a refund like any other, with its credit note, its
 * line in the order and its mail, in one commit. Noted again by the same request, it is the one that was noted.
 *
 * @throws DomainError payment_not_found, dispute_open, dispute_lost, refund_too_much (facts `left_paise`), changed_meanwhile
 */
export function noteTransfer(wanted: Wanted & { utr: string }): Promise<void> {
  return commitTogether((unit) => noteWithin(unit, wanted));
}

async function noteWithin(unit: UnitOfWork, { utr, by, ...wanted }: Wanted & { utr: string }): Promise<void> {
  const { instead_of } = wanted;
  const { id, payment_id, amount_paise, reason, words } = wanted;
  const ref = recordRef(REFUND_REQUESTS, id);
  // Before the request: the same that is noted at this moment is found there, and not taken for a transfer noted twice.
  const payment = await unit.get(paymentRef(payment_id));
  const known = await unit.get(ref);
  // The bank numbers a transfer once: typed twice for a payment, by two people, it is one; of another number, it is another.
  const refund_id = transferId(utr, payment_id);
  const isSame = known && isSameRequest(known, wanted) && known.refund_id === refund_id;
  if (known && !isSame) throw new DomainError("changed_meanwhile");
  if (known) return;
  if (!payment) throw new DomainError("payment_not_found");
  const refusal = refundRefusal(payment);
  if (refusal !== null) throw new DomainError(refusal);
  const left_paise = refundLeft(payment);
  if (amount_paise > left_paise) throw new DomainError("refund_too_much", { left_paise: String(left_paise) });
  if (payment.refunds.some((refund) => refund.id === refund_id)) throw new DomainError("transfer_noted");
  // Not whether it is still owed: the bank has sent this money, and it is noted as what it is.
  const named = instead_of === undefined ? {} : { instead_of };
  if (instead_of !== undefined && !(await isUnsent(payment, instead_of)))
    throw new DomainError("changed_meanwhile");
  const now = timestamp(unit.now());
  const request: RefundRequest = {
    ...{ id, payment_id, order_id: payment.order_id, user_id: payment.user_id, amount_paise, reason, words },
    ...{ asked_by: by.uid, status: "accepted", refund_id, created_at: now, updated_at: now },
    ...named,
  };
  unit.create(ref, request);
  const sent = {
    ...{ id: refund_id, payment_id, amount: amount_paise, status: "processed" as const },
    ...{
      created_at: Math.floor(unit.now() / SECOND_MS),
      notes: { request: id, ...named },
      acquirer_data: { utr },
    },
  };
  await applyWithin(unit, payment, { told: [sent], toldInAll: (before) => before });
  audit(unit, `refund-transferred_${id}`, {
    ...{ actor: by.uid, role: by.role, action: "refund.transferred", subject: paymentRef(payment_id).path },
    ...{ before: null, after: { amount_paise, refund_id } },
    reason: { kind: reason, words },
  });
}
