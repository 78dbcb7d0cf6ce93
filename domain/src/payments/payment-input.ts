import * as z from "zod/mini";

const paymentId = z.string().check(z.regex(/^pay_[A-Za-z0-9]{1,40}$/));

export const paymentMatchesInput = z.strictObject({ payment_id: paymentId });

/** `matchPayment`: what held money was paid for, as an administrator found out. */
export const matchPaymentInput = z.strictObject({
  payment_id: paymentId,
  checkout_id: z.string().check(z.regex(/^chk_[0-9a-z]{16}$/)),
});

/** `answerDuplicate`: what a second payment for the same plan was meant for. */
export const answerDuplicateInput = z.strictObject({
  payment_id: z.string().check(z.regex(/^pay_[A-Za-z0-9]{14}$/)),
  answer: z.enum(["second_purchase", "give_back"]),
});
