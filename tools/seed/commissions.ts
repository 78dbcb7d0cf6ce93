import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import {
  type Commission,
  type CommissionRule,
  istMonth,
  netOf,
  seenClient,
} from "@niyamdesk/domain/commissions/commission";
import { DEFAULT_COMMISSION_SETTINGS } from "@niyamdesk/domain/commissions/commission-settings";
import { monthInMail } from "@niyamdesk/domain/commissions/month-words";
import type { Payout } from "@niyamdesk/domain/commissions/payout";
import { sharesOf } from "@niyamdesk/domain/commissions/reckoning";
import {
  CLOSED_ON_DAY,
  type CommissionStatement,
  inStatementOrder,
  statementId,
  statementSums,
} from "@niyamdesk/domain/commissions/statement";
import type { BankDetails, Franchise } from "@niyamdesk/domain/franchises/franchise";
import { COMMISSION_PERCENT } from "@niyamdesk/domain/franchises/franchise-level";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { pinCodeIn } from "@niyamdesk/domain/places/pin-code";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import { ANSWER_WITHIN_MS, type SupportTicket, type ThreadMessage } from "@niyamdesk/domain/tickets/ticket";
import { financialYear } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import type { PurchaseRecords } from "../records/purchase.ts";
import { type DemoCommission, demoCommissions } from "./data.ts";
import { instantOf } from "./relative-time.ts";

type Held = Pick<
  Franchise,
  "id" | "user_id" | "parent_id" | "hierarchy_level" | "partner_name" | "territory_code" | "territory_name"
>;

/** What the product keeps of one order for those who earn on it. */
interface Earned {
  order_id: string;
  franchise_id: string;
  base_paise: number;
  order: Commission["order"];
  /** Why whoever brought it earns. */
  rule: CommissionRule;
  /** Epoch ms, as all of these. */
  paid: number;
  /** Null: it goes on. */
  closed: number | null;
  /** All of the money went back: before it was payable, or later. */
  refunded: number | null;
  gone: boolean;
}

const DAY_MS = 86_400_000;
const WINDOW_MS = DEFAULT_COMMISSION_SETTINGS.window_days * DAY_MS;

/** What partners earned on demo orders and on those of clients without a demo account, their closed months, and where they are paid. */
export function commissionDocuments(
  purchases: readonly PurchaseRecords[],
  franchises: readonly Held[],
  now: number,
): (readonly [path: string, document: object])[] {
  const earned = [...ofPurchases(purchases), ...demoCommissions().map((one) => ofDemo(one, now))];
  const reckoned = earned.flatMap((one) => linesOf(one, franchises, now));
  const closed = oneReturned(statementsOf(reckoned, franchises, now));
  const lines = reckoned.map((line) => settled(line, closed));
  return [
    ...lines.map((line) => [`${COLLECTIONS.commissions}/${line.id}`, line] as const),
    ...closed.map((one) => [`${COLLECTIONS.commissionStatements}/${one.id}`, one] as const),
    ...checkoutsBrought(earned, now),
    ...questionAbout(closed, now),
    ...payoutsOf(closed).map((one) => [`${COLLECTIONS.payouts}/${one.id}`, one] as const),
    ...franchises.filter(hasAccount).map((one) => {
      const path = `${COLLECTIONS.franchises}/${one.id}/${SUBCOLLECTIONS.franchisePrivate}/bank`;
      return [path, accountOf(one, now)] as const;
    }),
  ];
}

function ofPurchases(purchases: readonly PurchaseRecords[]): Earned[] {
  return purchases.flatMap(({ order, invoice }) => {
    if (order.franchise_id === null) return [];
    const isDone = order.status === "completed";
    return [
      {
        ...{ order_id: order.id, franchise_id: order.franchise_id, base_paise: invoice.tax.taxable_paise },
        rule: "territory",
        order: {
          ...{ service_name: order.service_name, plan_name: order.plan_name },
          ...{ status: order.status, date: order.date, client: seenClient(order.customer_info.name) },
          pin_area: pinCodeIn(invoice.recipient.address)?.slice(0, 3) ?? null,
        },
        paid: order.date.toMillis(),
        closed: isDone ? order.updated_at.toMillis() : null,
        ...{ refunded: null, gone: false },
      },
    ];
  });
}

