import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { afterEach, describe, expect, test, vi } from "vitest";
import { razorpay } from "../support/razorpay.ts";
import { openCheckout, type Paid, pay } from "./buying.ts";
import { urlOf, useProduct } from "./product.ts";
import { collection, recordsOf } from "./records.ts";
import { deliver, rawWebhook, SECRET, type Signed, webhook } from "./webhooks.ts";

useProduct();
afterEach(() => vi.unstubAllEnvs());

function send(signed: Signed): Promise<number> {
  return deliver(signed, urlOf("razorpayWebhook"));
}

async function countsOf({ session }: Pick<Paid, "session">) {
  const { checkout, orders, payments, mails, inbox } = await recordsOf(session.checkout_id);
  return [checkout.status, orders.length, payments.length, mails.length, inbox.length];
}

const ONE_OF_EACH = ["paid", 1, 1, 1, 1];
const NOTHING = ["created", 0, 0, 0, 0];

describe("once", () => {
  test("[RZP-08] the same event twice, and ten times at once, makes one of everything", async () => {
    const first = await pay(await openCheckout());
    const event = webhook("payment.captured", { payment: first.payment });
    expect([await send(event), await send(event)]).toEqual([200, 200]);
    expect(await countsOf(first)).toEqual(ONE_OF_EACH);

    const second = await pay(await openCheckout());
    const burst = webhook("payment.captured", { payment: second.payment });
    expect(await Promise.all(Array.from({ length: 10 }, () => send(burst)))).toEqual(Array(10).fill(200));
    expect(await countsOf(second)).toEqual(ONE_OF_EACH);
  });

  test("[RZP-08] an event that failed on our side is answered 500, is not noted as done, and works next time", async () => {
    const paid = await pay(await openCheckout());
    // A dispute that is told before anything of its payment is: nothing of ours could carry it yet.
    const dispute = await razorpay.dispute(paid.payment.id);
    const event = webhook("payment.dispute.created", { dispute }, "evt_failed_once");
    expect(await send(event)).toBe(500);
    const noted = await collection(COLLECTIONS.ledger).listDocuments();
    expect(noted.filter(({ id }) => id.includes("evt_failed_once"))).toEqual([]);
    expect(await send(webhook("payment.captured", { payment: paid.payment }))).toBe(200);
    expect(await send(event)).toBe(200);
    const { payments } = await recordsOf(paid.session.checkout_id);
    expect(payments).toMatchObject([{ disputes: [{ id: dispute.id }] }]);
  });

  test("[RZP-09] captured and order.paid, different events of one payment, together make one of everything", async () => {
    const paid = await pay(await openCheckout());
    const { payment } = paid;
    await Promise.all(
      ["payment.captured", "order.paid", "payment.authorized"].map((event) =>
        send(webhook(event, { payment })),
      ),
    );
    expect(await countsOf(paid)).toEqual(ONE_OF_EACH);
  });
});

describe("order of arrival", () => {
  test("[RZP-10] a late failure of the same payment does not undo it", async () => {
    const paid = await pay(await openCheckout());
    await send(webhook("payment.captured", { payment: paid.payment }));
    await send(webhook("payment.failed", { payment: { ...paid.payment, status: "failed" } }));
    await send(webhook("payment.authorized", { payment: { ...paid.payment, status: "authorized" } }));
    const { checkout } = await recordsOf(paid.session.checkout_id);
    expect(checkout.status).toBe("paid");
    expect(checkout.attempts[paid.payment.id]).toMatchObject({ status: "captured", description: null });
  });

  test("[RZP-10] failed, then authorised and captured two days later: paid once", async () => {
    const failed = await pay(await openCheckout(), { status: "failed", reason: "payment_timed_out" });
    const { payment } = failed;
    await send(webhook("payment.failed", { payment }));
    const { checkout } = await recordsOf(failed.session.checkout_id);
    expect(checkout.status).toBe("attempted");
    expect(checkout.attempts[payment.id]?.description).toBeTruthy();
    await send(webhook("payment.authorized", { payment: { ...payment, status: "authorized" } }));
    await send(webhook("payment.captured", { payment: { ...payment, status: "captured" } }));
    expect(await countsOf(failed)).toEqual(ONE_OF_EACH);
  });

  test("[RZP-10] a checkout that expired and is paid after all is fulfilled", async () => {
    const paid = await pay(await openCheckout());
    await collection(COLLECTIONS.checkouts).doc(paid.session.checkout_id).update({ status: "expired" });
    await send(webhook("payment.captured", { payment: paid.payment }));
    expect(await countsOf(paid)).toEqual(ONE_OF_EACH);
  });
});

