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

export interface PaymentScreenProps {
  service: Service;
  planName: string;
  turnaround: string;
  purchase: Purchase;
  address: CheckoutAddress;
  quote: Quote;
  onServiceChanged(): void;
  /** Another purchase in the place of this one. */
  onStartAgain(change: Pick<PurchaseDraft, "repeat" | "agreed">): void;
  onChangeContact(): void;
}
