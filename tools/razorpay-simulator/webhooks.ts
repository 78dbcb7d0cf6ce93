import type { Log } from "./log.ts";
import { signedWebhook, type WebhookEvent, type WebhookPayload } from "./webhook-body.ts";
import { type Attempt, postWebhook } from "./webhook-post.ts";

export interface Delivery {
  event_id: string;
  event: WebhookEvent;
  /** retrying: the last attempt failed and another is due. failed: given up after the scaled 24 hours. */
  status: "waiting" | "held" | "dropped" | "delivered" | "retrying" | "failed";
  body: string;
  headers: Record<string, string>;
  attempts: Attempt[];
}

export interface DeliveryRules {
  mode: "deliver" | "hold" | "drop";
  delayMs: number;
  /** How often each event is sent in all; Razorpay promises at least once, not once. */
  repeat: number;
  /** Send what one action caused in the opposite order. */
  reverse: boolean;
  /** Send what one action caused at the same moment instead of one after another. */
  parallel: boolean;
}

export interface WebhookOptions {
  url: string | null;
  secret: string;
  /** Razorpay's minutes become `timeScale` minutes: 0.001 turns the first retry (1 min) into 60 ms, 24 h into 86 s. */
  timeScale: number;
  timeoutMs: number;
  log: Log;
}

const AS_USUAL: DeliveryRules = { mode: "deliver", delayMs: 0, repeat: 1, reverse: false, parallel: false };
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;
const GIVE_UP_MS = 86_400_000;

/** Signs and sends events: at least once, unordered, retried with exponential back-off until the scaled 24 hours. */
export class WebhookSender {
  readonly deliveries: Delivery[] = [];
  rules: DeliveryRules = { ...AS_USUAL };
  readonly #options: WebhookOptions;
  #batch: Delivery[] = [];
  /** Batches and attempts under way: what `idle` waits for. */
  #busy = 0;
  #timers = new Set<NodeJS.Timeout>();
  #idleWaiters: (() => void)[] = [];
  /** Raised by reset and close, so that what was under way then comes to nothing. */
  #era = 0;

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  emit(event: WebhookEvent, payload: WebhookPayload): void {
    const signed = signedWebhook(event, structuredClone(payload), { secret: this.#options.secret });
    const delivery: Delivery = {
      event_id: signed.eventId,
      event,
      status: this.#firstStatus(),
      body: signed.body,
      headers: signed.headers,
      attempts: [],
    };
    this.deliveries.push(delivery);
    if (delivery.status !== "waiting") return;
    this.#batch.push(delivery);
    if (this.#batch.length > 1) return;
    this.#busy += 1;
    this.#after(this.rules.delayMs, () => void this.#flush());
  }

  /** Sends held events: those named (by event name or id), in that order, or all. Resolves after the first attempts. */
  async release(order?: readonly string[], parallel = false): Promise<Delivery[]> {
    const held = this.deliveries.filter((delivery) => delivery.status === "held");
    const chosen = order
      ? order.flatMap((name) => held.filter((one) => one.event === name || one.event_id === name))
      : held;
    for (const delivery of chosen) delivery.status = "waiting";
    await this.#sendAll(chosen, parallel);
    return chosen;
  }

  /** The same bytes and event id once more, whatever became of it before. */
  async redeliver(eventId: string): Promise<Delivery | null> {
    const delivery = this.deliveries.find((candidate) => candidate.event_id === eventId);
    if (!delivery) return null;
    await this.#attempt(delivery);
    return delivery;
  }

  /** Resolves true when nothing is being sent (nor, if asked, due for a retry), false when `timeoutMs` passes first. */
  idle(timeoutMs: number, retriesToo: boolean): Promise<boolean> {
    const isIdle = () =>
      this.#busy === 0 && !(retriesToo && this.deliveries.some((delivery) => delivery.status === "retrying"));
    if (isIdle()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = (answer: boolean) => {
        clearTimeout(timer);
        this.#idleWaiters = this.#idleWaiters.filter((waiter) => waiter !== check);
        resolve(answer);
      };
      const check = () => isIdle() && settle(true);
      const timer = setTimeout(() => settle(false), timeoutMs);
      this.#idleWaiters.push(check);
    });
  }

  reset(): void {
    this.close();
    this.deliveries.length = 0;
    this.rules = { ...AS_USUAL };
  }

  close(): void {
    this.#era += 1;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#batch = [];
    this.#busy = 0;
    this.#wakeIdle();
  }

  #firstStatus(): Delivery["status"] {
    if (this.rules.mode === "hold") return "held";
    if (this.rules.mode === "drop" || !this.#options.url) return "dropped";
    return "waiting";
  }

  async #flush(): Promise<void> {
    const era = this.#era;
    const batch = this.rules.reverse ? this.#batch.toReversed() : this.#batch;
    this.#batch = [];
    const repeated = batch.flatMap((delivery) => Array.from({ length: this.rules.repeat }, () => delivery));
    await this.#sendAll(repeated, this.rules.parallel);
    if (era === this.#era) this.#done();
  }

  async #sendAll(deliveries: readonly Delivery[], parallel: boolean): Promise<void> {
    if (parallel) {
      await Promise.all(deliveries.map((delivery) => this.#attempt(delivery)));
      return;
    }
    const era = this.#era;
    for (const delivery of deliveries) if (era === this.#era) await this.#attempt(delivery);
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { url, timeoutMs } = this.#options;
    if (!url) return;
    const era = this.#era;
    this.#busy += 1;
    const attempt = await postWebhook(url, delivery, timeoutMs);
    if (era !== this.#era) return;
    delivery.attempts.push(attempt);
    if (attempt.error === null) delivery.status = "delivered";
    else if (delivery.status !== "delivered") this.#retryLater(delivery, attempt);
    this.#done();
  }

  #retryLater(delivery: Delivery, last: Attempt): void {
    const { timeScale, log } = this.#options;
    const failures = delivery.attempts.length;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS) * timeScale;
    const age = Date.now() - Date.parse(delivery.attempts[0]?.at ?? last.at);
    if (age + wait > GIVE_UP_MS * timeScale) {
      delivery.status = "failed";
      log(
        `webhook ${delivery.event} (${delivery.event_id}) given up after ${failures} attempts: ${last.error}`,
      );
      return;
    }
    if (failures === 1) log(`webhook ${delivery.event} not accepted (${last.error}), will retry`);
    delivery.status = "retrying";
    this.#after(wait, () => {
      if (delivery.status === "retrying") void this.#attempt(delivery);
    });
  }

  #after(ms: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, ms);
    this.#timers.add(timer);
  }

  #done(): void {
    this.#busy -= 1;
    this.#wakeIdle();
  }

  #wakeIdle(): void {
    for (const waiter of [...this.#idleWaiters]) waiter();
  }
}
