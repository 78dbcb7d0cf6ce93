import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import {
  type CommissionSettings,
  DEFAULT_COMMISSION_SETTINGS,
  ratesOn,
} from "@niyamdesk/domain/commissions/commission-settings";
import {
  latestOfFranchiseQuery,
  monthsOfFranchiseQuery,
  openStatementsQuery,
  ownCommissionsQuery,
  ownStatementsQuery,
  payoutsQuery,
} from "@niyamdesk/domain/commissions/queries";
import type { Rates } from "@niyamdesk/domain/commissions/reckoning";
import { call } from "../../../lib/backend/callables.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { type Live, mapLive, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { timeIn } from "../../../lib/firestore/stored.ts";
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

/** What waits for a payout or for the bank, live. */
export function useOpenStatements(): Live<StatementView[]> {
  return useLiveQuery(openStatementsQuery, {}, readStatement);
}

export function usePayouts(): Live<PayoutView[]> {
  return useLiveQuery(payoutsQuery, {}, readPayout);
}

/** What counts, with the instant it was set at (epoch ms; null: never). */
export interface KnownRules {
  settings: CommissionSettings;
  setAt: number | null;
}

export function useCommissionRules(): Live<KnownRules> {
  const live = useLiveDocument([COLLECTIONS.settings, "commission"], (_, data): KnownRules => {
    const settings = { ...DEFAULT_COMMISSION_SETTINGS, ...(data as Partial<CommissionSettings>) };
    return { settings, setAt: timeIn(data, "updated_at") };
  });
  return mapLive(live, (known) => known ?? { settings: DEFAULT_COMMISSION_SETTINGS, setAt: null });
}

/** Percent by level that counts on orders of today; as usual until it is known. */
export function useRatesToday(): Rates {
  const known = useCommissionRules();
  return ratesOn(known.status === "ready" ? known.value.settings : DEFAULT_COMMISSION_SETTINGS, Date.now());
}

/** Each throws `AppError`. */
export const setCommissionRules = (input: CallableInput<"setCommissionRules">) =>
  call("setCommissionRules", input);

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
  const { name, base64 } = await call("printStatement", { statement_id });
  saveFile(bytesOf(base64), "application/pdf", name);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function save({ name, text }: { name: string; text: string }): void {
  saveFile(new TextEncoder().encode(text), "text/csv;charset=utf-8", name);
}
