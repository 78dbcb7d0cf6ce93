import { answerDuplicateInput } from "./payment-input.ts";

export const paymentInputs = {
  answerDuplicate: answerDuplicateInput,
} as const;

export interface PaymentOutputs {
  /** The order it became; null: it goes back. Also when the same was said before. */
  answerDuplicate: { order_id: string | null };
}
