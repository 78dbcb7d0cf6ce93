import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { beforeEach, expect, test } from "vitest";
import { assignOrder } from "../../functions/src/orders/assign-order.ts";
import { confirm, openCheckout, pay } from "./buying.ts";
import { emptyOffice, newClient, newOrder, newWorker, orderNow, type Person } from "./order-work.ts";
import { renderMail } from "./outbox.ts";
import { call, useProduct } from "./product.ts";
import { where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();
beforeEach(emptyOffice);

const newWish = () => ({
  ...{ name: "Rohan Kulkarni", email: `${randomUUID().slice(0, 12)}@niyamdesk.example` },
  ...{ service_id: "itr-filing", plan_id: "salary", note: "For the year 2025-26, as you asked." },
  ...{ language: "hi" as const, request_id: randomUUID() },
});
const mailsTo = (to: string) => where<OutboxMail>(COLLECTIONS.mail, "to", to);

/** The code that the client's browser sends with the checkout. */
const codeIn = (link: string) => new URL(link).searchParams.get("by") ?? "";

async function paidBy(link: string): Promise<string> {
  const wish = { service_id: "itr-filing", plan_id: "salary", seen_total: 1_179, link: codeIn(link) };
  const { order_id } = await confirm(await pay(await openCheckout(wish)));
  return order_id ?? "";
}

test("[E-01] New Return mails a client what was prepared for them, once however often it is sent, in their language", async () => {
  const suresh = await newWorker();
  const wish = newWish();
  const [first, again] = [
    await call("prepareReturn", wish, suresh),
    await call("prepareReturn", wish, suresh),
  ];
  expect(again).toEqual(first);
  expect(first.mailed).toBe(true);
  expect(first.link).toContain("/hi/services/itr-filing?plan=salary&by=");
  expect(first.text).toContain("Rohan");
  expect(first.text).toContain(wish.note);
  const mails = await mailsTo(wish.email);
  expect(mails).toHaveLength(1);
  const content = mails[0] && (await renderMail(mails[0]));
  expect(content?.text).toContain(first.link);
  expect(content?.text).toContain(wish.note);
  expect(content?.text).toContain("नमस्ते Rohan Kulkarni जी");
  await refusal("plan_not_found", call("prepareReturn", { ...newWish(), plan_id: "no-such-plan" }, suresh));
});

test("[E-01] work begins with the payment, and whoever prepared it is given the order; what somebody else prepared changes nothing", async () => {
  const [suresh, free] = [await newWorker(), await newWorker({ name: "Kavita Rao" })];
  const { link } = await call("prepareReturn", newWish(), suresh);
  // Kavita has less to do, and is given what nobody prepared.
  await newOrder(await newClient(), { assigned_to: suresh.uid });
  const other = await paidBy("https://niyamdesk.example/?by=nobodysMade1");
  await assignOrder(other);
  expect(await orderNow(other)).toMatchObject({ assigned_to: free.uid });
  await newOrder(await newClient(), { assigned_to: suresh.uid });
  const order = await paidBy(link);
  await assignOrder(order);
  expect(await orderNow(order)).toMatchObject({ status: "pending", assigned_to: suresh.uid });
  const away = await preparedWhileAway(free);
  expect((await orderNow(away)).assigned_to).not.toBe(free.uid);
});

/** Whoever prepared it is full by the time it is paid. */
async function preparedWhileAway(by: Person): Promise<string> {
  const { link } = await call("prepareReturn", newWish(), by);
  const day = new Date().toISOString().slice(0, 10);
  await call(
    "setAvailability",
    { services: null, capacity: null, away: { from: day, until: "2099-01-01" } },
    by,
  );
  const order = await paidBy(link);
  await assignOrder(order);
  return order;
}

test("[E-01] one mailbox is not flooded: after four in an hour nothing is mailed, and the link can still be copied", async () => {
  const suresh = await newWorker();
  const { email } = newWish();
  const sent = [];
  for (let count = 0; count < 6; count++) {
    sent.push(await call("prepareReturn", { ...newWish(), email }, suresh));
  }
  expect(sent.map(({ mailed }) => mailed)).toEqual([true, true, true, true, false, false]);
  expect(await mailsTo(email)).toHaveLength(4);
  expect(sent.at(-1)?.link).toContain("/services/itr-filing");
});
