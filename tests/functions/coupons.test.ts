import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { Coupon, CouponUse } from "@niyamdesk/domain/coupons/coupon";
import { COUPON_USES, COUPONS } from "@niyamdesk/domain/coupons/queries";
import { describe, expect, test } from "vitest";
import { allotCreditNotes } from "../../functions/src/invoices/allot-credit-notes.ts";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { DAY_MS } from "../../functions/src/platform/clock.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, pay } from "./buying.ts";
import { makeDue } from "./make-due.ts";
import { type Client, call, signedIn, useProduct, withAccount } from "./product.ts";
import { read, recordsOf, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { wish } from "./wish.ts";

useProduct();

type Terms = CallableInput<"saveCoupon">["terms"];

async function coupon(changes: Partial<Terms> = {}): Promise<string> {
  const code = `T${randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase()}`;
  const terms: Terms = {
    ...{ code, discount: { kind: "percent", percent: 10 }, from: null, until: null, services: [] },
    ...{ most_uses: null, most_per_person: 1, least_price_paise: null, note: "Of a test", ...changes },
  };
  await call("saveCoupon", { terms, seen_at: null }, await withAccount("admin"));
  return terms.code;
}

/** ₹1,499 less ₹150, with 18 % GST: 1,591.82. */
const LESS = { seen_total: 1592 };
const FREE = { discount: { kind: "percent", percent: 100 } } as const;

async function opened(code: string, buyer: Client = signedIn(), changes: Parameters<typeof wish>[0] = LESS) {
  return { buyer, session: await call("createCheckout", wish({ coupon: code, ...changes }), buyer) };
}

const usesOf = async (code: string) => (await read<Coupon>(COUPONS, code)).uses;
const useOf = (checkoutId: string) => read<CouponUse>(COUPON_USES, checkoutId);

describe("an administrator's coupons", () => {
  test("[COU-01] made, changed until it is used, stopped: each act once in the audit log, nothing overwritten unseen", async () => {
    const admin = await withAccount("admin");
    const code = await coupon({ most_uses: 5 });
    const { updated_at, status, uses, created_at, ...terms } = await read<Coupon>(COUPONS, code);
    const change = (more: Partial<Terms>, seen_at: number | null = updated_at.toMillis()) =>
      call("saveCoupon", { terms: { ...terms, ...more } as Terms, seen_at }, admin);
    await refusal("coupon_exists", change({ note: "Another one" }, null));
    await refusal("changed_meanwhile", change({ note: "Another one" }, 1));
    await opened(code);
    await refusal("coupon_fixed", change({ discount: { kind: "percent", percent: 90 } }));
    await refusal("coupon_fixed", change({ most_uses: 4 }));
    await change({ most_uses: 6, note: "More of them" });
    const stopped = { code, reason: "The campaign is over" };
    await call("stopCoupon", stopped, admin);
    await call("stopCoupon", stopped, admin);
    expect(await read(COUPONS, code)).toMatchObject({ status: "stopped", most_uses: 6, uses: 1 });
    await refusal("coupon_refused", opened(code));
    const audited = await where<{ action: string }>(COLLECTIONS.auditLog, "subject", `${COUPONS}/${code}`);
    expect(audited.map(({ action }) => action).sort()).toEqual([
      "coupon.saved",
      "coupon.saved",
      "coupon.stopped",
    ]);
    expect([status, uses, created_at.toMillis()]).toEqual(["active", 0, updated_at.toMillis()]);
  });
});

describe("in the checkout", () => {
  test("[COU-02] the server reckons discount, tax and total, freezes them and asks the gateway for that; a total of the browser's is only compared", async () => {
    const code = await coupon();
    const buyer = signedIn();
    const plan = { service_id: "gst-registration", plan_id: "new-registration" };
    const terms = { code, price_paise: 149_900, discount_paise: 15_000 };
    expect(await call("lookAtCoupon", { code: code.toLowerCase(), ...plan }, buyer)).toEqual(terms);
    const { total } = await refusal("price_changed", opened(code, buyer, { seen_total: 1 }));
    expect(total).toBe("1592");
    const { session } = await opened(code, buyer);
    expect((await recordsOf(session.checkout_id)).checkout).toMatchObject({
      coupon: terms,
      amount_paise: 159_200,
      tax: { taxable_paise: 134_900, gst_paise: 24_282, round_off_paise: 18 },
    });
    expect((await razorpay.state()).orders[0]).toMatchObject({ amount: 159_200 });
  });

  test("[COU-02] unknown, stopped, over, not begun, of another service and used up by others: one answer, and no checkout", async () => {
    const one = await coupon({ most_uses: 1 });
    await opened(one);
    const codes = [
      "NOSUCHCODE",
      one,
      await coupon({ until: "2020-01-31" }),
      await coupon({ from: "2099-01-01" }),
      await coupon({ services: ["income-tax-return"] }),
      await coupon({ least_price_paise: 1_000_000 }),
    ];
    for (const code of codes) {
      const buyer = signedIn();
      const plan = { service_id: "gst-registration", plan_id: "new-registration" };
      await refusal("coupon_refused", call("lookAtCoupon", { code, ...plan }, buyer));
      await refusal("coupon_refused", opened(code, buyer));
      expect(await where(COLLECTIONS.checkouts, "user_id", buyer.uid)).toEqual([]);
    }
  });

  test("[COU-02] whoever tries codes is stopped after ten", async () => {
    const guesser = signedIn();
    const plan = { service_id: "gst-registration", plan_id: "new-registration" };
    const tries = Array.from({ length: 12 }, (_, n) =>
      call("lookAtCoupon", { code: `GUESS${n}`, ...plan }, guesser),
    );
    const answers = await Promise.allSettled(tries);
    const codes = answers.map((answer) => (answer as PromiseRejectedResult).reason.details.code as string);
    expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(2);
  });
});

describe("uses", () => {
  test("[COU-03] of fifty who want the last use at once, exactly one has it", async () => {
    const code = await coupon({ most_uses: 1 });
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => opened(code)));
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(refused.map(({ reason }) => reason.details.code)).toEqual(Array(49).fill("coupon_refused"));
    expect(await usesOf(code)).toBe(1);
    expect(await where(COUPON_USES, "code", code)).toHaveLength(1);
  });

  test("[COU-03] twenty at once take twenty of thirty, and all of them have theirs", async () => {
    const code = await coupon({ most_uses: 30 });
    await Promise.all(Array.from({ length: 20 }, () => opened(code)));
    expect(await usesOf(code)).toBe(20);
  });

  test("[COU-03] a retry and corrected details keep the one use, which moves along and ends the checkout before", async () => {
    const code = await coupon({ most_uses: 1 });
    const buyer = signedIn();
    const asked = wish({ coupon: code, ...LESS });
    const first = await call("createCheckout", asked, buyer);
    expect((await call("createCheckout", asked, buyer)).checkout_id).toBe(first.checkout_id);
    const contact = { ...asked.contact, name: "Asha S Rao" };
    const second = await call("createCheckout", wish({ coupon: code, ...LESS, contact }), buyer);
    expect(second.checkout_id).not.toBe(first.checkout_id);
    expect(await read(COLLECTIONS.checkouts, first.checkout_id)).toMatchObject({ status: "expired" });
    expect([(await useOf(first.checkout_id)).status, (await useOf(second.checkout_id)).status]).toEqual([
      "returned",
      "reserved",
    ]);
    expect(await usesOf(code)).toBe(1);
    // The window of the first one is still open somewhere: of a use that is not there any more nothing is sold.
    await confirm(await pay({ buyer, session: second }));
    const late = await pay({ buyer, session: first });
    expect(await confirm(late)).toMatchObject({ status: "held" });
    expect(await usesOf(code)).toBe(1);
  });

  test("[COU-03] put away, or a day old: the use is free again; money that comes all the same takes it back while it is there", async () => {
    const code = await coupon({ most_uses: 1 });
    const { buyer, session } = await opened(code);
    await call("putCheckoutAway", { checkout_id: session.checkout_id }, buyer);
    await call("putCheckoutAway", { checkout_id: session.checkout_id }, buyer);
    expect(await usesOf(code)).toBe(0);
    const other = await opened(code);
    await makeDue(other.session.checkout_id, 2 * DAY_MS);
    await reconcilePayments();
    expect([await usesOf(code), (await useOf(other.session.checkout_id)).status]).toEqual([0, "returned"]);
    await confirm(await pay({ buyer, session }));
    expect(await useOf(session.checkout_id)).toMatchObject({
      status: "used",
      order_id: expect.stringMatching(/^ORD-/),
    });
    expect(await usesOf(code)).toBe(1);
    await refusal("coupon_refused", opened(code));
  });

  test("[COU-03] browser and reconciliation at once count one use, and the person cannot use it again", async () => {
    const code = await coupon();
    const purchase = await opened(code);
    const paid = await pay(purchase);
    await makeDue(purchase.session.checkout_id);
    await Promise.all([confirm(paid), confirm(paid), reconcilePayments()]);
    expect(await usesOf(code)).toBe(1);
    expect((await recordsOf(purchase.session.checkout_id)).orders).toHaveLength(1);
    await refusal("coupon_used", opened(code, purchase.buyer, { ...LESS, repeat: true }));
  });
});

