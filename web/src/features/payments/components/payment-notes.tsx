import { payments as words } from "#messages/payments.ts";
import { holdWords, isAsked, refundWords } from "../payment-words.ts";
import type { PaymentView } from "../read-payment.ts";
import { DuplicateQuestion } from "./duplicate-question.tsx";
import { InvoicePaper } from "./invoice-paper.tsx";

/** What happened to a payment after it was made: refunds, or why it is being checked. */
export function PaymentNotes({ payment }: { payment: PaymentView }) {
  const isHeld = payment.status === "held";
  if (!isHeld && payment.refunds.length === 0) return null;
  return (
    <>
      <ul className="mt-1.5 grid max-w-prose gap-1 text-sm whitespace-normal">
        {isHeld && <li>{holdWords(payment)}</li>}
        {payment.refunds.map((refund) => (
          <li key={refund.id}>
            {refundWords(refund)}
            {refund.creditNote !== null && (
              <span className="block">
                {words.creditNote} <InvoicePaper number={refund.creditNote} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {isAsked(payment) && <DuplicateQuestion paymentId={payment.id} />}
    </>
  );
}
