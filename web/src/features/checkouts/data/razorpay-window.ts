import { PRODUCT } from "@niyamdesk/domain/base/product";
import type { CheckoutSession } from "@niyamdesk/domain/checkouts/checkout";
import { purchase } from "#messages/purchase.ts";
import { windowPrefill } from "../prefill.ts";
import type { RazorpayConstructor } from "./razorpay-script.ts";

/** What the window hands back after a payment; only the server can tell whether it is true. */
export interface PaidAnswer {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

interface WindowEvents {
  onPaid(answer: PaidAnswer): void;
  /** An attempt failed; the window stays open for another, so this is not the end. */
  onFailed(description: string): void;
  onDismissed(): void;
}

export interface OpenWindow {
  /** Closes it without an event: whoever closes knows. */
  close(): void;
}

const BRAND = "#21448f";

/** Opens the provider's window for a session. Nothing is reported after it was closed. Throws what the provider throws. */
export function openRazorpay(
  Razorpay: RazorpayConstructor,
  session: CheckoutSession,
  description: string,
  events: WindowEvents,
): OpenWindow {
  let open = true;
  const finish = (report: () => void): void => {
    if (!open) return;
    open = false;
    report();
  };
  const provider = new Razorpay({
    key: session.razorpay_key_id,
    amount: session.amount_paise,
    currency: session.currency,
    order_id: session.razorpay_order_id,
    name: PRODUCT,
    description,
    prefill: windowPrefill(session.prefill),
    notes: session.notes,
    theme: { color: BRAND },
    retry: { enabled: true },
    handler: (answer: PaidAnswer) => finish(() => events.onPaid(answer)),
    modal: {
      escape: true,
      backdropclose: false,
      // The browser's back button closes the window and leaves the page where it is.
      handleback: true,
      ondismiss: () => finish(events.onDismissed),
    },
  });
  provider.on("payment.failed", ({ error }) => {
    if (open) events.onFailed(error?.description?.trim() || purchase.noReason);
  });
  provider.open();
  return {
    close: () =>
      finish(() => {
        provider.close();
      }),
  };
}
