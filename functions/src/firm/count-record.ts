import { factsOfLead, factsOfOrder, factsOfPayment } from "@niyamdesk/domain/firm/facts";
import {
  type Fact,
  FIRM_FACTS,
  FIRM_MONTHS,
  type FirmMonth,
  monthOfDay,
  SIDES,
} from "@niyamdesk/domain/firm/firm-month";
import { changesFor, type Sums } from "@niyamdesk/domain/firm/keep";
import { paymentsOfOrderQuery } from "@niyamdesk/domain/firm/queries";
import { type DocumentData, FieldValue, type PartialWithFieldValue } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { franchiseRef, leadRef, orderRef, paymentRef, recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

/**
 * Each brings what a record is counted with in line with the record as it is now, in one commit: safe to repeat, late, and in any
 * order. A record that is gone stays counted as it was.
 */
export async function countOrder(orderId: string): Promise<void> {
  await commitTogether(async (unit) => {
    const order = await unit.get(orderRef(orderId));
    if (!order) return;
    const franchise =
      order.franchise_id === null ? undefined : await unit.get(franchiseRef(order.franchise_id));
    await keepFacts(unit, `order_${orderId}`, factsOfOrder(order), {
      [order.service_id]: order.service_name,
      ...(franchise ? { [franchise.id]: franchise.territory_name } : {}),
      ...(order.assigned_to && order.assigned_name ? { [order.assigned_to]: order.assigned_name } : {}),
    });
  });
  // Whose money it is goes by the order.
  for (const { id } of await runQuery(paymentsOfOrderQuery, { order_id: orderId })) await countPayment(id);
}

export function countPayment(paymentId: string): Promise<void> {
  return commitTogether(async (unit) => {
    const payment = await unit.get(paymentRef(paymentId));
    if (!payment) return;
    const order = payment.order_id === null ? undefined : await unit.get(orderRef(payment.order_id));
    await keepFacts(unit, `payment_${paymentId}`, factsOfPayment(payment, order ?? null));
  });
}

export function countConversion(leadId: string): Promise<void> {
  return commitTogether(async (unit) => {
    const lead = await unit.get(leadRef(leadId));
    const order = lead?.conversion?.order_id;
    // By its order: a lead that becomes part of another is not counted twice.
    if (lead && order) await keepFacts(unit, `conversion_${order}`, factsOfLead(lead));
  });
}

async function keepFacts(
  unit: UnitOfWork,
  id: string,
  facts: readonly Fact[],
  names: Readonly<Record<string, string>> = {},
): Promise<void> {
  const ref = recordRef(FIRM_FACTS, id);
  const known = await unit.get(ref);
  const changes = changesFor(known?.facts ?? [], facts);
  if (known && changes.size === 0) return;
  const months = [...new Set(facts.map(({ day }) => monthOfDay(day)))];
  const kept = { facts: [...facts], months, updated_at: timestamp() };
  if (known) unit.update(ref, kept);
  else if (facts.length > 0) unit.create(ref, kept);
  for (const [month, change] of changes) addToMonth(unit, month, change, names);
}

/** Added and not written over: many at the same time do not wait for each other. */
function addToMonth(
  unit: UnitOfWork,
  month: string,
  change: Sums,
  names: Readonly<Record<string, string>>,
): void {
  const added: DocumentData = {
    ...{ month, updated_at: timestamp() },
    ...(Object.keys(names).length > 0 ? { names } : {}),
    // An empty part would take the place of the whole.
    ...Object.fromEntries(
      (["days", ...SIDES] as const)
        .filter((part) => Object.keys(change[part]).length > 0)
        .map((part) => [part, more(change[part])]),
    ),
  };
  unit.merge(recordRef(FIRM_MONTHS, month), added as PartialWithFieldValue<FirmMonth>);
}

function more(sums: Sums["days"]): DocumentData {
  return Object.fromEntries(
    Object.entries(sums).map(([key, figures]) => [
      key,
      Object.fromEntries(
        Object.entries(figures).map(([figure, by]) => [figure, FieldValue.increment(by as number)]),
      ),
    ]),
  );
}