describe("what is signed", () => {
  test("[RZP-06] the exact bytes count: odd spacing, key order, escapes and scripts are accepted as sent", async () => {
    const paid = await pay(await openCheckout());
    const payment = { ...paid.payment, notes: { टिप्पणी: "₹ ठीक है" } };
    const body = `{ "payload":{"payment":{"entity":${JSON.stringify(payment).replaceAll("/", "\\/")}}},\n\t"v":1.0,   "event" : "payment.captured" }`;
    expect(await send(rawWebhook(body))).toBe(200);
    expect(await countsOf(paid)).toEqual(ONE_OF_EACH);
  });

  test("[RZP-06] the same JSON written anew, or one byte changed, is refused and changes nothing", async () => {
    const paid = await pay(await openCheckout());
    const { body, headers } = rawWebhook(
      `{ "event" : "payment.captured", "payload":{"payment":{"entity":${JSON.stringify(paid.payment)}}}}`,
    );
    expect(await send({ body: JSON.stringify(JSON.parse(body)), headers })).toBe(400);
    expect(
      await send({
        body: body.replace(`"amount":${paid.payment.amount}`, `"amount":${paid.payment.amount - 1}`),
        headers,
      }),
    ).toBe(400);
    expect(await countsOf(paid)).toEqual(NOTHING);
  });

  test("[RZP-07] signed with the API key's secret, or not at all, is refused", async () => {
    const paid = await pay(await openCheckout());
    const { body } = webhook("payment.captured", { payment: paid.payment });
    const { headers, ...rest } = rawWebhook(body, process.env.RAZORPAY_KEY_SECRET ?? "");
    expect(await send({ ...rest, headers })).toBe(400);
    const { "x-razorpay-signature": _, ...unsigned } = headers;
    for (const signature of [undefined, "", "ab", "zz".repeat(32)]) {
      const tried = {
        ...unsigned,
        ...(signature === undefined ? {} : { "x-razorpay-signature": signature }),
      };
      expect(await send({ body, headers: tried })).toBe(400);
    }
    expect(await countsOf(paid)).toEqual(NOTHING);
  });

  test("[RZP-07] after a rotation the old secret counts as well, and without any secret nothing does", async () => {
    const old = await pay(await openCheckout());
    vi.stubEnv("RAZORPAY_WEBHOOK_SECRET", `the-new-secret, ${SECRET}`);
    expect(await send(webhook("payment.captured", { payment: old.payment }))).toBe(200);
    const { body } = webhook("payment.authorized", { payment: old.payment });
    expect(await send(rawWebhook(body, "the-new-secret"))).toBe(200);
    expect(await send(rawWebhook(body, ""))).toBe(400);

    const unset = await pay(await openCheckout());
    for (const secret of ["", " , "]) {
      vi.stubEnv("RAZORPAY_WEBHOOK_SECRET", secret);
      expect(await send(webhook("payment.captured", { payment: unset.payment }))).toBe(500);
    }
    expect(await countsOf(unset)).toEqual(NOTHING);
  });
});

describe("what is not for us", () => {
  test("[RZP-21] anything but POST is 405, no body 400, too large a body 413", async () => {
    const url = urlOf("razorpayWebhook");
    for (const method of ["GET", "PUT", "DELETE"]) {
      const answer = await fetch(url, { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    }
    expect((await fetch(url, { method: "POST" })).status).toBe(400);
    expect(await send(rawWebhook(JSON.stringify({ event: "x", filler: "y".repeat(300_000) })))).toBe(413);
  });

  test("[RZP-21] unknown events and failures of unknown orders are accepted and left alone", async () => {
    expect(await send(webhook("payment.downtime.started", { "payment.downtime": { id: "down_1" } }))).toBe(
      200,
    );
    expect(await send(rawWebhook(`{"event":"invoice.paid"}`))).toBe(200);
    const stray = await pay(await openCheckout(), { status: "failed" });
    const payment = { ...stray.payment, order_id: "order_Unknown0000000" };
    expect(await send(webhook("payment.failed", { payment }))).toBe(200);
    expect(await countsOf(stray)).toEqual(NOTHING);
  });

  test("[RZP-21] a payment whose buyer's profile is gone is still recorded", async () => {
    const paid = await pay(await openCheckout());
    await collection(COLLECTIONS.profiles).doc(paid.buyer.uid).delete();
    expect(await send(webhook("payment.captured", { payment: paid.payment }))).toBe(200);
    expect((await recordsOf(paid.session.checkout_id)).orders).toHaveLength(1);
  });

  test("[RZP-21] without the event's id the same bytes still count once", async () => {
    const paid = await pay(await openCheckout());
    const { body, headers } = webhook("payment.captured", { payment: paid.payment });
    const { "x-razorpay-event-id": _, ...rest } = headers;
    expect([await send({ body, headers: rest }), await send({ body, headers: rest })]).toEqual([200, 200]);
    expect(await countsOf(paid)).toEqual(ONE_OF_EACH);
    expect((await razorpay.state()).orders).toHaveLength(1);
  });
});
