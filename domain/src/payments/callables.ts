import { answerDuplicateInput, matchPaymentInput, paymentMatchesInput } from "./payment-input.ts";

export const paymentInputs = {
  answerDuplicate: answerDuplicateInput,
  paymentMatches: paymentMatchesInput,
  matchPayment: matchPaymentInput,
} as const;

/** What held money could have been paid for. */
export interface PaymentMatch {
  checkout_id: string;
  /** The order that it would carry on; null: it becomes a new one. */
  order_id: string | null;
  service: string;
  plan: string;
  /** Name of who opened it. */
  client: string;
  amount_paise: number;
  /** Epoch ms. */
  opened_at: number;
  /** The payment was made through this very one. */
  is_own: boolean;
}

export interface PaymentOutputs {
  /** The order it became; null: it goes back. Also when the same was said before. */
  answerDuplicate: { order_id: string | null };
  /** Of the same sum, the likeliest first. */
  paymentMatches: { matches: PaymentMatch[] };
  matchPayment: { order_id: string };
}
