import type { CommissionStatus } from "@niyamdesk/domain/commissions/commission";
import type { StatementStatus } from "@niyamdesk/domain/commissions/statement";
import type { Tone } from "../../ui/badge.tsx";

export const LINE_TONES: Record<CommissionStatus, Tone> = {
  accrued: "info",
  payable: "info",
  paid: "success",
  reversed: "neutral",
};

export const STATEMENT_TONES: Record<StatementStatus, Tone> = {
  closed: "info",
  nothing: "neutral",
  in_payout: "info",
  paid: "success",
  returned: "error",
};
