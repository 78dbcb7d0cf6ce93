import { changeOf, isDisputed } from "@niyamdesk/domain/commissions/changes";
import { type Commission, istMonth } from "@niyamdesk/domain/commissions/commission";
import {
  type CommissionSettings,
  DEFAULT_COMMISSION_SETTINGS,
} from "@niyamdesk/domain/commissions/commission-settings";
import { commissionsOfOrderQuery } from "@niyamdesk/domain/commissions/queries";
import { isOpenOrder, type Order } from "@niyamdesk/domain/orders/order";
import type { Payment } from "@niyamdesk/domain/payments/payment";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { commissionRef, orderRef, paymentRef, settingsRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

/**
 * Brings what was earned on an order in line with the order and the payment that carries it now: what went back, whether the bank is
 * deciding, whether it is done. Told twice, late or out of order, the same comes of it.
 */
export async function keepCommissions(orderId: string): Promise<void> {
  const found = await runWholeQuery(commissionsOfOrderQuery, { order_id: orderId });
  const earned = found.filter((entry) => entry.get("kind") === "earned").map(({ id }) => id);
  for (const id of earned) await commitTogether((unit) => keep(unit, id));
}

async function keep(unit: UnitOfWork, id: string): Promise<void> {
  // First the line: what is read after it is at least as new as what the last change of it had seen.
  const line = await unit.get(commissionRef(id));
  const order = line && (await unit.get(orderRef(line.order_id)));
  const payment = order?.payment_id ? await unit.get(paymentRef(order.payment_id)) : undefined;
  if (!line || !order || !payment) return;
  const settings = { ...DEFAULT_COMMISSION_SETTINGS, ...(await unit.get(settingsRef("commission"))) };
  const { line: changed, later } = changeOf(line, payment);
  const next = { ...changed, ...standing({ ...line, ...changed }, order, payment, settings, unit.now()) };
  if (!isChanged(line, next)) return;
  const now = timestamp(unit.now());
  unit.update(commissionRef(id), { ...next, updated_at: now });
  if (later === null) return;
  const laterId = `${id}_${changed.changes}`;
  unit.create(commissionRef(laterId), {
    ...line,
    ...later,
    ...{ id: laterId, of: id, status: "payable", order: next.order },
    ...{ taken_back_paise: 0, changes: 0, changed_paise: 0, held: false },
    ...{ closed_at: null, due_at: null, payable_at: now, month: istMonth(unit.now()), payout_id: null },
    ...{ created_at: now, updated_at: now },
  });
}

type Standing = Pick<Commission, "order" | "held" | "closed_at" | "due_at">;

/** Where the order stands, and with it when the line falls due. */
function standing(
  line: Commission,
  order: Order,
  payment: Payment,
  { window_days }: CommissionSettings,
  now: number,
): Standing {
  const held = isDisputed(payment);
  const closed_at = isOpenOrder(order.status) ? null : (line.closed_at ?? timestamp(now));
  const waits = line.status === "accrued" && closed_at !== null && !held;
  const due_at = waits ? timestamp(closed_at.toMillis() + window_days * DAY_MS) : null;
  return { order: { ...line.order, status: order.status }, held, closed_at, due_at };
}

/** Of a line that was due under other settings, the day stays as it was. */
function isChanged(line: Commission, next: Standing & ReturnType<typeof changeOf>["line"]): boolean {
  const at = (moment: Moment | null) => moment?.toMillis() ?? null;
  return (
    line.status !== next.status ||
    line.taken_back_paise !== next.taken_back_paise ||
    line.changes !== next.changes ||
    line.held !== next.held ||
    line.order.status !== next.order.status ||
    at(line.closed_at) !== at(next.closed_at) ||
    (line.due_at === null) !== (next.due_at === null)
  );
}
