import type { CallableInput } from "@niyamdesk/domain/callables";
import type { FeesToPay } from "@niyamdesk/domain/earnings/fee-payout";
import type { FeeMonth } from "@niyamdesk/domain/earnings/months";
import {
  allAgreementsQuery,
  begunFeePayoutsQuery,
  FEE_AGREEMENTS,
  feePayoutsQuery,
  ownFeePayoutsQuery,
} from "@niyamdesk/domain/earnings/queries";
import { LANGUAGE } from "#messages/language.ts";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, mapLive, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type AgreementView, type FeePayoutView, readAgreement, readFeePayout } from "../read-fee.ts";
import { useAnswer } from "./use-answer.ts";

/** The caller's last twelve months. @param seen what is shown beside it: asked anew when that changes */
export function useOwnFeeMonths(seen: string): Live<FeeMonth[]> {
  return mapLive(
    useAnswer(seen, () => call("ownFeeMonths", { language: LANGUAGE })),
    ({ months }) => months,
  );
}

/** What the CA was paid, the last first, live. */
export function useOwnFeePayouts(uid: string): Live<FeePayoutView[]> {
  return useLiveQuery(ownFeePayoutsQuery, { uid }, readFeePayout);
}

/** What was agreed with a CA, live; null: nothing. */
export function useAgreement(uid: string): Live<AgreementView | null> {
  return useLiveDocument([FEE_AGREEMENTS, uid], readAgreement);
}

/** With all of them, by name, live. @param isWanted not asked for before */
export function useAgreements(isWanted = true): Live<AgreementView[]> {
  return useLiveQuery(allAgreementsQuery, isWanted ? {} : null, readAgreement);
}

/** What all of them were paid, the last first, live. */
export function useFeePayouts(): Live<FeePayoutView[]> {
  return useLiveQuery(feePayoutsQuery, {}, readFeePayout);
}

/** What the bank is to carry out, live. */
export function useBegunFeePayouts(): Live<FeePayoutView[]> {
  return useLiveQuery(begunFeePayoutsQuery, {}, readFeePayout);
}

/** What CAs are due until the end of a month, as it was when it was asked. @param seen asked anew when it changes */
export function useFeesToPay(month: string, seen: string): Live<FeesToPay[]> {
  return mapLive(
    useAnswer(`${month} ${seen}`, () => call("feesToPay", { month })),
    ({ waiting }) => waiting,
  );
}

/** Each throws `AppError`. */
export const agreeFees = (input: CallableInput<"agreeFees">) => call("agreeFees", input);

export const beginFees = (input: CallableInput<"beginFees">) => call("beginFees", input);

export const callOffFees = (input: CallableInput<"callOffFees">) => call("callOffFees", input);

export const payFees = (input: CallableInput<"payFees">) => call("payFees", input);
