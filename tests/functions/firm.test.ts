import "./own-project.ts";
import { FIRM_FACTS, FIRM_MONTHS, type FirmMonth, monthOfDay } from "@niyamdesk/domain/firm/firm-month";
import { istDay } from "@niyamdesk/domain/time/time";
import { expect, test } from "vitest";
import { onOrderToCount } from "../../functions/src/firm/count-order.trigger.ts";
import { onPaymentToCount } from "../../functions/src/firm/count-payment.trigger.ts";
import { recountFirm } from "../../functions/src/firm/recount-firm.ts";
import { orderRef, paymentRef, recordRef } from "../../functions/src/platform/refs.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { useProduct } from "./product.ts";
import { recordsOf } from "./records.ts";

useProduct();

const month = monthOfDay(istDay(Date.now()));

async function figures(): Promise<Partial<FirmMonth>> {
  return (await recordRef(FIRM_MONTHS, month).get()).data() ?? {};
}

/** As the database tells it: what is there now, and that it was not before. */
const written = async (ref: FirebaseFirestore.DocumentReference, params: object) =>
  ({ params, data: { before: undefined, after: await ref.get() } }) as never;

test("[Z-01] a paid order is counted once however often it is told of, follows whoever has it, and a wrong month is put right", async () => {
  const paid = await pay(await openCheckout());
  await confirm(paid);
  const { payments, orders } = await recordsOf(paid.session.checkout_id);
  const [payment] = payments;
  const [order] = orders;
  if (!payment || !order) throw new Error("Nothing was paid");
  const order_id = order.id;
  const revenue = payment.amount_paise - payment.gst_paise;
  const day = istDay(order.date.toMillis());
  const tell = async () => {
    const orderEvent = await written(orderRef(order_id), { orderId: order_id });
    const paymentEvent = await written(paymentRef(payment.id), { paymentId: payment.id });
    await Promise.all([
      onPaymentToCount.run(paymentEvent),
      onOrderToCount.run(orderEvent),
      onPaymentToCount.run(paymentEvent),
    ]);
  };
  const before = await figures();
  await tell();
  await tell();
  const after = await figures();
  const grew = (figure: "orders" | "revenue_paise") =>
    (after.days?.[day]?.[figure] ?? 0) - (before.days?.[day]?.[figure] ?? 0);
  expect([grew("orders"), grew("revenue_paise")]).toEqual([1, revenue]);
  expect(after.names?.[order.service_id]).toBe(order.service_name);

  await orderRef(order_id).update({ assigned_to: "ca-of-figures" });
  await tell();
  expect((await figures()).workers?.["ca-of-figures"]).toEqual({ orders: 1, revenue_paise: revenue });

  const right = await figures();
  const wrong = { ...right.days, [day]: { orders: 999 } };
  await recordRef(FIRM_MONTHS, month).update({ days: wrong, services: {} });
  expect((await recountFirm()).healed).toBeGreaterThan(0);
  const healed = await figures();
  expect([healed.days, healed.services, healed.workers]).toEqual([right.days, right.services, right.workers]);
  expect((await recountFirm()).healed).toBe(0);
  expect((await recordRef(FIRM_FACTS, `payment_${payment.id}`).get()).data()?.months).toEqual([month]);
});
