import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { afterEach, describe, expect, test, vi } from "vitest";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../functions/src/platform/clock.ts";
import type { CheckoutRecord } from "../../functions/src/platform/refs.ts";
import { razorpay } from "../support/razorpay.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { inChild } from "./in-child.ts";
import { makeDue } from "./make-due.ts";
import { call, signedIn, useProduct, withAccount } from "./product.ts";
import { collection, read, recordsOf, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { type Wish, wish } from "./wish.ts";

useProduct();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const CONTACT: Wish["contact"] = {
  name: "Asha Rao",
  email: "asha@example.in",
  phone: "98765 43210",
  state_code: "29",
};
const RAVI = {
  ...CONTACT,
  name: "Ravi Kumar",
  state_code: "27",
  gstin: "27AAPFU0939F1ZV",
  billing_name: "Ravi Traders",
  address: "Gala 7, Market Yard, Pune 411037",
};

async function invoiceOf(checkoutId: string): Promise<Invoice> {
  const { payments } = await recordsOf(checkoutId);
  const number = await allotInvoiceNumber(payments[0]?.id ?? "");
  return read<Invoice>(COLLECTIONS.invoices, number ?? "");
}

/** A service of a test's own, as an administrator would have made it. */
async function service(record: object, id = `svc-${randomUUID().slice(0, 8)}`): Promise<string> {
  await collection(COLLECTIONS.services)
    .doc(id)
    .set({ name: "A service", amount: 1000, active: true, ...record });
  return id;
}

describe("who is billed, by whom, for what: frozen when the checkout is opened", () => {
  test("[MX-11] a second tab that buys in another name gets a window of its own; each invoice says what its window showed", async () => {
    const buyer = signedIn();
    const first = { buyer, session: await call("createCheckout", wish({ contact: CONTACT }), buyer) };
    const paid = await pay(first);
    const other = await call("createCheckout", wish({ contact: RAVI }), buyer);
    expect(other.razorpay_order_id).not.toBe(first.session.razorpay_order_id);
    await confirm(paid);
    expect(await invoiceOf(first.session.checkout_id)).toMatchObject({
      recipient: { name: "Asha Rao", gstin: null, state_code: "29" },
      tax: { kind: "intra_state" },
    });
    expect(await read(COLLECTIONS.checkouts, other.checkout_id)).toMatchObject({
      contact: { billing_name: "Ravi Traders" },
      tax: { kind: "inter_state" },
    });
  });

  test("[MX-12] the supplier moves between opening and number: supplier and split are those of the opening", async () => {
    const purchase = await openCheckout({ contact: CONTACT });
    await confirm(await pay(purchase));
    vi.stubEnv("SUPPLIER_STATE", "27");
    vi.stubEnv("SUPPLIER_GSTIN", "27AAPFU0939F1ZV");
    expect(await invoiceOf(purchase.session.checkout_id)).toMatchObject({
      supplier: { state_code: "29", gstin: expect.stringMatching(/^29/) },
      tax: { kind: "intra_state", igst_paise: 0 },
    });
    const buyer = signedIn();
    const later = await call("createCheckout", wish({ contact: CONTACT }), buyer);
    vi.unstubAllEnvs();
    const again = await call("createCheckout", wish({ contact: CONTACT }), buyer);
    expect(again.checkout_id).not.toBe(later.checkout_id);
  });

  test.each([
    ["its SAC", { sac: "998231" }],
    ["its name", { name: "A better name" }],
    [
      "a plan's turnaround",
      { plans: [{ id: "standard", name: "Standard", price: 1000, turnaround: "2 days" }] },
    ],
  ])(
    "[MX-27] %s was corrected while a checkout is open: what is opened next is sold as corrected",
    async (_, change) => {
      const buyer = signedIn();
      const plans = [{ id: "standard", name: "Standard", price: 1000, turnaround: "9 days" }];
      const service_id = await service({ plans, sac: "998399" });
      const wanted = { service_id, plan_id: "standard", seen_total: 1180, contact: CONTACT };
      const before = await call("createCheckout", wish(wanted), buyer);
      expect((await call("createCheckout", wish(wanted), buyer)).checkout_id).toBe(before.checkout_id);
      await service({ plans, sac: "998399", ...change }, service_id);
      const after = await call("createCheckout", wish(wanted), buyer);
      expect(after.checkout_id).not.toBe(before.checkout_id);
      const sold = await read<CheckoutRecord>(COLLECTIONS.checkouts, after.checkout_id);
      expect(JSON.stringify(sold)).toContain(
        JSON.stringify(Object.values(change)[0]).replace(/.*"([^"]+)".*/, "$1"),
      );
    },
  );

  test("[MX-14] two services whose ids run together are two purchases", async () => {
    const buyer = signedIn();
    const plan = (id: string) => ({ plans: [{ id, name: "A plan", price: 1000 }] });
    const tail = randomUUID().slice(0, 8);
    await service({ name: "PAN card", ...plan("new") }, `pan${tail}_card`);
    await service({ name: "PAN", ...plan("card_new") }, `pan${tail}`);
    const wanted = { seen_total: 1180, contact: CONTACT };
    const card = await call(
      "createCheckout",
      wish({ ...wanted, service_id: `pan${tail}_card`, plan_id: "new" }),
      buyer,
    );
    const pan = await call(
      "createCheckout",
      wish({ ...wanted, service_id: `pan${tail}`, plan_id: "card_new" }),
      buyer,
    );
    expect(pan.checkout_id).not.toBe(card.checkout_id);
    expect(await read(COLLECTIONS.checkouts, pan.checkout_id)).toMatchObject({ service_name: "PAN" });
  });

  test("[MX-07] names of 250 Hindi letters or emoji are cut for the gateway at a whole character, and sold", async () => {
    for (const letter of ["क्षि", "👩‍👩‍👧"]) {
      const name = letter.repeat(150);
      const service_id = await service({ name, plans: [{ id: "p", name: letter.repeat(100), price: 1000 }] });
      const session = await call(
        "createCheckout",
        wish({ service_id, plan_id: "p", seen_total: 1180 }),
        signedIn(),
      );
      const noted = session.notes.service ?? "";
      expect(Buffer.byteLength(noted)).toBeLessThanOrEqual(255);
      expect(noted).toBe(letter.repeat(noted.length / letter.length));
      const { orders } = await razorpay.state();
      expect(orders.find(({ id }) => id === session.razorpay_order_id)?.notes).toMatchObject({
        service: noted,
      });
    }
  });
});

