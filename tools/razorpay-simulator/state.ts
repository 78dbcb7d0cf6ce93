import { readFileSync, writeFileSync } from "node:fs";
import type {
  DisputeEntity,
  OrderEntity,
  PaymentEntity,
  ReconEntity,
  RefundEntity,
  SettlementEntity,
} from "./entities.ts";
import { badRequest } from "./errors.ts";
import type { FailureReason } from "./failures.ts";
import { readId } from "./validate.ts";

export interface OrderRecord {
  entity: OrderEntity;
  /** `payment.capture: automatic` of the order. */
  autoCapture: boolean;
}

interface RefundKey {
  request: string;
  refundId: string;
}

/** Everything this pretended Razorpay account holds. Insertion order is time order. */
export class State {
  readonly orders = new Map<string, OrderRecord>();
  readonly payments = new Map<string, PaymentEntity>();
  readonly refunds = new Map<string, RefundEntity>();
  readonly disputes = new Map<string, DisputeEntity>();
  readonly settlements = new Map<string, SettlementEntity>();
  /** Entity id → its line in the settlement that it came with. */
  readonly settled = new Map<string, ReconEntity>();
  /** Payment id → what 'Failure' gives, for those made with an error card. */
  readonly declineReasons = new Map<string, FailureReason>();
  /** X-Refund-Idempotency keys whose request succeeded. */
  readonly refundKeys = new Map<string, RefundKey>();
  /** Keys whose request is being worked on. */
  readonly refundKeysInProgress = new Set<string>();

  order(id: string): OrderRecord {
    return found(this.orders.get(readId("order", id)));
  }

  payment(id: string): PaymentEntity {
    return found(this.payments.get(readId("pay", id)));
  }

  refund(id: string): RefundEntity {
    return found(this.refunds.get(readId("rfnd", id)));
  }

  dispute(id: string): DisputeEntity {
    return found(this.disputes.get(readId("disp", id)));
  }

  settlement(id: string): SettlementEntity {
    return found(this.settlements.get(readId("setl", id)));
  }

  /** Newest first, as Razorpay lists. */
  paymentsOf(orderId: string): PaymentEntity[] {
    return [...this.payments.values()].filter((payment) => payment.order_id === orderId).reverse();
  }

  refundsOf(paymentId: string): RefundEntity[] {
    return [...this.refunds.values()].filter((refund) => refund.payment_id === paymentId).reverse();
  }

  clear(): void {
    const { orders, payments, refunds, disputes, refundKeys, declineReasons, settlements, settled } = this;
    for (const part of [orders, payments, refunds, disputes, refundKeys, declineReasons]) part.clear();
    for (const part of [settlements, settled]) part.clear();
    this.refundKeysInProgress.clear();
  }

  save(file: string): void {
    const { orders, payments, refunds, refundKeys, disputes, settlements, settled } = this;
    const parts = [orders, payments, refunds, refundKeys, disputes, settlements, settled].map((part) => [
      ...part,
    ]);
    writeFileSync(file, JSON.stringify(parts));
  }

  /** A missing file is an empty account; an unreadable one is an error worth stopping for. */
  load(file: string): void {
    let text: string;
    try {
      text = readFileSync(file, "utf8");
    } catch {
      return;
    }
    const [orders = [], payments = [], refunds = [], keys = [], disputes = [], ...later] = JSON.parse(
      text,
    ) as [
      [string, OrderRecord][]?,
      [string, PaymentEntity][]?,
      [string, RefundEntity][]?,
      [string, RefundKey][]?,
      [string, DisputeEntity][]?,
      [string, SettlementEntity][]?,
      [string, ReconEntity][]?,
    ];
    const [settlements = [], settled = []] = later;
    for (const [id, settlement] of settlements) this.settlements.set(id, settlement);
    for (const [id, line] of settled) this.settled.set(id, line);
    for (const [id, order] of orders) this.orders.set(id, order);
    for (const [id, payment] of payments) this.payments.set(id, payment);
    for (const [id, refund] of refunds) this.refunds.set(id, refund);
    for (const [id, dispute] of disputes) this.disputes.set(id, dispute);
    for (const [key, refund] of keys) this.refundKeys.set(key, refund);
  }
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw badRequest("The id provided does not exist");
  return thing;
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
