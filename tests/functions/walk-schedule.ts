import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { readWebhook } from "../../functions/src/integrations/razorpay/events.ts";
import { applyDispute } from "../../functions/src/payments/apply-dispute.ts";
import { reconcilePayments } from "../../functions/src/payments/reconcile-payments.ts";
import { recordPayment, recordRefund } from "../../functions/src/payments/record-payment.ts";
import { oneAtATime } from "../../functions/src/platform/one-at-a-time.ts";
import type { SimulatorState } from "../../tools/razorpay-simulator/control-client.ts";
import type { PaymentEntity } from "../../tools/razorpay-simulator/entities.ts";
import type { Delivery } from "../../tools/razorpay-simulator/webhooks.ts";
import { razorpay } from "../support/razorpay.ts";
import { giveBack } from "./at-gateway.ts";
import { confirm, type Purchase } from "./buying.ts";
import { untilItDies } from "./dying.ts";
import { makeDue } from "./make-due.ts";
import { deliverMail } from "./outbox.ts";
import { call, urlOf } from "./product.ts";
import { where } from "./records.ts";
import { oneOf, type Schedule, type Step } from "./schedules.ts";
import { deliver } from "./webhooks.ts";

/** The job runs one at a time, as it does deployed. */
const jobs = oneAtATime();

export interface Walk {
  purchase: Purchase;
  schedule: Schedule;
  /** Ids of events that we answered 2xx. */
  heard: Set<string>;
  /** What happened, to be shown when it went wrong. */
  log: string[];
}

export function atGateway({ purchase }: Walk): Promise<SimulatorState> {
  return razorpay.state(purchase.session.razorpay_order_id);
}

export function reconcileNow({ purchase }: Walk): Promise<unknown> {
  return jobs(async () => {
    await makeDue(purchase.session.checkout_id);
    await reconcilePayments();
  });
}

/** Sends what waits to be sent about this checkout. */
export async function sendMails({ purchase }: Walk): Promise<void> {
  const order_id = purchase.session.checkout_id.replace(/^chk_/, "ORD-").toUpperCase();
  for (const { id } of await where<OutboxMail>(COLLECTIONS.mail, "data.order_id", order_id)) {
    await deliverMail(id);
  }
}

/** One step of a schedule; one that is not possible now is left out. @param state the gateway's before it */
export async function walk(step: Step, to: Walk, state: SimulatorState): Promise<void> {
  if (await STEPS[step](to, state)) to.log.push(step);
}

type Done = boolean | Promise<boolean>;