describe("the address on the invoice (CGST Rule 46(d), (e))", () => {
  const GRAND = { plans: [{ id: "p", name: "Plan", price: 50_000 }] };

  test("[MX-06] a registered recipient's is asked, kept on the profile and stated", async () => {
    const buyer = await withAccount("client_user");
    const { address, ...without } = RAVI;
    expect(await refusal("invalid_input", call("createCheckout", wish({ contact: without }), buyer))).toEqual(
      {
        field: "contact.address",
      },
    );
    const session = await call("createCheckout", wish({ contact: RAVI }), buyer);
    expect((await read<Profile>(COLLECTIONS.profiles, buyer.uid)).address).toBe(address);
    await collection(COLLECTIONS.profiles).doc(buyer.uid).update({ address: "Moved to Nashik" });
    await confirm(await pay({ buyer, session }));
    expect((await invoiceOf(session.checkout_id)).recipient).toMatchObject({ address, gstin: RAVI.gstin });
  });

  test("[MX-06] without a GSTIN it is needed from a taxable value of ₹50,000 on, not below", async () => {
    const service_id = await service(GRAND);
    const wanted = { service_id, plan_id: "p", seen_total: 59_000, contact: CONTACT };
    expect(await refusal("invalid_input", call("createCheckout", wish(wanted), signedIn()))).toEqual({
      field: "contact.address",
    });
    const address = "12, Lake Road\nBengaluru 560038";
    const session = await call(
      "createCheckout",
      wish({ ...wanted, contact: { ...CONTACT, address } }),
      signedIn(),
    );
    expect(await read(COLLECTIONS.checkouts, session.checkout_id)).toMatchObject({ contact: { address } });
    await service({ plans: [{ id: "p", name: "Plan", price: 49_999 }] }, service_id);
    await call("createCheckout", wish({ ...wanted, seen_total: 58_999 }), signedIn());
  });
});

