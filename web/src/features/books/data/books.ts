import {
  findingsOfPaymentQuery,
  latestRunsQuery,
  openFindingsQuery,
  setAsideFindingsQuery,
} from "@niyamdesk/domain/books/queries";
import type { CallableInput } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type FindingView, readFinding } from "../read-finding.ts";
import { type RunView, readRun } from "../read-run.ts";

/** What waits for a decision, the oldest first, live. */
export function useOpenFindings(): Live<FindingView[]> {
  return useLiveQuery(openFindingsQuery, {}, readFinding);
}

/** @param isWanted not asked for before */
export function useFindingsAside(isWanted: boolean): Live<FindingView[]> {
  return useLiveQuery(setAsideFindingsQuery, isWanted ? {} : null, readFinding);
}

export function useFindingsOf(payment_id: string): Live<FindingView[]> {
  return useLiveQuery(findingsOfPaymentQuery, { payment_id }, readFinding);
}

/** The last comparisons, the latest first, live. */
export function useLatestRuns(): Live<RunView[]> {
  return useLiveQuery(latestRunsQuery, {}, readRun);
}

/** Each throws `AppError`; sent again it finds what the first try did. */
export const compareBooks = (input: CallableInput<"compareBooks">) => call("compareBooks", input);
export const mendFinding = (finding_id: string) => call("mendFinding", { finding_id });
export const noteFinding = (input: CallableInput<"noteFinding">) => call("noteFinding", input);
export const setFindingAside = (input: CallableInput<"setFindingAside">) => call("setFindingAside", input);
export const reopenFinding = (finding_id: string) => call("reopenFinding", { finding_id });
export const paymentMatches = (payment_id: string) => call("paymentMatches", { payment_id });
export const matchPayment = (input: CallableInput<"matchPayment">) => call("matchPayment", input);

/** Saves all that speaks for us as one file. @returns names of files that were too large for it */
export async function saveEvidence(input: CallableInput<"disputeEvidence">): Promise<string[]> {
  const { name, base64, left_out } = await call("disputeEvidence", input);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(bytes, "application/zip", name);
  return left_out;
}