const STEPS: Record<Step, (to: Walk, state: SimulatorState) => Done> = {
  pay: (to) => pays(to, { status: "captured" }),
  "pay too little": (to) => pays(to, { status: "captured", amount: 100_000 }),
  authorise: (to) => pays(to, { status: "authorized" }),
  "leave at the bank": (to) => pays(to, { status: "created" }),
  "fail at the bank": (to) => pays(to, { status: "failed" }),
  "capture late": (to, { payments }) =>
    withOne(
      to,
      payments.filter((payment) => !payment.captured && payment.status !== "refunded"),
      ({ id }) => razorpay.captureLate(id),
    ),
  "time out": (to, { payments }) =>
    withOne(
      to,
      payments.filter(({ status }) => status === "created"),
      ({ id }) => razorpay.fail(id),
    ),
  "give back uncaptured": (to, { payments }) =>
    withOne(
      to,
      payments.filter(({ status }) => status === "authorized"),
      ({ id }) => razorpay.giveBack(id),
    ),
  "refund a part": (to, { payments }) =>
    withOne(to, payments.filter(refundable), ({ id }) =>
      giveBack(id, 100 * (1 + Math.floor(to.schedule.random() * 500))),
    ),
  "refund all": (to, { payments }) =>
    withOne(to, payments.filter(refundable), ({ id, amount, amount_refunded }) =>
      giveBack(id, amount - amount_refunded),
    ),
  "carry out a refund": (to, { refunds }) => ends(to, refunds, "processed"),
  "refuse a refund": (to, { refunds }) => ends(to, refunds, "failed"),
  dispute: (to, { payments }) =>
    withOne(
      to,
      payments.filter(({ captured }) => captured),
      ({ id }) => razorpay.dispute(id),
    ),
  "decide a dispute": (to, { disputes }) =>
    withOne(
      to,
      disputes.filter(({ status }) => status === "open" || status === "under_review"),
      ({ id }) =>
        razorpay.moveDispute(
          id,
          oneOf(["under_review", "action_required", "won", "lost", "closed"] as const, to.schedule.random) ??
            "won",
        ),
    ),
  tell: (to, { webhooks }) => withOne(to, unheard(to, webhooks.deliveries), (event) => tells(to, event)),
  "tell again": (to, { webhooks }) =>
    withOne(
      to,
      webhooks.deliveries.filter(({ event_id }) => to.heard.has(event_id)),
      (event) => tells(to, event),
    ),
  "tell three at once": async (to, { webhooks }) => {
    const events = [1, 2, 3].flatMap(() => oneOf(webhooks.deliveries, to.schedule.random) ?? []);
    await Promise.all(events.map((event) => tells(to, event)));
    return events.length > 0;
  },
  "tell and die": (to, { webhooks }) =>
    withOne(to, unheard(to, webhooks.deliveries), (event) => {
      const { random } = to.schedule;
      const fate = {
        commitsLeft: 1 + Math.floor(random() * 2),
        when: random() < 0.5 ? "before" : "after",
      } as const;
      return untilItDies(fate, () => take(event));
    }),
  look: async ({ purchase: { buyer, session } }) => {
    await call("checkPayment", { checkout_id: session.checkout_id }, buyer);
    return true;
  },
  verify: (to, { payments }) =>
    withOne(
      to,
      payments.filter(({ status }) => status !== "failed" && status !== "created"),
      async (payment) => {
        const signature = await razorpay.sign(payment.order_id ?? "", payment.id);
        await confirm({ ...to.purchase, payment, signature });
      },
    ),
  reconcile: async (to) => {
    await reconcileNow(to);
    return true;
  },
  "send mail": async (to) => {
    await sendMails(to);
    return true;
  },
};

async function pays(
  { purchase }: Walk,
  details: Omit<Parameters<typeof razorpay.pay>[0], "order_id">,
): Promise<boolean> {
  await razorpay.pay({ order_id: purchase.session.razorpay_order_id, ...details });
  return true;
}

async function withOne<T>(
  { schedule }: Walk,
  possible: readonly T[],
  act: (item: T) => Promise<unknown>,
): Promise<boolean> {
  const item = oneOf(possible, schedule.random);
  if (item === undefined) return false;
  await act(item);
  return true;
}

function refundable({ captured, amount, amount_refunded }: PaymentEntity): boolean {
  return captured && amount - amount_refunded >= 50_000;
}

function ends(
  to: Walk,
  refunds: SimulatorState["refunds"],
  outcome: "processed" | "failed",
): Promise<boolean> {
  return withOne(
    to,
    refunds.filter(({ status }) => status === "pending"),
    ({ id }) => razorpay.endRefund(id, outcome),
  );
}

function unheard({ heard }: Walk, deliveries: readonly Delivery[]): Delivery[] {
  return deliveries.filter(({ event_id }) => !heard.has(event_id));
}

/** Whatever comes is taken: a documented event is never asked to come again. */
async function tells({ heard }: Walk, { event, event_id, body, headers }: Delivery): Promise<void> {
  const status = await deliver({ body, headers }, urlOf("razorpayWebhook"));
  if (status !== 200) throw new Error(`${event} was answered ${status}`);
  heard.add(event_id);
}

/** What the webhook does with an event, in this process. */
async function take({ body }: Delivery): Promise<void> {
  const event = readWebhook(Buffer.from(body));
  if (event.kind === "payment") return recordPayment(event.payment, event.order);
  if (event.kind === "refund") return recordRefund(event.refund, event.payment);
  if (event.kind !== "dispute") throw new Error(`${event.name} is none that Razorpay sends`);
  const { dispute, payment, at } = event;
  if (payment) await recordPayment(payment);
  if (!(await applyDispute(dispute, at))) throw new RangeError(`${dispute.id} came before its payment`);
}
