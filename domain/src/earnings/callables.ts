import { agreeFeesInput, ownFeeMonthsInput } from "./agreement.ts";
import {
  beginFeesInput,
  callOffFeesInput,
  type FeesToPay,
  feesToPayInput,
  payFeesInput,
} from "./fee-payout.ts";
import type { FeeMonth } from "./months.ts";

export const earningInputs = {
  agreeFees: agreeFeesInput,
  feesToPay: feesToPayInput,
  beginFees: beginFeesInput,
  payFees: payFeesInput,
  callOffFees: callOffFeesInput,
  ownFeeMonths: ownFeeMonthsInput,
} as const;

export interface EarningOutputs {
  agreeFees: Record<string, never>;
  /** Of whom anything is due. */
  feesToPay: { waiting: FeesToPay[] };
  /** Sent again with the same key, nothing more happens. */
  beginFees: Record<string, never>;
  /** Sent again with the same reference, nothing more happens. */
  payFees: Record<string, never>;
  callOffFees: Record<string, never>;
  /** The caller's last twelve months, the latest first. */
  ownFeeMonths: { months: FeeMonth[] };
}
