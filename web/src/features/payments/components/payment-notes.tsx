import { holdWords, isAsked, refundWords } from "../payment-words.ts";
import type { PaymentView } from "../read-payment.ts";
import { DuplicateQuestion } from "./duplicate-question.tsx";

/** What happened to a payment after it was made: refunds, or why it is being checked. */
export function PaymentNotes({ payment }: { payment: PaymentView }) {
  const notes = [
    ...(payment.status === "held" ? [holdWords(payment)] : []),
    ...payment.refunds.map(refundWords),
  ];
  if (notes.length === 0) return null;
  return (
    <>
      <ul className="mt-1.5 grid max-w-prose gap-1 text-sm whitespace-normal">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {isAsked(payment) && <DuplicateQuestion paymentId={payment.id} />}
    </>
  );
}
