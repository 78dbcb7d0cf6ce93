import { call } from "../../../lib/backend/callables.ts";

export type DuplicateAnswer = "second_purchase" | "give_back";

/** Says what a second payment for the same plan was meant for. @returns the order it became @throws AppError */
export async function answerDuplicate(paymentId: string, answer: DuplicateAnswer): Promise<string | null> {
  return (await call("answerDuplicate", { payment_id: paymentId, answer })).order_id;
}
