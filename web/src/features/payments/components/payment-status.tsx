import { checkoutWords } from "#messages/checkout-states.ts";
import { payments } from "#messages/payments.ts";
import { Badge } from "../../../ui/badge.tsx";
import { isAsked, PAYMENT_TONES } from "../payment-words.ts";
import type { PaymentView } from "../read-payment.ts";

export function PaymentStatusBadge({ payment }: { payment: PaymentView }) {
  const words = isAsked(payment) ? checkoutWords.states.asked.label : payments.statuses[payment.status];
  return <Badge tone={PAYMENT_TONES[payment.status]}>{words}</Badge>;
}
