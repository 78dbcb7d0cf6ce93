import type { ContactDetailsInput } from "@niyamdesk/domain/checkouts/checkout-input";
import type { CouponTerms } from "@niyamdesk/domain/coupons/coupon";
import { clearDraft, readDraft, writeDraft } from "../../lib/device/draft.ts";
import type { PaidAnswer } from "./data/razorpay-window.ts";

/** What this tab remembers of a purchase that is under way; everything else is in the address or on the server. */
export interface PurchaseDraft {
  /** As typed; `entered` once the dialog was sent. */
  contact?: Partial<ContactDetailsInput>;
  entered?: boolean;
  /** Idempotency key, and the purchase it was made for. */
  key?: string;
  keyFor?: string;
  /** The plan that the client buys again, having been told of a payment minutes ago. */
  repeat?: string;
  /** The total, whole rupees, that the server named when a plan's price had changed and that the client agreed to. */
  agreed?: { plan: string; total: number };
  /** What a coupon takes off a plan, as the server said. */
  coupon?: CouponTerms & { plan: string };
  /** The checkout that was started in this tab, and whether the provider's window was opened for it. */
  checkout?: string;
  opened?: boolean;
  /** What the window answered, until the server has confirmed it. */
  answer?: PaidAnswer;
}

const name = (serviceId: string): string => `checkout.${serviceId}`;

export function purchaseDraft(serviceId: string): PurchaseDraft {
  return (readDraft(name(serviceId)) ?? {}) as PurchaseDraft;
}

/** Lays changes over the draft; undefined forgets a field. */
export function keepInDraft(
  serviceId: string,
  change: { [Field in keyof PurchaseDraft]: PurchaseDraft[Field] | undefined },
): void {
  writeDraft(name(serviceId), { ...purchaseDraft(serviceId), ...change });
}

export function clearPurchaseDraft(serviceId: string): void {
  clearDraft(name(serviceId));
}

/**
 * The idempotency key of a purchase: made once, the same for each try; another plan, price or person billed is another
 * purchase.
 */
export function idempotencyKey(serviceId: string, purchase: readonly unknown[]): string {
  const keyFor = JSON.stringify(purchase);
  const draft = purchaseDraft(serviceId);
  if (draft.key !== undefined && draft.keyFor === keyFor) return draft.key;
  const key = crypto.randomUUID();
  keepInDraft(serviceId, {
    key,
    keyFor,
    checkout: undefined,
    opened: undefined,
    answer: undefined,
  });
  return key;
}