describe("how long a checkout is good for", () => {
  test("[MX-05] one older than a day is not handed out: neither to the same request nor to another", async () => {
    const buyer = signedIn();
    const request = wish({ contact: CONTACT });
    const old = await call("createCheckout", request, buyer);
    await makeDue(old.checkout_id, DAY_MS + MINUTE_MS);
    const next = await call("createCheckout", wish({ contact: CONTACT }), buyer);
    expect(next.checkout_id).not.toBe(old.checkout_id);
    const again = await call("createCheckout", request, buyer);
    expect(again.checkout_id).toBe(next.checkout_id);
  });

  test("[MX-05] [N-03] a payment left at the bank withholds another try for 15 minutes, the checkout ends after a day, and a later capture still settles it", async () => {
    const purchase = await openCheckout();
    const id = purchase.session.checkout_id;
    const check = async () => (await call("checkPayment", { checkout_id: id }, purchase.buyer)).status;
    const begun = (ms: number) => ({
      status: "created" as const,
      created_at: Math.floor((Date.now() - ms) / 1000),
    });
    await pay(purchase, begun(3 * DAY_MS));
    expect(await check()).toBe("not_paid");
    const fresh = await pay(await openCheckout(), begun(MINUTE_MS));
    const { session, buyer } = fresh;
    expect((await call("checkPayment", { checkout_id: session.checkout_id }, buyer)).status).toBe(
      "processing",
    );
    await makeDue(id, DAY_MS + HOUR_MS);
    await reconcilePayments();
    expect((await recordsOf(id)).checkout.status).toBe("expired");
    await pay(purchase, { created_at: Math.floor(Date.now() / 1000) });
    expect(await check()).toBe("paid");
  });

  test("[MX-05] after five days a checkout is expired whatever its payments, also when the gateway refuses each look", async () => {
    const [authorised, refused, silent] = [await openCheckout(), await openCheckout(), await openCheckout()];
    await pay(authorised, { status: "created" });
    const body = { error: { code: "BAD_REQUEST_ERROR", description: "The id provided does not exist" } };
    const orderOf = ({ session }: typeof refused) => `GET /v1/orders/${session.razorpay_order_id}/payments`;
    await razorpay.failNext({ match: orderOf(refused), status: 400, body });
    await razorpay.failNext({ match: orderOf(silent), status: 500 });
    for (const { session } of [authorised, refused, silent]) await makeDue(session.checkout_id, 6 * DAY_MS);
    await reconcilePayments();
    const later = async ({ session }: typeof refused) => (await recordsOf(session.checkout_id)).checkout;
    for (const purchase of [authorised, refused, silent]) {
      expect((await later(purchase)).status).toBe("expired");
    }
  });

  test.each([24, -25])(
    "[MX-25] the function's clock is %i hours wrong: times are the database's",
    async (hours) => {
      const buyer = signedIn();
      const id = await inChild("open-with-wrong-clock.ts", [buyer.uid, String(hours)]);
      const { created_at, next_check_at } = (await recordsOf(id)).checkout;
      expect(Math.abs(created_at.toMillis() - Date.now())).toBeLessThan(MINUTE_MS);
      expect(Math.abs((next_check_at?.toMillis() ?? 0) - Date.now())).toBeLessThan(6 * MINUTE_MS);
      expect((await call("createCheckout", wish({ contact: CONTACT }), buyer)).checkout_id).toBe(id);
    },
  );

  test("[MX-26] opens beside looks and a confirmation all get an answer, and none says 'internal'", async () => {
    for (let round = 0; round < 6; round += 1) {
      const buyer = signedIn();
      const paid = await pay({
        buyer,
        session: await call("createCheckout", wish({ contact: CONTACT }), buyer),
      });
      const { checkout_id } = paid.session;
      const answers = await Promise.allSettled([
        ...Array.from({ length: 5 }, () => call("createCheckout", wish({ contact: CONTACT }), buyer)),
        call("checkPayment", { checkout_id }, buyer),
        call("checkPayment", { checkout_id }, buyer),
        confirm(paid),
      ]);
      const codes = answers.flatMap((answer) =>
        answer.status === "rejected" ? [answer.reason.details?.code] : [],
      );
      expect(codes.filter((code) => code !== "recently_paid" && code !== "busy")).toEqual([]);
      expect((await where(COLLECTIONS.orders, "user_id", buyer.uid)).length).toBe(1);
    }
  }, 60_000);
});
