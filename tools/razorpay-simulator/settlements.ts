import type { PaymentEntity, ReconEntity, RefundEntity, SettlementEntity } from "./entities.ts";
import { badRequest, invalidField } from "./errors.ts";
import type { Route } from "./http.ts";
import { newId, randomTail } from "./ids.ts";
import { collection, wholeCollection } from "./paging.ts";
import type { Simulator } from "./simulator.ts";

const IST_OFFSET_S = 19_800;
const MOST_LINES = 1_000;

export const settlementRoutes: readonly Route[] = [
  {
    on: "GET /v1/settlements",
    auth: "secret",
    handle: ({ state }, { query }) => ({
      json: collection(newestFirst([...state.settlements.values()]), query),
    }),
  },
  {
    on: "GET /v1/settlements/recon/combined",
    auth: "secret",
    handle: ({ state }, { query }) => ({ json: recon([...state.settled.values()], query) }),
  },
  {
    on: "GET /v1/settlements/:id",
    auth: "secret",
    handle: ({ state }, { params }) => ({ json: state.settlement(params.id ?? "") }),
  },
];

function newestFirst(settlements: SettlementEntity[]): SettlementEntity[] {
  return settlements.reverse().sort((a, b) => b.created_at - a.created_at);
}

/** What was settled on a day, or in a month, of India. */
function recon(lines: ReconEntity[], query: URLSearchParams) {
  const year = read(query, "year", /^\d{4}$/, "The year must be 4 digits.");
  const month = read(query, "month", /^(0?[1-9]|1[0-2])$/, "The month is not a valid month.");
  const day = query.has("day")
    ? read(query, "day", /^(0?[1-9]|[12]\d|3[01])$/, "The day must be between 1 and 2 digits.")
    : null;
  const count = Number(query.get("count") ?? 10);
  const skip = Number(query.get("skip") ?? 0);
  if (!(count >= 1)) throw badRequest("The count must be at least 1.");
  if (count > MOST_LINES) throw badRequest(`The count may not be greater than ${MOST_LINES}.`);
  const found = lines.filter(({ settled_at }) => {
    const at = new Date((settled_at + IST_OFFSET_S) * 1000);
    const isMonth = at.getUTCFullYear() === year && at.getUTCMonth() + 1 === month;
    return isMonth && (day === null || at.getUTCDate() === day);
  });
  return wholeCollection(found.slice(skip, skip + count));
}

function read(query: URLSearchParams, name: string, form: RegExp, otherwise: string): number {
  const text = query.get(name) ?? "";
  if (!form.test(text)) throw invalidField(name, otherwise);
  return Number(text);
}

export interface SettlementWishes {
  /** New ones unless they are known already. */
  id?: string;
  utr?: string;
  /** Payments and refunds that may come with it; all where it is not there. */
  only?: ReadonlySet<string>;
  createdAt: number;
  status: SettlementEntity["status"];
  /** Credited, or taken where it is negative; 0: none. */
  adjustment: number;
  /** Of the settlement itself, GST included. */
  fees: number;
}

/** All that is captured or refunded and not settled yet comes to the bank account, less what refunds took. */
export function settleAll(simulator: Simulator, wishes: SettlementWishes): SettlementEntity {
  const { state } = simulator;
  const settlement: SettlementEntity = {
    ...{ id: wishes.id ?? newId("setl"), entity: "settlement", amount: 0, status: wishes.status },
    ...{ fees: wishes.fees, tax: Math.round((wishes.fees * 18) / 118) },
    utr: wishes.utr ?? `${wishes.createdAt}${randomTail().slice(0, 6).toLowerCase()}`,
    created_at: wishes.createdAt,
  };
  const isOpen = ({ id }: { id: string }) => !state.settled.has(id) && (wishes.only?.has(id) ?? true);
  const payments = [...state.payments.values()].filter((payment) => payment.captured && isOpen(payment));
  const refunds = [...state.refunds.values()].filter(
    (refund) => refund.status !== "failed" && isOpen(refund) && state.payment(refund.payment_id).captured,
  );
  const lines = [
    ...payments.map((payment) => paymentLine(payment, settlement)),
    ...refunds.map((refund) => refundLine(refund, state.payment(refund.payment_id), settlement)),
    ...(wishes.adjustment === 0 ? [] : [adjustmentLine(wishes.adjustment, settlement)]),
  ];
  for (const line of lines) state.settled.set(line.entity_id, line);
  settlement.amount = lines.reduce((sum, { credit, debit }) => sum + credit - debit, 0) - wishes.fees;
  state.settlements.set(settlement.id, settlement);
  if (wishes.status === "failed") release(simulator, settlement);
  return settlement;
}

/** The end of one that is on its way; what is in one that fails is settled with the next. */
export function endSettlement(
  simulator: Simulator,
  settlement: SettlementEntity,
  outcome: "processed" | "failed",
): void {
  if (settlement.status !== "created") throw badRequest(`This settlement is already ${settlement.status}`);
  settlement.status = outcome;
  if (outcome === "failed") release(simulator, settlement);
}

function release({ state }: Simulator, { id }: SettlementEntity): void {
  for (const [entity, line] of state.settled) if (line.settlement_id === id) state.settled.delete(entity);
}

function lineOf(settlement: SettlementEntity) {
  return {
    ...{ currency: "INR", on_hold: false, settled: true, settled_at: settlement.created_at },
    ...{ settlement_id: settlement.id, settlement_utr: settlement.utr, posted_at: null },
    ...{ order_receipt: null, card_network: null, card_issuer: null, card_type: null, dispute_id: null },
  };
}

function paymentLine(payment: PaymentEntity, settlement: SettlementEntity): ReconEntity {
  const { id, amount, order_id, method, notes, description, created_at } = payment;
  const [fee, tax] = [payment.fee ?? 0, payment.tax ?? 0];
  return {
    ...{ ...lineOf(settlement), entity_id: id, type: "payment", debit: 0, credit: amount - fee, amount },
    ...{
      fee,
      tax,
      created_at,
      credit_type: "default",
      description,
      notes,
      payment_id: null,
      order_id,
      method,
    },
  };
}

function refundLine(
  { id, amount, notes, created_at }: RefundEntity,
  payment: PaymentEntity,
  settlement: SettlementEntity,
): ReconEntity {
  const { id: payment_id, order_id, method } = payment;
  return {
    ...{ ...lineOf(settlement), entity_id: id, type: "refund", debit: amount, credit: 0, amount },
    ...{ fee: 0, tax: 0, created_at, credit_type: "default", description: null, notes },
    ...{ payment_id, order_id, method },
  };
}

function adjustmentLine(amount: number, settlement: SettlementEntity): ReconEntity {
  return {
    ...{ ...lineOf(settlement), entity_id: newId("adj"), type: "adjustment", amount: Math.abs(amount) },
    ...{ debit: Math.max(0, -amount), credit: Math.max(0, amount), fee: 0, tax: 0 },
    ...{ created_at: settlement.created_at, description: "Adjustment", notes: null, payment_id: null },
    ...{ order_id: null, method: null },
  };
}
