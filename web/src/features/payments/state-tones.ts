import type { CheckoutState } from "@niyamdesk/domain/checkouts/checkout-state";
import type { Tone } from "../../ui/badge.tsx";

export const STATE_TONES: Record<CheckoutState, Tone> = {
  left: "neutral",
  silent: "info",
  arriving: "info",
  failed: "warning",
  not_paid: "warning",
  returned: "neutral",
  checking: "warning",
  asked: "warning",
  paid: "success",
  second_debit: "info",
  expired: "neutral",
};
