import { isDisputed } from "@niyamdesk/domain/commissions/changes";
import { istMonth } from "@niyamdesk/domain/commissions/commission";
import { feeOn } from "@niyamdesk/domain/earnings/agreement";
import { type CaFee, type FeeCause, feeChange } from "@niyamdesk/domain/earnings/ca-fee";
import { CA_FEES, FEE_AGREEMENTS, feesOfCauseQuery } from "@niyamdesk/domain/earnings/queries";
import type { Paise } from "@niyamdesk/domain/money/money";
import { gonePaise } from "@niyamdesk/domain/payments/refund-left";
import { timestamp } from "../platform/clock.ts";
import { consultationRef, orderRef, paymentRef, profileRef, recordRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

/** A piece of work as it is now. */
interface Work {
  cause: FeeCause;
  cause_id: string;
  /** Who did it, while it stands as done and is not paid back; null: nobody is due anything. */
  due: string | null;
  held: boolean;
  service_id: string | null;
  service_name: string;
  /** Epoch ms. */
  done_at: number;
}

type Look = (unit: UnitOfWork) => Promise<Work | null>;

/**
 * Brings what a CA earned by an order in line with the order and the payment that carries it now. Told twice, late or out of order, the
 * same comes of it.
 */
export function keepOrderFee(orderId: string): Promise<void> {
  return keep(orderId, async (unit) => {
    const order = await unit.get(orderRef(orderId));
    if (!order) return null;
    const payment = order.payment_id ? await unit.get(paymentRef(order.payment_id)) : undefined;
    const isGone = payment !== undefined && gonePaise(payment) >= payment.amount_paise;
    return {
      ...{
        cause: "order",
        cause_id: orderId,
        service_id: order.service_id,
        service_name: order.service_name,
      },
      due: order.status === "completed" && !isGone ? order.assigned_to : null,
      held: payment !== undefined && isDisputed(payment),
      done_at: (order.completed_at ?? order.updated_at).toMillis(),
    };
  });
}

/** The same of a consultation. One that was erased with its client's account stays as it was. */
export function keepConsultationFee(id: string): Promise<void> {
  return keep(id, async (unit) => {
    const consultation = await unit.get(consultationRef(id));
    if (!consultation) return null;
    const { status, ca_user_id, starts_at } = consultation;
    return {
      ...{ cause: "consultation", cause_id: id, service_id: null, service_name: "", held: false },
      ...{ due: status === "completed" ? ca_user_id : null, done_at: starts_at.toMillis() },
    };
  });
}

/** The same of whatever a line is for. */
export async function keepFee(id: string): Promise<void> {
  const line = (await recordRef(CA_FEES, id).get()).data();
  if (line?.cause === "order") await keepOrderFee(line.cause_id);
  if (line?.cause === "consultation") await keepConsultationFee(line.cause_id);
}

/** What was looked at may have changed before the line was there that others would have met: so it is looked at until nothing changes. */
async function keep(causeId: string, look: Look): Promise<void> {
  for (let changed = true; changed; )
    changed = await commitTogether((unit) => bringInLine(unit, causeId, look));
}

async function bringInLine(unit: UnitOfWork, cause_id: string, look: Look): Promise<boolean> {
  const found = await runWholeQuery(feesOfCauseQuery, { cause_id });
  const earned = found.filter((entry) => entry.get("kind") === "earned");
  // First the lines: what is read after them is at least as new as what their last change had seen.
  const lines = await Promise.all(earned.map(({ id }) => unit.get(recordRef(CA_FEES, id))));
  const work = await look(unit);
  if (work === null) return false;
  const known = lines.filter((line) => line !== undefined);
  // A fee that was mistyped is corrected on its day: until its payment is begun, the line follows.
  const agreed = await Promise.all(
    known.map(async ({ ca_id, done_at }) =>
      feeOn(await unit.get(recordRef(FEE_AGREEMENTS, ca_id)), work.service_id, done_at.toMillis()),
    ),
  );
  const changed = known.map((line, index) => keepLine(unit, line, work, agreed[index] ?? null));
  const isNew = work.due !== null && !known.some(({ ca_id }) => ca_id === work.due);
  return (isNew && (await accrue(unit, work, work.due))) || changed.includes(true);
}

function keepLine(unit: UnitOfWork, line: CaFee, { due, held }: Work, agreed: Paise | null): boolean {
  const { line: next, later } = feeChange(line, due === line.ca_id, agreed);
  const isSame = next.status === line.status && next.amount_paise === line.amount_paise;
  if (isSame && later === null && held === line.held) return false;
  const now = timestamp(unit.now());
  unit.update(recordRef(CA_FEES, line.id), { ...next, held, updated_at: now });
  if (later === null) return true;
  const id = `${line.id}_${next.changes}`;
  unit.create(recordRef(CA_FEES, id), {
    ...line,
    ...later,
    ...{ id, of: line.id, status: "accrued", held: false, changes: 0, changed_paise: 0, payout_id: null },
    ...{ done_at: now, month: istMonth(unit.now()), created_at: now, updated_at: now },
  });
  return true;
}

/** @returns whether anything was agreed with somebody who is a CA */
async function accrue(unit: UnitOfWork, work: Work, uid: string | null): Promise<boolean> {
  if (uid === null) return false;
  const { cause, cause_id, service_id, service_name, held, done_at } = work;
  // An agreement outlives a role: whoever does other work here now earns nothing by it.
  if ((await unit.get(profileRef(uid)))?.role !== "ca") return false;
  const amount_paise = feeOn(await unit.get(recordRef(FEE_AGREEMENTS, uid)), service_id, done_at);
  if (amount_paise === null) return false;
  const id = cause === "order" ? `order_${cause_id}_${uid}` : `consultation_${cause_id}`;
  const now = timestamp(unit.now());
  unit.create(recordRef(CA_FEES, id), {
    ...{ id, kind: "earned", of: null, ca_id: uid, cause, cause_id, service_name, amount_paise },
    ...{ status: "accrued", held, changes: 0, changed_paise: 0, done_at: timestamp(done_at) },
    ...{ month: istMonth(done_at), payout_id: null, created_at: now, updated_at: now },
  });
  return true;
}