function ofDemo(
  { order_id, franchise_id, base_paise, rule = "territory", paid, state, ...more }: DemoCommission,
  now: number,
): Earned {
  const at = (days_ago: number | undefined) =>
    days_ago === undefined ? null : instantOf({ days_ago, at: "17:30" }, now);
  const { service_name, plan_name, client, pin_area } = more;
  const begun = instantOf(paid, now);
  return {
    ...{ order_id, franchise_id, base_paise, rule, paid: begun, gone: state === "gone" },
    order: {
      ...{ service_name, plan_name, client, pin_area, date: Timestamp.fromMillis(begun) },
      status: state === "done" ? "completed" : state === "gone" ? "cancelled" : "processing",
    },
    ...{ closed: at(more.done_days_ago), refunded: at(more.refunded_days_ago) },
  };
}

/** Who brought it, and each above with the difference. */
function linesOf(earned: Earned, franchises: readonly Held[], now: number): Commission[] {
  const chain = chainOf(earned.franchise_id, franchises).map(
    ({ id: franchise_id, user_id, hierarchy_level: level }) => ({ franchise_id, user_id, level }),
  );
  return sharesOf(chain, COMMISSION_PERCENT, earned.base_paise).flatMap((share, place) => {
    const { earner, percent, amount_paise } = share;
    const payable = earned.closed === null ? null : earned.closed + WINDOW_MS;
    const isPayable = payable !== null && payable <= now && !earned.gone;
    const month = isPayable ? istMonth(payable) : null;
    const id = `${earned.order_id}_${earner.franchise_id}`;
    const isBack = earned.refunded !== null && isPayable;
    const moment = (at: number | null) => (at === null ? null : Timestamp.fromMillis(at));
    const line: Commission = {
      ...{ id, kind: "earned", of: null, order_id: earned.order_id, ...earner },
      ...{ percent, base_paise: earned.base_paise, amount_paise },
      rule: place === 0 ? earned.rule : "above",
      status: earned.gone ? "reversed" : month === null ? "accrued" : "payable",
      taken_back_paise: earned.gone ? amount_paise : 0,
      ...{ changes: isBack ? 1 : 0, changed_paise: isBack ? -amount_paise : 0, held: false },
      order: earned.order,
      ...{ closed_at: moment(earned.closed), due_at: moment(payable) },
      ...{ payable_at: isPayable ? moment(payable) : null, month, payout_id: null },
      created_at: Timestamp.fromMillis(earned.paid),
      updated_at: Timestamp.fromMillis(earned.closed ?? earned.paid),
    };
    if (!isBack || earned.refunded === null) return [line];
    const back = istMonth(earned.refunded);
    const at = Timestamp.fromMillis(earned.refunded);
    const taken: Commission = {
      ...{ ...line, id: `${id}_1`, kind: "taken_back", of: id, changes: 0, changed_paise: 0 },
      ...{ base_paise: -earned.base_paise, amount_paise: -amount_paise, status: "payable" },
      ...{ due_at: at, payable_at: at, month: back, created_at: at, updated_at: at },
    };
    return [line, taken];
  });
}

function chainOf(id: string | null, franchises: readonly Held[]): Held[] {
  const franchise = franchises.find((one) => one.id === id);
  return franchise === undefined ? [] : [franchise, ...chainOf(franchise.parent_id, franchises)];
}

/** Paid with the month it stands in; what the bank sent back later does not undo that. */
function settled(line: Commission, closed: readonly CommissionStatement[]): Commission {
  const { franchise_id, month } = line;
  const statement = closed.find((one) => one.franchise_id === franchise_id && one.month === month);
  if (statement === undefined || statement.status === "closed") return line;
  return { ...line, status: "paid", payout_id: statement.payout_id };
}

/** Whoever never told an account is named in each payout, and waits. */
const WITH_ACCOUNT: readonly string[] = ["fr-ka-blr", "fr-ka"];
const hasAccount = ({ id }: Pick<Held, "id">) => WITH_ACCOUNT.includes(id);