test("[COU-04] invoice, credit note and order follow the discounted value; the discount stands on the invoice before tax", async () => {
  const code = await coupon();
  const purchase = await opened(code);
  const paid = await pay(purchase);
  await confirm(paid);
  await allotInvoiceNumber(paid.payment.id);
  const { orders, invoices } = await recordsOf(purchase.session.checkout_id);
  const terms = { code, price_paise: 149_900, discount_paise: 15_000 };
  expect(orders[0]).toMatchObject({ amount: 1592, coupon: terms });
  expect(invoices[0]).toMatchObject({
    discount: terms,
    total_paise: 159_200,
    lines: [{ taxable_paise: 134_900 }],
  });
  const half = {
    payment_id: paid.payment.id,
    amount_paise: 79_600,
    reason: "goodwill",
    words: "Half of it back.",
  } as const;
  await call("refundPayment", { ...half, request_id: randomUUID() }, await withAccount("admin"));
  await reconcilePayments();
  await allotCreditNotes(paid.payment.id);
  const notes = (await recordsOf(purchase.session.checkout_id)).invoices.filter(
    ({ kind }) => kind === "credit_note",
  );
  expect(notes.map((note) => [note.total_paise, note.discount])).toEqual([[79_600, undefined]]);
});

describe("a coupon that covers all of it", () => {
  test("[COU-05] asked for ten times at once: one order without a payment, with mail and notification, and nothing at the gateway", async () => {
    const code = await coupon({ ...FREE, most_uses: 1 });
    const { buyer, session } = await opened(code, signedIn(), { seen_total: 0 });
    expect(session).toMatchObject({
      amount_paise: 0,
      razorpay_order_id: "",
      order_id: null,
      status: "created",
    });
    const place = () => call("placeFreeOrder", { checkout_id: session.checkout_id }, buyer);
    const placed = await Promise.all(Array.from({ length: 10 }, place));
    expect(new Set(placed.map(({ order_id }) => order_id)).size).toBe(1);
    const { checkout, orders, payments, inbox } = await recordsOf(session.checkout_id);
    expect(checkout).toMatchObject({ status: "paid", payment_id: null, next_check_at: null });
    expect(orders).toMatchObject([{ payment_id: null, amount: 0, status: "pending", coupon: { code } }]);
    expect(payments).toEqual([]);
    expect(inbox).toMatchObject([{ content: expect.stringContaining(code) }]);
    expect(await where(COLLECTIONS.mail, "data.order_id", orders[0]?.id)).toHaveLength(1);
    expect((await razorpay.state()).orders).toEqual([]);
    expect(await useOf(session.checkout_id)).toMatchObject({ status: "used", order_id: orders[0]?.id });
    const { base64 } = await call("printFreeOrder", { order_id: orders[0]?.id ?? "" }, buyer);
    expect(Buffer.from(base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    await refusal("order_not_found", call("printFreeOrder", { order_id: orders[0]?.id ?? "" }, signedIn()));
  });

  test("[COU-05] only its client orders it, only while it holds, and only what costs nothing; cancelled, nothing goes back", async () => {
    const { buyer, session } = await opened(await coupon(FREE), signedIn(), { seen_total: 0 });
    const place = (by: Client, checkout_id = session.checkout_id) =>
      call("placeFreeOrder", { checkout_id }, by);
    await refusal("checkout_not_found", place(signedIn()));
    const costly = await opened(await coupon());
    await refusal("payment_not_verified", place(costly.buyer, costly.session.checkout_id));
    const { order_id } = await place(buyer);
    const again = await opened(await coupon(FREE), signedIn(), { seen_total: 0 });
    await call("putCheckoutAway", { checkout_id: again.session.checkout_id }, again.buyer);
    await refusal("checkout_expired", place(again.buyer, again.session.checkout_id));
    expect(await call("cancelOwnOrder", { order_id }, buyer)).toMatchObject({ back_paise: 0 });
    expect(await read(COLLECTIONS.orders, order_id)).toMatchObject({
      status: "cancelled",
      cancelled_back_paise: 0,
    });
  });
});
