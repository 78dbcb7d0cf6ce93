import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import {
  firstWaitingQuery,
  latestOfFranchiseQuery,
  latestPayoutsQuery,
  monthsOfFranchiseQuery,
  ownCommissionsQuery,
  ownStatementsQuery,
  payoutsQuery,
  waitingStatementsQuery,
} from "@niyamdesk/domain/commissions/queries";
import { call } from "../../../lib/backend/callables.ts";
import { saveFile, savePaper } from "../../../lib/files/save-file.ts";
import { type Live, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import {
  type CommissionView,
  type PayoutView,
  readCommission,
  readPayout,
  readStatement,
  type StatementView,
} from "../read-commission.ts";

/** What the partner earned, the newest first, live. */
export function useOwnCommissions(uid: string): Live<CommissionView[]> {
  return useLiveQuery(ownCommissionsQuery, { uid }, readCommission);
}

/** The partner's closed months, the newest first, live. */
export function useOwnStatements(uid: string): Live<StatementView[]> {
  return useLiveQuery(ownStatementsQuery, { uid }, readStatement);
}

/** What one franchise earned last, for administrators, live. */
export function useLatestOf(franchise_id: string): Live<CommissionView[]> {
  return useLiveQuery(latestOfFranchiseQuery, { franchise_id }, readCommission);
}

/** Its closed months, for administrators, live. */
export function useMonthsOf(franchise_id: string): Live<StatementView[]> {
  return useLiveQuery(monthsOfFranchiseQuery, { franchise_id }, readStatement);
}

/** One, live; null when it is not there. */
export function useStatement(id: string): Live<StatementView | null> {
  const live = useLiveDocument([COLLECTIONS.commissionStatements, id], readStatement);
  return live.status === "refused" ? { status: "ready", value: null } : live;
}

/** What waits for a payout, live: as much as a page begins with. */
export function useFirstWaiting(): Live<StatementView[]> {
  return useLiveQuery(firstWaitingQuery, {}, readStatement);
}

/** All of it; it is loading until it is asked for. */
export function useAllWaiting(isAsked = true): Live<StatementView[]> {
  return useLiveQuery(waitingStatementsQuery, isAsked ? {} : null, readStatement);
}

/** Payouts of a year, live. */
export function useLatestPayouts(): Live<PayoutView[]> {
  return useLiveQuery(latestPayoutsQuery, {}, readPayout);
}

/** All of them; loading until they are asked for. */
export function useAllPayouts(isAsked: boolean): Live<PayoutView[]> {
  return useLiveQuery(payoutsQuery, isAsked ? {} : null, readPayout);
}

/** Whether there are as many as a page begins with, and so perhaps more. */
export const mayWaitMore = (found: readonly StatementView[]) => found.length === firstWaitingQuery.limit;
export const mayBeOlder = (found: readonly PayoutView[]) => found.length === latestPayoutsQuery.limit;

/** Each throws `AppError`. */
export const ownCommissionSums = () => call("ownCommissionSums", {});

export const makePayout = (input: CallableInput<"makePayout">) => call("makePayout", input);

export const confirmPayout = (input: CallableInput<"confirmPayout">) => call("confirmPayout", input);

export const returnPayment = (input: CallableInput<"returnPayment">) => call("returnPayment", input);

export async function saveBankFile(payout_id: string): Promise<void> {
  save(await call("payoutFile", { payout_id }));
}

export async function saveStatement(statement_id: string): Promise<void> {
  save(await call("exportStatement", { statement_id }));
}

export async function saveStatementPaper(statement_id: string): Promise<void> {
  savePaper(await call("printStatement", { statement_id }));
}

function save({ name, text }: { name: string; text: string }): void {
  saveFile(new TextEncoder().encode(text), "text/csv;charset=utf-8", name);
}
