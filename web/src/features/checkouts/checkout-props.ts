import type { CouponTerms } from "@niyamdesk/domain/coupons/coupon";
import type { Service } from "@niyamdesk/domain/services/service";
import type { ReactNode } from "react";
import type { SignedIn } from "../../lib/session/session-store.ts";
import type { PurchaseDraft } from "./draft.ts";
import type { CheckoutAddress } from "./hooks/use-checkout-address.ts";
import type { Purchase } from "./payment-steps.ts";
import type { Quote } from "./quote.ts";

export interface CheckoutProps {
  service: Service;
  address: CheckoutAddress;
  /** Reads the service again, after its price or plans turned out to have changed. */
  onServiceChanged(): void;
  /** The papers of this service, shown with the confirmation. */
  documents: ReactNode;
}

export interface PurchaseProps extends CheckoutProps {
  session: SignedIn;
}

/** What is other about it; undefined takes it away. */
export type AnotherPurchase = {
  [Field in "repeat" | "agreed" | "coupon"]?: PurchaseDraft[Field] | undefined;
};

export interface PaymentScreenProps {
  service: Service;
  planName: string;
  turnaround: string;
  purchase: Purchase;
  address: CheckoutAddress;
  quote: Quote;
  /** The coupon of this purchase; null: none. */
  coupon: CouponTerms | null;
  onServiceChanged(): void;
  /** Another purchase in the place of this one. */
  onStartAgain(change: AnotherPurchase): void;
  onChangeContact(): void;
}