function statementsOf(
  lines: readonly Commission[],
  franchises: readonly Held[],
  now: number,
): CommissionStatement[] {
  const closed: CommissionStatement[] = [];
  for (const franchise of franchises) {
    const own = lines.filter(({ franchise_id }) => franchise_id === franchise.id);
    const months = [...new Set(own.flatMap(({ month }) => month ?? []))].sort();
    for (const month of months.filter((one) => dayAfter(one, CLOSED_ON_DAY) <= now)) {
      const before = closed.filter(({ user_id }) => user_id === franchise.user_id);
      closed.push(statementOf(franchise, month, own, before, now));
    }
  }
  return closed;
}

function statementOf(
  { id: franchise_id, user_id, partner_name, territory_code, territory_name }: Held,
  month: string,
  own: readonly Commission[],
  before: readonly CommissionStatement[],
  now: number,
): CommissionStatement {
  const lines = own.filter((line) => line.month === month).sort(inStatementOrder);
  const closedAt = dayAfter(month, CLOSED_ON_DAY);
  const financial_year = financialYear(closedAt);
  const year = before.filter((one) => one.financial_year === financial_year);
  const last = before.filter((one) => one.franchise_id === franchise_id).at(-1);
  const sums = statementSums(
    lines.map(netOf),
    {
      carried_paise: last?.carried_out_paise ?? 0,
      year_commission_paise: year.reduce((sum, one) => sum + one.commission_paise, 0),
      year_tds_paise: year.reduce((sum, one) => sum + one.tds_paise, 0),
    },
    { gstin: null, pan: null, tds: DEFAULT_COMMISSION_SETTINGS.tds },
  );
  const isPaid = hasAccount({ id: franchise_id }) && sums.total_paise > 0 && paidOn(month) <= now;
  return {
    ...{ id: statementId(franchise_id, month), franchise_id, user_id, month, financial_year },
    ...{ partner_name, territory_code, territory_name, gstin: null, ...sums },
    lines: lines.map((line) => ({
      ...{ id: line.id, order_id: line.order_id, kind: line.kind, rule: line.rule, percent: line.percent },
      ...{ base_paise: line.base_paise, amount_paise: netOf(line), service_name: line.order.service_name },
      date: line.payable_at ?? line.created_at,
    })),
    status: isPaid ? "paid" : sums.total_paise > 0 ? "closed" : "nothing",
    closed_at: Timestamp.fromMillis(closedAt),
    payout_id: isPaid ? payoutId(month) : null,
    paid_at: isPaid ? Timestamp.fromMillis(paidOn(month)) : null,
    reference: isPaid ? referenceOf(month) : null,
    returned_reason: null,
    account_end: hasAccount({ id: franchise_id }) ? ACCOUNT.slice(-4) : null,
  };
}

/** A day of the month after, at six in the morning in India, when the job of the night is through. */
function dayAfter(month: string, day: number): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return Date.UTC(year, number, day, 0, 30);
}

const ACCOUNT = "50100345678812";
const PAID_ON_DAY = 10;
const HOUR_MS = 3_600_000;
const paidOn = (month: string) => dayAfter(month, PAID_ON_DAY) + 6 * HOUR_MS;
const payoutId = (month: string) => `pout_demo_${month}`;
const referenceOf = (month: string) => `HDFCR5${month.replace("-", "")}10000418`;

/** The newest payment to the State's partner came back, so that something waits to be paid after the tenth as well. */
function oneReturned(closed: readonly CommissionStatement[]): CommissionStatement[] {
  const back = closed.findLast(({ franchise_id, status }) => franchise_id === "fr-ka" && status === "paid");
  return closed.map((one) => {
    if (one !== back) return one;
    const returned_reason = "The account is closed";
    return { ...one, status: "returned", returned_reason, paid_at: null, reference: null };
  });
}

