import type { CheckoutSession } from "@niyamdesk/domain/checkout";
import type { AppError } from "../../lib/app-error.ts";

/** One sentence on what just happened. */
export interface Notice {
  tone: "error" | "info";
  text: string;
}

/** Where a payment stands on this screen. The checkout document has the last word on whether it is paid. */
export type PaymentState =
  /** The checkout is being made; `checking`: it takes long, the same request is being repeated. */
  | { at: "preparing"; checking: boolean }
  | { at: "refused"; error: AppError }
  | { at: "ready"; session: CheckoutSession; notice: Notice | null }
  | { at: "loading_gateway"; session: CheckoutSession }
  | { at: "window"; session: CheckoutSession; failure: string | null }
  /** The window said paid; the server is confirming it. */
  | { at: "confirming" }
  /** Money may be on its way: no second pay button until the server knows. */
  | { at: "waiting"; notice: Notice; checking: boolean }
  | { at: "held" }
  | { at: "paid" };

export const NOTICES = {
  dismissed: {
    tone: "info",
    text: "The payment window was closed before paying. Your order is kept: pay whenever you are ready.",
  },
  processing: {
    tone: "info",
    text: "Your bank has not confirmed it to us yet.",
  },
  notPaid: {
    tone: "info",
    text: "No payment has reached us for this order. If your bank shows a debit, it is returned to you; you can pay now.",
  },
  notInitialised: { tone: "error", text: "Payment initialization failed. Please try again." },
  customerMissing: {
    tone: "error",
    text: "Customer information is missing. Please check your contact details.",
  },
  notSaved: {
    tone: "error",
    text: "Error saving transaction data. Your payment is safe with the provider and we are checking it.",
  },
  contactSupport: { tone: "error", text: "Order was created but failed to save. Please contact support." },
} as const satisfies Record<string, Notice>;

export function failureNotice(description: string): Notice {
  return { tone: "error", text: `Payment failed: ${description}` };
}

/** Whether the dialog is what the client looks at; otherwise the page behind it is. */
export function showsDialog(state: PaymentState): boolean {
  return ["preparing", "refused", "ready", "loading_gateway"].includes(state.at);
}
