import { formatPaise } from "@niyamdesk/domain/money/money";
import { payments as words } from "#messages/payments.ts";
import { refunds as refundMessages } from "#messages/refunds.ts";
import { arrivalWords } from "../../../lib/money/refund-arrival.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { useOwnAsked } from "../data/own-asked.ts";
import { owedRefunds } from "../owed-refunds.ts";
import { holdWords, isAsked, refundWords } from "../payment-words.ts";
import type { PaymentView, RefundView } from "../read-payment.ts";
import { DuplicateQuestion } from "./duplicate-question.tsx";
import { InvoicePaper } from "./invoice-paper.tsx";

/** What happened to a payment after it was made: refunds and where they are, papers that were made anew, or why it is being checked. */
export function PaymentNotes({ payment }: { payment: PaymentView }) {
  const { refunds, askingPaise, replaced } = payment;
  const isHeld = payment.status === "held";
  const asked = useOwnAsked(payment.userId);
  // What did not go is said until as much went another way, which what was asked for tells; where that cannot be read, the payment has to do.
  const requests = asked.status === "ready" ? asked.value : [];
  const owed = asked.status === "loading" ? [] : owedRefunds(payment, requests);
  const said = refunds.flatMap((refund): RefundView[] => {
    const stuck = owed.find(({ id }) => id === refund.id);
    if (refund.status !== "failed") return [refund];
    return stuck === undefined ? [] : [{ ...refund, amountPaise: stuck.paise }];
  });
  const refused = owed.filter(({ id }) => refunds.every((refund) => refund.id !== id));
  const isSilent = said.length === 0 && refused.length === 0 && askingPaise === 0 && replaced.length === 0;
  if (!isHeld && isSilent) return null;
  return (
    <>
      <ul className="mt-1.5 grid max-w-prose gap-1.5 text-sm whitespace-normal">
        {isHeld && <li>{holdWords(payment)}</li>}
        {askingPaise > 0 && <li>{words.refundAsked(formatPaise(askingPaise))}</li>}
        {refused.map(({ id, paise }) => (
          <li key={id}>{refundMessages.state.refused(formatPaise(paise))}</li>
        ))}
        {said.map((refund) => (
          <RefundNote key={refund.id} refund={refund} />
        ))}
        {replaced.map(({ invoice, creditNote }) => (
          <li key={invoice}>
            {words.replaced} <InvoicePaper number={invoice} />, {words.replacedBy}{" "}
            <InvoicePaper number={creditNote} />
          </li>
        ))}
      </ul>
      {isAsked(payment) && <DuplicateQuestion paymentId={payment.id} />}
    </>
  );
}

function RefundNote({ refund }: { refund: RefundView }) {
  const now = useServerMinute();
  const arrival = arrivalWords(refund, now);
  const { status, reference, creditNote } = refund;
  return (
    <li>
      {refundWords(refund)}
      {arrival !== null && <span className="muted block">{arrival}</span>}
      {status === "processed" && reference !== null && (
        <span className="block">
          {words.reference}{" "}
          <span translate="no" className="font-mono text-xs wrap-anywhere">
            {reference}
          </span>
        </span>
      )}
      {creditNote !== null && (
        <span className="block">
          {words.creditNote} <InvoicePaper number={creditNote} />
        </span>
      )}
    </li>
  );
}
