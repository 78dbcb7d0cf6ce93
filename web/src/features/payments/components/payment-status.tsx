import { Badge } from "../../../ui/badge.tsx";
import { PAYMENT_TONES, paymentLabel } from "../payment-words.ts";
import type { PaymentView } from "../read-payment.ts";

export function PaymentStatusBadge({ payment }: { payment: PaymentView }) {
  return <Badge tone={PAYMENT_TONES[payment.status]}>{paymentLabel(payment)}</Badge>;
}
