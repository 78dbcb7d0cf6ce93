import { useMedia } from "../../../lib/device/use-media.ts";
import type { PaymentView } from "../read-payment.ts";
import { PaymentCards } from "./payment-cards.tsx";
import { PaymentTable } from "./payment-table.tsx";

/** A table where there is room for one. */
export function PaymentHistory({ payments }: { payments: readonly PaymentView[] }) {
  const wide = useMedia("(min-width: 64rem)");
  return wide ? <PaymentTable payments={payments} /> : <PaymentCards payments={payments} />;
}
