import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { FeeAgreement } from "./agreement.ts";
import type { CaFee } from "./ca-fee.ts";
import type { FeePayout } from "./fee-payout.ts";

export const CA_FEES = collectionOf<CaFee>("ca_fees");
export const FEE_AGREEMENTS = collectionOf<FeeAgreement>("ca_fee_agreements");
export const FEE_PAYOUTS = collectionOf<FeePayout>("ca_fee_payouts");

/** All lines about one order or consultation. */
export const feesOfCauseQuery = {
  by: "functions",
  from: CA_FEES,
  where: [["cause_id", "==", "{cause_id}"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** What was earned since a month. */
export const feesOfCaSinceQuery = {
  by: "functions",
  from: CA_FEES,
  where: [
    ["ca_id", "==", "{ca_id}"],
    ["month", ">=", "{month}"],
  ],
  order: [["month", "desc"]],
  limit: 500,
} as const satisfies QueryDeclaration;

/** What is not paid of the work until the end of a month; fewer than one commit takes. */
export const feesDueOfCaQuery = {
  by: "functions",
  from: CA_FEES,
  where: [
    ["ca_id", "==", "{ca_id}"],
    ["status", "==", "accrued"],
    ["month", "<=", "{month}"],
  ],
  order: [["month", "asc"]],
  limit: 300,
} as const satisfies QueryDeclaration;

/** What is in one CA's payment. */
export const feesOfPayoutQuery = {
  by: "functions",
  from: CA_FEES,
  where: [["payout_id", "==", "{payout_id}"]],
  limit: 300,
} as const satisfies QueryDeclaration;

/** All payments of a batch. */
export const payoutsOfBatchQuery = {
  by: "functions",
  from: FEE_PAYOUTS,
  where: [["batch_id", "==", "{batch_id}"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** With whom fees were agreed. */
export const agreementsQuery = {
  by: "functions",
  from: FEE_AGREEMENTS,
  order: [["ca_name", "asc"]],
  limit: 200,
} as const satisfies QueryDeclaration;

export const payoutsOfYearQuery = {
  by: "functions",
  from: FEE_PAYOUTS,
  where: [
    ["ca_id", "==", "{ca_id}"],
    ["financial_year", "==", "{financial_year}"],
  ],
  limit: 200,
} as const satisfies QueryDeclaration;

/** What a CA is or was paid, the last first. */
export const ownFeePayoutsQuery = {
  by: "ca",
  from: FEE_PAYOUTS,
  where: [
    ["ca_id", "==", "{uid}"],
    ["status", "in", ["begun", "paid"]],
  ],
  order: [["begun_at", "desc"]],
  limit: 36,
} as const satisfies QueryDeclaration;

/** What all of them were paid, and what was called off. */
export const feePayoutsQuery = {
  by: "admin",
  from: FEE_PAYOUTS,
  where: [["status", "in", ["paid", "called_off"]]],
  order: [["begun_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** What the bank is to carry out: whatever waits longest for its reference first, so that nothing is forgotten. */
export const begunFeePayoutsQuery = {
  by: "admin",
  from: FEE_PAYOUTS,
  where: [["status", "==", "begun"]],
  order: [["begun_at", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

/** What is agreed with everybody. */
export const allAgreementsQuery = {
  by: "admin",
  from: FEE_AGREEMENTS,
  order: [["ca_name", "asc"]],
  limit: 50,
} as const satisfies QueryDeclaration;
