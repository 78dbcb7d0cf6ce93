import type { CheckoutSession } from "@niyamdesk/domain/checkouts/checkout";
import type { CheckoutState } from "@niyamdesk/domain/checkouts/checkout-state";
import { checkoutWords } from "#messages/checkout-states.ts";
import { errors } from "#messages/errors.ts";
import { purchase } from "#messages/purchase.ts";
import type { AppError } from "../../lib/backend/app-error.ts";

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
  /** The window was closed; the server is looking whether something was paid in it. */
  | { at: "looking"; session: CheckoutSession }
  /** The window said paid; the server is confirming it. */
  | { at: "confirming" }
  /**
   * Money may be on its way. What the checkout is, its record says; `otherwise` as long as that knows of no payment.
   * `notice`: what went wrong when it was last asked.
   */
  | {
      at: "waiting";
      checkoutId: string;
      otherwise: "silent" | "arriving";
      notice: Notice | null;
      checking: boolean;
    }
  | { at: "held" }
  | { at: "paid" };

const { notices } = purchase;

export const NOTICES = {
  dismissed: { tone: "info", text: notices.dismissed },
  notPaid: { tone: "info", text: checkoutWords.states.not_paid.text },
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
  return ["preparing", "refused", "ready", "loading_gateway", "looking"].includes(state.at);
}

/** States in which a record itself says what is being waited for. */
const KNOWN: readonly CheckoutState[] = ["silent", "arriving", "checking", "asked", "paid", "second_debit"];

/** Whether the record knows of the payment that is waited for. */
export function isKnown(record: CheckoutState | null): record is CheckoutState {
  return record !== null && KNOWN.includes(record);
}

/**
 * What is waited for. A record that knew of the payment (`knew`) is believed whatever it says next; else this tab knows
 * more of what was just begun than a record that tells of an earlier try.
 */
export function awaited(
  record: CheckoutState | null,
  otherwise: "silent" | "arriving",
  knew: boolean,
): CheckoutState {
  if (record === null || record === "left") return otherwise;
  if (knew || isKnown(record)) return record;
  return otherwise === "silent" && record === "not_paid" ? record : otherwise;
}
