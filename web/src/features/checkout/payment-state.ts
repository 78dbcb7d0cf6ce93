import type { CheckoutSession } from "@niyamdesk/domain/checkout";
import { errors } from "#messages/errors.ts";
import { purchase } from "#messages/purchase.ts";
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

const { notices } = purchase;

export const NOTICES = {
  dismissed: { tone: "info", text: notices.dismissed },
  processing: { tone: "info", text: notices.processing },
  notPaid: { tone: "info", text: notices.notPaid },
  notInitialised: { tone: "error", text: notices.notInitialised },
  customerMissing: { tone: "error", text: notices.customerMissing },
  notSaved: { tone: "error", text: notices.notSaved },
  contactSupport: { tone: "error", text: notices.contactSupport },
  loadingGateway: { tone: "info", text: notices.loadingGateway },
  checking: { tone: "info", text: errors.timeout },
  window: { tone: "info", text: notices.window },
  confirming: { tone: "info", text: notices.confirming },
} as const satisfies Record<string, Notice>;

export function failureNotice(description: string): Notice {
  return { tone: "error", text: purchase.failed(description) };
}

/** Whether the dialog is what the client looks at; otherwise the page behind it is. */
export function showsDialog(state: PaymentState): boolean {
  return ["preparing", "refused", "ready", "loading_gateway"].includes(state.at);
}