/** One a month, of what was paid then. */
function payoutsOf(closed: readonly CommissionStatement[]): Payout[] {
  const paid = closed.filter(({ payout_id }) => payout_id !== null);
  return [...new Set(paid.map(({ month }) => month))].map((month) => {
    const entries = paid
      .filter((one) => one.month === month)
      .map(({ id: statement_id, franchise_id, user_id, partner_name, total_paise }) => ({
        ...{ statement_id, franchise_id, user_id, account_holder: partner_name },
        ...{ account_number: ACCOUNT, ifsc: "HDFC0000123", amount_paise: total_paise },
      }));
    const waited = closed.filter((one) => one.status === "closed" && one.month <= month);
    return {
      ...{ id: payoutId(month), month: istMonth(paidOn(month)), status: "paid", entries },
      without_account: waited.map(({ partner_name }) => partner_name),
      total_paise: entries.reduce((sum, { amount_paise }) => sum + amount_paise, 0),
      ...{ made_by: "demo-admin", made_at: Timestamp.fromMillis(paidOn(month) - 2 * HOUR_MS) },
      ...{ paid_at: Timestamp.fromMillis(paidOn(month)), reference: referenceOf(month) },
    };
  });
}

/** A checkout that a link of the district's partner led to, and that nobody paid. */
const LEFT = { franchise_id: "fr-ka-blr", at: { days_ago: 6, at: "15:30" } } as const;
const CHECKOUT_MS = 15 * 60_000;

/** Which checkouts came by a partner's link, so that no order was paid without one. */
function checkoutsBrought(
  earned: readonly Earned[],
  now: number,
): (readonly [path: string, document: object])[] {
  const paid = earned.filter(({ rule }) => rule === "referral");
  const opened = paid.map(({ order_id, ...one }) => ({
    ...one,
    checkout: order_id,
    at: one.paid - CHECKOUT_MS,
  }));
  const left = { ...LEFT, checkout: "left", at: instantOf(LEFT.at, now) };
  return [...opened, left].map(({ checkout, franchise_id, at }) => [
    `${COLLECTIONS.ledger}/referred_demo_${checkout}`,
    {
      ...{ franchise_id, opened_at: Timestamp.fromMillis(at) },
      expires_at: Timestamp.fromMillis(at + 90 * DAY_MS),
    },
  ]);
}

/** Of the district partner's newest month with such a line: asked yesterday at the earliest, since the office answers within two days. */
function questionAbout(
  closed: readonly CommissionStatement[],
  now: number,
): (readonly [path: string, document: SupportTicket | ThreadMessage])[] {
  const ofTerritory = ({ lines }: CommissionStatement) => lines.find(({ rule }) => rule === "territory");
  const statement = closed.findLast((one) => one.franchise_id === "fr-ka-blr" && ofTerritory(one));
  const line = statement && ofTerritory(statement);
  if (statement === undefined || line === undefined) return [];
  const { user_id, month, territory_code } = statement;
  const at = Timestamp.fromMillis(Math.max(statement.closed_at.toMillis(), now - 20 * HOUR_MS));
  const due = Timestamp.fromMillis(at.toMillis() + ANSWER_WITHIN_MS);
  const path = `${SUPPORT_TICKETS}/tkt_demo_statement`;
  const ticket: SupportTicket = {
    ...{ id: "tkt_demo_statement", user_id, source: "account", status: "new" },
    ...{ name: statement.partner_name, email: null, phone: null, language: "en" },
    ...{ assigned_to: null, assigned_name: null, answer_due: due, queue_at: due },
    ...{ first_answered_at: null, messages: 1, merged_into: null, merged: [] },
    search_words: searchWordsOf([statement.partner_name]),
    ...{ created_at: at, updated_at: at },
    subject: `Commission ${monthInMail(month)}, ${territory_code}: ${line.service_name}, ${line.order_id}`,
    ...{ statement_id: statement.id, line_id: line.id },
  };
  const message: ThreadMessage = {
    ...{ sender_id: user_id, sender_role: "franchise", created_at: at, attachments: [] },
    text: "This client came by my own link. Why does the line say it is from my territory?",
  };
  return [
    [path, ticket],
    [`${path}/${SUBCOLLECTIONS.messages}/first`, message],
  ];
}

function accountOf({ partner_name }: Held, now: number): BankDetails {
  const updated_at = Timestamp.fromMillis(now - 100 * DAY_MS);
  return { account_holder: partner_name, account_number: ACCOUNT, ifsc: "HDFC0000123", updated_at };
}
