import { SETTLEMENT_LINES, SETTLEMENTS } from "@niyamdesk/domain/accounting/queries";
import {
  type Settlement,
  type SettlementLine,
  type SettlementsLook,
  settlementSums,
} from "@niyamdesk/domain/accounting/settlement";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { istDay, startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { feeFor } from "../razorpay-simulator/fee.ts";
import type { PurchaseRecords } from "../records/purchase.ts";

const DAY_MS = 86_400_000;
/** Razorpay settles two days after the payment, in the morning. */
const SETTLED_AFTER_MS = 2 * DAY_MS + 10 * 3_600_000;
const LOOKED_AT_DAYS = 45;

type Paid = PurchaseRecords["payment"];

/** What demo payments came to the bank with, a settlement for each day, and what is not settled yet. */
export function settlementDocuments(
  purchases: readonly PurchaseRecords[],
  now: number,
): (readonly [path: string, document: object])[] {
  const payments = purchases.map(({ payment }) => payment);
  const days = Map.groupBy(payments, ({ date }) => istDay(date.toMillis()));
  const settled = [...days]
    .map(([day, own]) => settlementOf(startOfIstDayNamed(day) + SETTLED_AFTER_MS, day, own))
    .filter(({ settlement }) => settlement.created_at.toMillis() <= now);
  const there = new Set(settled.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const waiting = payments.filter(({ id }) => !there.has(id));
  return [
    ...settled.map(({ settlement }) => [`${SETTLEMENTS}/${settlement.id}`, settlement] as const),
    ...settled.flatMap(({ lines }) => lines.map((line) => [`${SETTLEMENT_LINES}/${line.id}`, line] as const)),
    [`${COLLECTIONS.settings}/settlements`, lookOf(waiting, now)],
  ];
}

function settlementOf(at: number, day: string, payments: readonly Paid[]) {
  const id = `setl_Demo${day.replaceAll("-", "")}00`;
  const lines = payments.map((payment): SettlementLine => {
    const { id: payment_id, amount_paise, date: created_at } = payment;
    const { fee, tax } = feeFor(amount_paise);
    return {
      ...{ id: payment_id, settlement_id: id, type: "payment", payment_id: null, amount_paise },
      ...{ fee_paise: fee, tax_paise: tax, credit_paise: amount_paise - fee, debit_paise: 0 },
      ...{ description: null, dispute_id: null, problem: null, ours_paise: amount_paise, created_at },
    };
  });
  const sums = settlementSums(lines);
  const moment = Timestamp.fromMillis(at);
  const settlement: Settlement = {
    ...{
      id,
      status: "processed",
      amount_paise: sums.net_paise,
      own_fees_paise: 0,
      own_tax_paise: 0,
      ...sums,
    },
    ...{ utr: `${Math.floor(at / 1000)}demo`, lines: lines.length, problems: 0, differences: [] },
    ...{ adds_up: true, created_at: moment, updated_at: moment },
  };
  return { settlement, lines };
}

function lookOf(waiting: readonly Paid[], now: number): SettlementsLook {
  return {
    ...{ looked_at: Timestamp.fromMillis(now), days: LOOKED_AT_DAYS, refunds: 0, refunds_paise: 0 },
    payments: waiting.length,
    payments_paise: waiting.reduce((sum, { amount_paise }) => sum + amount_paise, 0),
    oldest: waiting.map(({ id, amount_paise, date: at }) => ({ id, type: "payment", amount_paise, at })),
  };
}
