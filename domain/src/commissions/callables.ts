import * as z from "zod/mini";
import type { ListFile } from "../base/list-file.ts";
import { documentId } from "../fields/fields.ts";
import { commissionRulesInput } from "./commission-settings.ts";
import type { OpenSums } from "./open-sums.ts";
import { confirmPayoutInput, makePayoutInput, payoutInput, returnPaymentInput } from "./payout.ts";

export const commissionInputs = {
  setCommissionRules: commissionRulesInput,
  makePayout: makePayoutInput,
  payoutFile: payoutInput,
  confirmPayout: confirmPayoutInput,
  returnPayment: returnPaymentInput,
  exportStatement: z.strictObject({ statement_id: documentId }),
  printStatement: z.strictObject({ statement_id: documentId }),
  ownCommissionSums: z.strictObject({}),
} as const;

export interface CommissionOutputs {
  setCommissionRules: Record<string, never>;
  /** Null: nobody is to be paid. */
  makePayout: { payout_id: string | null };
  /** For the bank. */
  payoutFile: ListFile;
  confirmPayout: Record<string, never>;
  returnPayment: Record<string, never>;
  exportStatement: ListFile;
  /** A PDF. */
  printStatement: { name: string; base64: string };
  /** Of all of the caller's lines: earned in this month, not payable yet, and payable by month. */
  ownCommissionSums: OpenSums;
}
