/** Signed webhooks, every second a duplicate: through the Functions emulator, and by the same handler on a bare server. */
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { HttpsFunction } from "firebase-functions/https";
import { razorpayWebhook } from "../../functions/src/payments/razorpay-webhook.webhook.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { RAZORPAY_WEBHOOK_SECRET } from "../../functions/src/platform/params.ts";
import { type SignedWebhook, signedWebhook } from "../../tools/razorpay-simulator/webhook-body.ts";
import { eventually } from "../support/eventually.ts";
import { addresses } from "../support/stack.ts";
import { atOnce, median, timed } from "./measure.ts";
import { report } from "./row.ts";
import { serveBare } from "./support/bare-server.ts";
import { type Due, storeCheckouts } from "./support/checkouts.ts";
import { clearFirestore } from "./support/clear.ts";

const ROUNDS = 3;
const DELIVERIES = 500;
const LANES = 20;
const TRIGGERS_END_MS = 120_000;

/** Answers other than 200, and payments that were not written exactly once. */
let wrong = 0;

const bare = await serveBare(razorpayWebhook as HttpsFunction);
const emulated: number[] = [];
const direct: number[] = [];
const empty: number[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const rates = [await deliverTo(addresses.webhook), await deliverTo(bare.url), await refuseAll()] as const;
  if (round === 0) continue;
  emulated.push(rates[0]);
  direct.push(rates[1]);
  empty.push(rates[2]);
}
bare.close();

const [value, own, overhead] = [median(emulated), median(direct), median(empty)];
report([
  {
    name: "webhooks, half of them duplicates",
    value,
    unit: "per s",
    baseline: { value: own, what: "same handler on a bare server, no triggers" },
    ratio: own / value,
    aim: { words: "all 200, one payment each", met: wrong === 0 },
    notes: [
      `${DELIVERIES} deliveries a round, ${LANES} at once, ${ROUNDS} rounds; ${wrong} wrong answers or payments`,
      "Invoice numbers and mails are made by triggers of the same emulator meanwhile.",
    ],
  },
  {
    name: "webhook function refusing GET",
    value: overhead,
    unit: "per s",
    baseline: { value, what: "the webhooks above: what the emulator itself costs" },
    ratio: overhead / value,
    aim: null,
    notes: [],
  },
]);

/** Deliveries per second. */
async function deliverTo(url: string): Promise<number> {
  await triggersToEnd();
  await clearFirestore();
  const deliveries = shuffledPairs((await storeCheckouts(DELIVERIES / 2)).map(captured));
  const ms = await timed(() =>
    atOnce(deliveries, LANES, async ({ body, headers }) => {
      const answer = await fetch(url, { method: "POST", body, headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) wrong += 1;
    }),
  );
  const payments = await db().collection(COLLECTIONS.payments).count().get();
  wrong += Math.abs(payments.data().count - DELIVERIES / 2);
  return perSecond(ms);
}

async function refuseAll(): Promise<number> {
  await triggersToEnd();
  const asked = Array.from({ length: DELIVERIES });
  return perSecond(
    await timed(() => atOnce(asked, LANES, async () => (await fetch(addresses.webhook)).arrayBuffer())),
  );
}

function perSecond(ms: number): number {
  return DELIVERIES / (ms / 1000);
}

/** What the last deliveries set off must not take time from the next. */
async function triggersToEnd(): Promise<void> {
  await eventually(async () => {
    const [unnumbered, unsent] = await Promise.all([
      db().collection(COLLECTIONS.payments).where("invoice_number", "==", null).count().get(),
      db().collection(COLLECTIONS.mail).where("status", "in", ["queued", "sending"]).count().get(),
    ]);
    const left = unnumbered.data().count + unsent.data().count;
    if (left > 0) throw new Error(`${left} invoices and mails are still to be made`);
  }, TRIGGERS_END_MS);
}

function captured({ checkout, payment }: Due): SignedWebhook {
  const entity = {
    ...payment,
    entity: "payment",
    base_amount: payment.amount,
    invoice_id: null,
    international: false,
    refund_status: null,
    captured: true,
    description: `${checkout.service_name} · ${checkout.plan_name}`,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: "asha@okaxis",
    email: checkout.contact.email,
    contact: checkout.contact.phone,
    notes: { checkout_id: checkout.id, service_id: checkout.service_id, plan_id: checkout.plan_id },
    fee: 4175,
    tax: 637,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: { rrn: "233125678901" },
    upi: { payer_account_type: "bank_account", vpa: "asha@okaxis", flow: "intent" },
  };
  const [secret = ""] = RAZORPAY_WEBHOOK_SECRET.value().split(",");
  return signedWebhook(
    "payment.captured",
    { payment: entity },
    { secret, eventId: `evt${payment.id.slice(4)}` },
  );
}

/** Everything twice: a duplicate comes some deliveries after its first, as a retry does. */
function shuffledPairs<T>(items: readonly T[]): T[] {
  return items
    .flatMap((item, index) => [
      { item, at: index },
      { item, at: index + ((index * 7) % 23) + 0.5 },
    ])
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
