import * as z from "zod/mini";

/** `answerDuplicate`: what a second payment for the same plan was meant for. */
export const answerDuplicateInput = z.strictObject({
  payment_id: z.string().check(z.regex(/^pay_[A-Za-z0-9]{14}$/)),
  answer: z.enum(["second_purchase", "give_back"]),
});
