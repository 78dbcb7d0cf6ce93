import type * as z from "zod/mini";
import { callRazorpay } from "./call.ts";
import { razorpayClient } from "./client.ts";
import { readableOf } from "./readable-of.ts";
import {
  anyList,
  type GatewayDispute,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  type GatewaySettlement,
  type GatewaySettlementLine,
  gatewayDispute,
  gatewayOrder,
  gatewayPayment,
  gatewayRefund,
  gatewaySettlement,
  gatewaySettlementLine,
  orderList,
} from "./schemas.ts";

/** The most that Razorpay hands out at once; without asking it is ten. */
const PAGE = 100;
/** The same of what settlements are made of. */
const LINES_PAGE = 1_000;

interface NewOrder {
  /** Paise. */
  amount: number;
  /** Our checkout id: at most 40 characters. */
  receipt: string;
  notes: Record<string, string>;
}

interface NewRefund {
  paymentId: string;
  /** Paise. */
  amount: number;
  /** At least ten of [A-Za-z0-9_-]; the same key and body is the same refund. */
  idempotencyKey: string;
  notes: Record<string, string>;
}

/** Everything the product asks of Razorpay. Each throws as `callRazorpay` says. */
export const gateway = {
  async createOrder({ amount, receipt, notes }: NewOrder): Promise<GatewayOrder> {
    const { sdk } = await razorpayClient();
    // Captured whatever the dashboard says; an uncaptured payment would be sent back after days.
    const order = { amount, currency: "INR", receipt, notes, payment: { capture: "automatic" as const } };
    return callRazorpay("create order", gatewayOrder, () => sdk.orders.create(order));
  },

  /** The order made under one of our receipts, if the provider has one. */
  async findOrderByReceipt(receipt: string): Promise<GatewayOrder | null> {
    const { sdk } = await razorpayClient();
    const { items } = await callRazorpay("find order", orderList, () => sdk.orders.all({ receipt }));
    return items.find((order) => order.receipt === receipt) ?? null;
  },

  async fetchOrder(orderId: string): Promise<GatewayOrder> {
    const { sdk } = await razorpayClient();
    return callRazorpay("fetch order", gatewayOrder, () => sdk.orders.fetch(orderId));
  },

  /** All of them at once: this list has no pages. One that cannot be read is told to the operators and left out. */
  async paymentsOfOrder(orderId: string): Promise<GatewayPayment[]> {
    const { sdk } = await razorpayClient();
    const { items } = await callRazorpay("payments of order", anyList, () =>
      sdk.orders.fetchPayments(orderId),
    );
    return readableOf("payment", gatewayPayment, items);
  },

  async fetchPayment(paymentId: string): Promise<GatewayPayment> {
    const { sdk } = await razorpayClient();
    return callRazorpay("fetch payment", gatewayPayment, () => sdk.payments.fetch(paymentId));
  },

  /** Takes the money of an authorised payment, all of it. */
  async capture(payment: GatewayPayment): Promise<GatewayPayment> {
    const { sdk } = await razorpayClient();
    return callRazorpay("capture", gatewayPayment, () =>
      sdk.payments.capture(payment.id, payment.amount, payment.currency),
    );
  },

  /** Every refund of a payment, page by page; one made meanwhile only shifts the pages, so each counts once. */
  async refundsOfPayment(paymentId: string): Promise<GatewayRefund[]> {
    const { sdk } = await razorpayClient();
    const found = new Map<string, GatewayRefund>();
    for (let skip = 0; ; skip += PAGE) {
      const { items } = await callRazorpay("refunds", anyList, () =>
        sdk.payments.fetchMultipleRefund(paymentId, { count: PAGE, skip }),
      );
      const before = found.size;
      for (const refund of readableOf("refund", gatewayRefund, items)) found.set(refund.id, refund);
      // A page that brings nothing new is the last, whatever it says: nobody turns pages for ever.
      if (items.length < PAGE || found.size === before) return [...found.values()];
    }
  },

  /** All payments that were made between two instants (epoch seconds, the second one not included), whatever became of them. */
  async paymentsBetween(from: number, until: number): Promise<GatewayPayment[]> {
    const { sdk } = await razorpayClient();
    return everyPage("payment", gatewayPayment, (page) =>
      callRazorpay("payments", anyList, () => sdk.payments.all({ from, to: until - 1, ...page })),
    );
  },

  /** All refunds that were begun between two instants, likewise. */
  async refundsBetween(from: number, until: number): Promise<GatewayRefund[]> {
    const { sdk } = await razorpayClient();
    return everyPage("refund", gatewayRefund, (page) =>
      callRazorpay("refunds", anyList, () => sdk.refunds.all({ from, to: until - 1, ...page })),
    );
  },

  /** All disputes that were opened since then (epoch seconds); the list begins with the newest and cannot be asked by payment. */
  async disputesSince(since: number): Promise<GatewayDispute[]> {
    const { sdk } = await razorpayClient();
    const found = new Map<string, GatewayDispute>();
    for (let skip = 0; ; skip += PAGE) {
      const { items } = await callRazorpay("disputes", anyList, () =>
        sdk.disputes.all({ count: PAGE, skip }),
      );
      const before = found.size;
      for (const dispute of readableOf("dispute", gatewayDispute, items)) {
        if (dispute.created_at >= since) found.set(dispute.id, dispute);
      }
      if (items.length < PAGE || found.size === before) return [...found.values()];
    }
  },

  /** All settlements that were made since then (epoch seconds). */
  async settlementsSince(since: number): Promise<GatewaySettlement[]> {
    const { sdk } = await razorpayClient();
    const found = new Map<string, GatewaySettlement>();
    for (let skip = 0; ; skip += PAGE) {
      const { items } = await callRazorpay("settlements", anyList, () =>
        sdk.settlements.all({ from: since, count: PAGE, skip }),
      );
      const before = found.size;
      for (const one of readableOf("settlement", gatewaySettlement, items)) found.set(one.id, one);
      if (items.length < PAGE || found.size === before) return [...found.values()];
    }
  },

  /**
   * What the settlements of a day in India, such as `2026-11-27`, are made of. One line that cannot be read is told to the operators and
   * left out, so that its settlement does not add up.
   */
  async settlementLinesOf(day: string): Promise<GatewaySettlementLine[]> {
    const { sdk } = await razorpayClient();
    const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
    const found = new Map<string, GatewaySettlementLine>();
    for (let skip = 0; ; skip += LINES_PAGE) {
      const { items } = await callRazorpay("settlement lines", anyList, () =>
        sdk.settlements.reports({ year, month, day: date, count: LINES_PAGE, skip }),
      );
      const before = found.size;
      for (const line of readableOf("settlement line", gatewaySettlementLine, items))
        found.set(`${line.settlement_id} ${line.entity_id}`, line);
      if (items.length < LINES_PAGE || found.size === before) return [...found.values()];
    }
  },

  /** The package cannot send the idempotency header, so this goes through its transport. */
  async refund({ paymentId, amount, idempotencyKey, notes }: NewRefund): Promise<GatewayRefund> {
    const { transport } = await razorpayClient();
    return callRazorpay("refund", gatewayRefund, () =>
      transport
        .post(
          `/v1/payments/${paymentId}/refund`,
          { amount, speed: "normal", notes },
          { headers: { "X-Refund-Idempotency": idempotencyKey } },
        )
        .then((response) => response.data, rethrowAsPackageDoes),
    );
  },
} as const;

/** One that is new meanwhile only shifts the pages, so each counts once; a page that brings nothing new is the last. */
async function everyPage<S extends z.ZodMiniType<{ id: string }>>(
  what: string,
  schema: S,
  pageAt: (page: { count: number; skip: number }) => Promise<{ items: unknown[] }>,
): Promise<z.output<S>[]> {
  const found = new Map<string, z.output<S>>();
  for (let skip = 0; ; skip += PAGE) {
    const { items } = await pageAt({ count: PAGE, skip });
    const before = found.size;
    for (const item of readableOf(what, schema, items)) found.set(item.id, item);
    if (items.length < PAGE || found.size === before) return [...found.values()];
  }
}

/** The transport throws its own errors; the package's are `{ statusCode, error }`. */
function rethrowAsPackageDoes(thrown: { response?: { status: number; data?: { error?: unknown } } }): never {
  throw thrown.response
    ? { statusCode: thrown.response.status, error: thrown.response.data?.error }
    : new Error("No answer");
}
