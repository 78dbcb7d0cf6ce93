import type {
  DisputeEntity,
  OrderEntity,
  PaymentEntity,
  PaymentMethod,
  PaymentStatus,
  RefundEntity,
  SettlementEntity,
} from "./entities.ts";
import type { FailureReason } from "./failures.ts";
import type { Fault } from "./faults.ts";
import type { RefundMode } from "./simulator.ts";
import {
  type SignedWebhook,
  signedRawWebhook,
  signedWebhook,
  type WebhookEvent,
  type WebhookPayload,
} from "./webhook-body.ts";
import type { Delivery, DeliveryRules } from "./webhooks.ts";

export interface SimulatorState {
  orders: OrderEntity[];
  payments: PaymentEntity[];
  refunds: RefundEntity[];
  disputes: DisputeEntity[];
  webhooks: { rules: DeliveryRules; deliveries: Delivery[] };
  faults: Fault[];
  refundMode: RefundMode;
}

export interface DeliveryOutcome {
  event_id: string;
  event: WebhookEvent;
  status: Delivery["status"];
  http_status: number | null;
  error: string | null;
}

export interface PaymentRequest {
  order_id: string;
  /** Paise; the order's unless it is to differ on purpose. */
  amount?: number;
  currency?: string;
  method?: PaymentMethod;
  /** `captured` unless said otherwise. */
  status?: Exclude<PaymentStatus, "refunded">;
  reason?: FailureReason;
  email?: string;
  contact?: string;
  /** Unix seconds. */
  created_at?: number;
  /** false: no webhook tells of it. */
  notify?: boolean;
}

export interface MadePayment {
  payment: PaymentEntity;
  /** What Checkout would hand to the page. */
  signature: string;
}

/** A captured payment of the past. Paise, Unix seconds. */
interface PastPayment {
  id: string;
  order_id: string;
  amount: number;
  method: PaymentMethod;
  created_at: number;
}

/** One that reached the bank account, of those payments. */
interface PastSettlement {
  id: string;
  utr: string;
  created_at: number;
  payment_ids: string[];
}

/** What an account held before. */
export interface Past {
  payments: PastPayment[];
  settlements: PastSettlement[];
}

/** `status` absent: only slow (`delayMs`). `perform`: carried out, the answer lost. */
export type FaultRequest = Pick<Fault, "match"> & Partial<Fault>;

/** A test's handle on the simulator's control API. Every method rejects when the simulator refuses. */
export class SimulatorControl {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** All of it, or what is of one order. */
  state(orderId?: string): Promise<SimulatorState> {
    return this.#call("GET", orderId === undefined ? "state" : `state?order=${orderId}`);
  }

  reset(): Promise<void> {
    return this.#call("POST", "reset", {});
  }

  failNext(fault: FaultRequest): Promise<Fault> {
    return this.#call("POST", "fail-next", fault);
  }

  webhooks(rules: Partial<DeliveryRules>): Promise<DeliveryRules> {
    return this.#call("POST", "webhooks", rules);
  }

  /** Sends held events, those named in that order or all, and resolves with what the receiver answered. */
  async release(order?: readonly string[], options: { parallel?: boolean } = {}): Promise<DeliveryOutcome[]> {
    const answer = await this.#call<{ released: DeliveryOutcome[] }>("POST", "webhooks/release", {
      ...(order ? { order } : {}),
      ...options,
    });
    return answer.released;
  }

  redeliver(eventId: string): Promise<DeliveryOutcome> {
    return this.#call("POST", "webhooks/redeliver", { eventId });
  }

  /** True once nothing is being sent (nor, if asked, due for a retry). */
  async webhooksIdle(options: { timeoutMs?: number; retries?: boolean } = {}): Promise<boolean> {
    return (await this.#call<{ idle: boolean }>("POST", "webhooks/idle", options)).idle;
  }

  pay(request: PaymentRequest): Promise<MadePayment> {
    return this.#call("POST", "payments", request);
  }

  captureLate(paymentId: string): Promise<PaymentEntity> {
    return this.#call("POST", `payments/${paymentId}/capture-late`, {});
  }

  /** A payment left at the bank fails after all. */
  fail(paymentId: string, reason?: FailureReason): Promise<PaymentEntity> {
    return this.#call("POST", `payments/${paymentId}/fail`, reason === undefined ? {} : { reason });
  }

  /** An authorised payment that nobody captured goes back by itself. */
  giveBack(paymentId: string): Promise<RefundEntity> {
    return this.#call("POST", `payments/${paymentId}/return`, {});
  }

  /** Whether customers pay the fee on top of the order's amount. */
  feeBearer(bearer: "business" | "customer"): Promise<{ bearer: string }> {
    return this.#call("POST", "fee-bearer", { bearer });
  }

  dispute(paymentId: string, wishes: { amount?: number; respond_by?: number } = {}): Promise<DisputeEntity> {
    return this.#call("POST", "disputes", { payment_id: paymentId, ...wishes });
  }

  moveDispute(
    disputeId: string,
    move: "under_review" | "action_required" | "won" | "lost" | "closed",
    wishes: { refunds?: boolean } = {},
  ): Promise<DisputeEntity> {
    return this.#call("POST", `disputes/${disputeId}/${move}`, wishes);
  }

  /** All that is captured or refunded and not settled yet comes to the bank account. */
  settle(
    wishes: {
      created_at?: number;
      status?: SettlementEntity["status"];
      adjustment?: number;
      fees?: number;
    } = {},
  ): Promise<SettlementEntity> {
    return this.#call("POST", "settlements", wishes);
  }

  /** The bank has carried it out, or sent it back. */
  endSettlement(settlementId: string, outcome: "processed" | "failed"): Promise<SettlementEntity> {
    return this.#call("POST", `settlements/${settlementId}/${outcome}`, {});
  }

  /** What the account held before anybody looked; nothing of it is announced. */
  past(past: Past): Promise<{ payments: number; settlements: number }> {
    return this.#call("POST", "past", past);
  }

  async sign(orderId: string, paymentId: string): Promise<string> {
    const body = { order_id: orderId, payment_id: paymentId };
    return (await this.#call<{ signature: string }>("POST", "sign", body)).signature;
  }

  /** by-hand: a refund stays pending until `endRefund`. */
  refunds(mode: RefundMode): Promise<{ mode: RefundMode }> {
    return this.#call("POST", "refunds", { mode });
  }

  endRefund(refundId: string, outcome: "processed" | "failed"): Promise<RefundEntity> {
    return this.#call("POST", `refunds/${refundId}/${outcome}`, {});
  }

  async #call<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#url}/_control/${path}`, {
      method,
      ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} /_control/${path}: ${response.status} ${answer}`);
    return JSON.parse(answer) as T;
  }
}

/** A webhook made by hand: the exact body and the headers Razorpay would send with it. */
export function buildWebhook(
  event: string,
  payload: WebhookPayload | Record<string, unknown>,
  options: { secret: string; eventId?: string; createdAt?: number },
): SignedWebhook {
  return signedWebhook(event, payload, options);
}

/** Any bytes, rightly signed: odd spacing, another key order, not even JSON. */
export function buildRawWebhook(body: string, options: { secret: string; eventId?: string }): SignedWebhook {
  return signedRawWebhook(body, options);
}
