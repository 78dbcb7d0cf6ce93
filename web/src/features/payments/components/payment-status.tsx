import { PAYMENT_STATUS_LABELS, type PaymentStatus } from "@niyamdesk/domain/payment";
import { Badge } from "../../../ui/badge.tsx";
import { PAYMENT_TONES } from "../payment-words.ts";

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={PAYMENT_TONES[status]}>{PAYMENT_STATUS_LABELS[status]}</Badge>;
}
