import { DomainError } from "@niyamdesk/domain/base/errors";
import {
  type BookFinding,
  type FindingKind,
  type FindingStatus,
  isCompared,
  MENDABLE,
} from "@niyamdesk/domain/books/finding";
import { BOOK_FINDINGS, findingsOfPaymentQuery } from "@niyamdesk/domain/books/queries";
import { findCheckoutId } from "../checkouts/find-checkout-id.ts";
import { gateway } from "../integrations/razorpay/gateway.ts";
import { allotCreditNotes } from "../invoices/allot-credit-notes.ts";
import { allotInvoiceNumber } from "../invoices/allot-invoice-number.ts";
import { applyAllRefunds } from "../payments/apply-refund.ts";
import { recordFetchedPayment, recordPayment } from "../payments/record-payment.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { checkoutRef, mailRef, recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { comparePayment } from "./compare-payment.ts";
import { write } from "./decide.ts";
import { keepAll } from "./keep-faults.ts";

/**
 * Does what is to be done about a finding, by what does it otherwise as well, and compares that payment again. Twice it is once.
 *
 * @returns `open` when the two still differ
 * @throws DomainError finding_not_found; finding_needs_people where there is nothing that could be done here; gateway_unavailable
 */
export async function mend(finding_id: string, by: Caller): Promise<FindingStatus> {
  const finding = (await recordRef(BOOK_FINDINGS, finding_id).get()).data();
  if (!finding) throw new DomainError("finding_not_found");
  if (finding.status === "closed") return "closed";
  if (!MENDABLE.includes(finding.kind)) throw new DomainError("finding_needs_people");
  if (finding.kind === "mail_given_up") {
    await commitTogether((unit) => sendAgain(unit, finding, by));
    return "closed";
  }
  const { payment_id } = finding;
  if (payment_id === null) throw new DomainError("finding_needs_people");
  await WAYS[finding.kind]?.(payment_id);
  await commitTogether((unit) => noteMended(unit, finding, by));
  await compareAnew(payment_id);
  return (await recordRef(BOOK_FINDINGS, finding_id).get()).data()?.status ?? "closed";
}

const takeRefundsOver = async (id: string) => applyAllRefunds(id, await gateway.refundsOfPayment(id));
const makeInvoice = async (id: string) => void (await allotInvoiceNumber(id));

const WAYS: Partial<Record<FindingKind, (paymentId: string) => Promise<void>>> = {
  unknown_payment: takeOver,
  unknown_refund: takeRefundsOver,
  refund_status_differs: takeRefundsOver,
  payment_without_invoice: makeInvoice,
  refund_without_credit_note: async (id) => void (await allotCreditNotes(id)),
};

/** It becomes the order that was paid for, or is held like any other that does not fit. */
async function takeOver(id: string): Promise<void> {
  const payment = await gateway.fetchPayment(id);
  const checkoutId = await findCheckoutId(payment.order_id);
  const checkout = checkoutId === null ? undefined : (await checkoutRef(checkoutId).get()).data();
  await (checkout ? recordFetchedPayment(payment, checkout) : recordPayment(payment));
  if (checkout) await allotInvoiceNumber(id);
}

/** All that the comparison finds of a payment, as it is now. */
async function compareAnew(payment_id: string): Promise<void> {
  const faults = await comparePayment(payment_id);
  const known = (await runQuery(findingsOfPaymentQuery, { payment_id })).map(({ id }) => id);
  await commitTogether((unit) => keepAll(unit, { faults, known, of: isOfOnePayment }));
}

function isOfOnePayment(kind: FindingKind): boolean {
  return isCompared(kind) && !kind.startsWith("series_") && !kind.endsWith("_without_payment");
}

async function noteMended(unit: UnitOfWork, { id }: BookFinding, by: Caller): Promise<void> {
  const finding = await unit.get(recordRef(BOOK_FINDINGS, id));
  if (finding) write(unit, finding, by, { verb: "mended", key: keyOf(finding), changes: {} });
}

async function sendAgain(unit: UnitOfWork, { id, part_id }: BookFinding, by: Caller): Promise<void> {
  const finding = await unit.get(recordRef(BOOK_FINDINGS, id));
  const ref = part_id === null ? null : mailRef(part_id);
  const mail = ref && (await unit.get(ref));
  if (!finding || finding.status === "closed") return;
  const now = timestamp(unit.now());
  if (ref && mail?.status === "failed") {
    unit.update(ref, { status: "queued", attempts: 0, next_attempt_at: now, lease_until: null });
  }
  const changes = { status: "closed", closed_at: now } as const;
  write(unit, finding, by, { verb: "mended", key: keyOf(finding), changes });
}

/** One line for each time that the fault came. */
function keyOf({ id, found_at }: BookFinding): string {
  return `${id} ${found_at.toMillis()}`;
}
